/** Begins a payment and sends the browser to the provider's page. */

import { useEffect, useState } from 'react';
import type { Reply } from '#contract/core/endpoint.ts';
import { payments } from '#contract/payments/payments.ts';
import { words } from '#contract/words.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { providerPage } from './provider-page.ts';

export type PayableBid = Reply<typeof payments.bid>['bid'];

/** `busy` stays true while the provider's page is loading. */
export function usePay(jobId: string): { pay: () => void; busy: boolean; error: Error | null } {
  const [leaving, setLeaving] = useState(false);
  const [refused, setRefused] = useState<Error | null>(null);
  useEffect(() => {
    // The browser's back button brings this page back as it was left: with a busy button.
    const returned = () => setLeaving(false);
    addEventListener('pageshow', returned);
    return () => removeEventListener('pageshow', returned);
  }, []);
  const start = useMutationCall(payments.pay, {
    onSuccess: ({ authorization_url }) => {
      const address = providerPage(authorization_url);
      if (!address) return setRefused(new Error(words.payments.fixed.notSuccessful));
      setLeaving(true);
      location.assign(address);
    },
    onError: (error) => notify.bad(words.payments.fixed.notSuccessful, 'usual', messageOf(error)),
  });
  return {
    pay: () => start.mutate({ body: { job_id: jobId } }),
    busy: start.isPending || leaving,
    error: start.error ?? refused,
  };
}
