/** The way back; who opened this page in a tab of its own is brought to the front page, which leads on. */
import * as paths from '#contract/site/paths.ts';
export function goBack(): void {
  if (history.length > 1) history.back();
  else location.assign(paths.front);
}
