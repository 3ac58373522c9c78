/** How the fixed texts (rule 13.1) are listed for the test of the catalogue. */

/** `{0}` is a parameter; `key` is the place in the catalogue; `condition` says when the screen shows it. */
type Message = readonly [text: string, key: string, condition: string];

/** Messages of one screen. `{id}` and the like are parameters of the address. */
export type Screen = {
  screen: string;
  /** The browser or component tests that see them, or the file of steps that browser tests share. */
  shownBy: string | readonly string[];
  messages: readonly Message[];
};
