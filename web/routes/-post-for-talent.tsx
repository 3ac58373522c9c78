/** Posting a job for one talent: the header names them, and they are invited to it. */
import { useQuery } from '@tanstack/react-query';
import { firstNameOf } from '#contract/core/names.ts';
import { people } from '#contract/people/people.ts';
import { callOptions } from '#web/lib/query.ts';
import { type InitialJobValues, PostJob } from './-post-job.tsx';

export function PostForTalent({ talent, ...begun }: InitialJobValues & { talent: string }) {
  const { data } = useQuery(callOptions(people.get, { params: { id: talent } }));
  return <PostJob {...begun} talent={talent} name={data && firstNameOf(data.users.name)} />;
}
