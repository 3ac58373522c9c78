/** /operator/log: every action of every operator; nothing is ever changed or taken out. */
import { operator } from '#contract/operator/operator.ts';
import { words } from '#contract/words.ts';
import { LogList } from './parts/detail.tsx';
import { ListScreen } from './parts/list.tsx';

const w = words.operator.log;

export type LogSearch = { about?: string };
type Props = { search: LogSearch; onSearch: (search: LogSearch) => void };

export function LogScreen(props: Props) {
  return (
    <ListScreen
      {...w}
      {...props}
      endpoint={operator.log}
      query={props.search}
      of={(reply) => reply.log}
      rows={(log) => <LogList log={log} about />}
      filters={[{ name: 'about', by: 'search', label: w.find, hint: w.findHint }]}
    />
  );
}
