/** Goes back; in a tab opened on this page, to the front page, which leads on. */
import * as paths from '#contract/site/paths.ts';
export function goBack(): void {
  if (history.length > 1) history.back();
  else location.assign(paths.front);
}
