/** /operator/log: every act of every operator; nothing is ever changed or taken out. */
import { operator } from '#contract/operator/operator.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { ListFrame } from './list-frame.tsx';
import { LogList } from './log-list.tsx';
import { SearchField } from './search-field.tsx';

type Props = { about: string; onAbout: (about: string) => void };

export function LogScreen({ about, onAbout }: Props) {
  const query = about ? { about } : {};
  const pages = useCallPages(operator.log, { query }, (reply) => ({ items: reply.log, next: reply.next }));
  return (
    <>
      <PageHeader title="Log" text="Every act with its reason. Nothing here can be changed." />
      <div className="mb-5 max-w-xl">
        <SearchField
          key={about}
          label="About what"
          placeholder="Id or reference"
          value={about}
          onSearch={onAbout}
        />
      </div>
      <ListFrame pages={pages} errorTitle="The log could not be loaded" empty="Nobody acted on this.">
        {(log) => <LogList log={log} about />}
      </ListFrame>
    </>
  );
}
