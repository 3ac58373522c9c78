/** The profile form in two steps: Personal info, then Address and Status. What is typed is kept until it is saved. */
import { type FormEvent, useEffect, useRef } from 'react';
import { accounts } from '#contract/accounts.ts';
import type { Reply } from '#contract/endpoint.ts';
import { profileForm, profiles } from '#contract/profiles.ts';
import { words } from '#contract/words.ts';
import { ApiRefusal } from '#web/lib/api.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { applyRefusal, useContractForm } from '#web/lib/forms.ts';
import { callKey, useMutationCall } from '#web/lib/query.ts';
import { rememberPerson } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-fields.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { notify } from '#web/ui/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { AddressAndStatus } from './address-and-status.tsx';
import { PersonalInfo } from './personal-info.tsx';
import { PERSONAL_FIELDS, profileValues } from './profile-values.ts';

export type SetUpStep = 1 | 2;
type Props = {
  me: Reply<typeof accounts.me>;
  step: SetUpStep;
  onStep: (step: SetUpStep) => void;
  onLeave: (saved: boolean) => void;
};
