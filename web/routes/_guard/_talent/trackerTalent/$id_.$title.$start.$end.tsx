/** The same board under its other fixed URL; the title and the days in it are ignored. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { pageTitle } from '#web/lib/title.ts';
import { BoardPage, loadBoard } from '../../../-board.tsx';
import { readBoardSearch } from '../../../-searches.ts';

export const Route = createFileRoute('/_guard/_talent/trackerTalent/$id_/$title/$start/$end')({
  head: () => pageTitle(words.common.places.board),
  validateSearch: readBoardSearch,
  loader: ({ context, params }) => loadBoard(context.queryClient, params.id),
  component: BoardRoute,
});

function BoardRoute() {
  return <BoardPage id={Route.useParams().id} side="talent" />;
}
