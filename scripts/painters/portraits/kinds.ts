/** The record of a drawn person, and the two default skeletons. */
import type { Bones } from './face.ts';
import type { HeadName } from './heads.ts';

export type Person = Bones & {
  ground: string;
  wears: HeadName;
  /** The colour of the headgear or hair, and of its decoration. */
  hat: readonly [colour: string, accent: string];
  collar: 'round' | 'shirt' | 'wide' | 'kaftan';
  cloth: readonly [colour: string, accent: string];
  beard?: readonly [amount: number, colour: string];
  glasses?: readonly ['round' | 'square', string];
  jewels?: readonly ['hoops' | 'studs' | 'beads', string];
  headphones?: readonly [string, string];
};

export const woman = {
  head: 57,
  jaw: 38,
  chin: 15,
  long: 264,
  nose: 13,
  apart: 27,
  open: 8,
  lips: 9,
  smile: 3,
  brow: 4,
  age: 0.1,
  turn: 6,
};
export const man = {
  head: 60,
  jaw: 47,
  chin: 23,
  long: 271,
  nose: 15,
  apart: 27,
  open: 6.5,
  lips: 7.5,
  smile: 2,
  brow: 9,
  age: 0.2,
  turn: -6,
};
export const HAIR = '#17100f';
export const GOLD = '#e3a93b';
