/** How a message of the specification is written down for the test of the catalogue. */

/** `{0}` stands for a parameter; `shownBy` is the test in which the message is seen on its screen. */
export type Message = readonly [
  text: string,
  screen: string,
  condition: string,
  key: string,
  shownBy: string,
];
