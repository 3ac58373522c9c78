/** The board of a tracked order, for its talent (rule 9.12). */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { pageTitle } from '#web/lib/title.ts';
import { BoardPage, loadBoard } from '../../../-board.tsx';
import { readBoardSearch } from '../../../-searches.ts';

export const Route = createFileRoute('/_guard/_talent/trackerTalent/$id')({
  head: () => pageTitle(words.common.places.board),
  validateSearch: readBoardSearch,
  loader: ({ context, params }) => loadBoard(context.queryClient, params.id),
  component: BoardRoute,
});

function BoardRoute() {
  return <BoardPage id={Route.useParams().id} side="talent" />;
}
