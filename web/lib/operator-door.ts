/** Where the operator's console, which members never load, lends its token to the client and learns that it is no longer accepted. */

export type OperatorDoor = {
  token(): string | null;
  /** A call with that token was answered with 404: the record does not exist, or the session has ended. */
  notFound(path: string): void;
};

let door: OperatorDoor | null = null;

export function openOperatorDoor(opened: OperatorDoor): void {
  door = opened;
}

export function operatorDoor(): OperatorDoor | null {
  return door;
}
