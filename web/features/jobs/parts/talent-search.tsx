/** Finds talents by the beginning of their name and invites them to a job with one press. */
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Job } from '#contract/jobs/jobs.ts';
import { type FoundTalent, people } from '#contract/people/people.ts';
import { NAME_MAX } from '#contract/profiles/profile.ts';
import { words } from '#contract/words.ts';
import { callOptions } from '#web/lib/query.ts';
import { Avatar } from '#web/ui/basics/avatar.tsx';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { ErrorBox } from '#web/ui/basics/error-box.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useTypingPause } from '#web/ui/lists/typing-pause.ts';
import { useInvites } from '../invites.ts';

/** Minimum number of letters to search for: fewer are too vague. */
const LEAST = 2;

export function TalentSearch({ job }: { job: Job }) {
  const [typed, setTyped] = useState('');
  const name = useTypingPause(typed.trim());
  const query = useQuery({
    ...callOptions(people.findTalents, { query: { name } }),
    enabled: name.length >= LEAST,
    placeholderData: (before) => before,
  });
  const id = useId();
  const found = name.length >= LEAST ? query.data?.talents : undefined;
  return (
    <div className="grid gap-2">
      <TextField
        label={words.buying.invitation.byName}
        type="search"
        name="talent-name"
        autoComplete="off"
        maxLength={NAME_MAX}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // Enter is for the other field of the dialog.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        optional
      />
      {query.error && <ErrorBox error={query.error} onRetry={() => void query.refetch()} />}
      <p id={id} role="status" className={found?.length === 0 ? 'text-soft' : 'sr-only'}>
        {found && words.buying.invitation.found(found.length)}
      </p>
      {found && found.length > 0 && (
        <ul aria-labelledby={id} className="grid max-h-72 divide-y divide-line overflow-y-auto">
          {found.map((talent) => (
            <Found key={talent.id} talent={talent} job={job} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Found({ talent, job }: { talent: FoundTalent; job: Job }) {
  const invite = useInvites();
  const state = job.invitees.find((one) => one.talent.id === talent.id)?.state;
  const isInvited = state === 'invited' || state === 'applied';
  return (
    <li className="flex items-center gap-3 py-2">
      <Avatar name={talent.name} image={talent.profile_image} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{talent.name}</p>
        {talent.storyline && <p className="truncate text-sm text-soft">{talent.storyline}</p>}
      </div>
      {isInvited ? (
        <Badge tone="active">
          {state === 'applied' ? words.common.status.applied : words.common.status.invited}
        </Badge>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          busy={invite.isPending}
          onClick={() => invite.mutate({ job: job.id, talents: [talent] })}
        >
          {words.buying.invitation.action}
          <span className="sr-only"> {talent.name}</span>
        </Button>
      )}
    </li>
  );
}
