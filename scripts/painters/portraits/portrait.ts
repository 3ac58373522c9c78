/** Paints a portrait from a person's record. */
import { lit, shaded } from '../machine/colour.ts';
import type { Picture } from '../machine/picture.ts';
import { circle, gradient } from '../machine/shapes.ts';
import { features, flesh, fleshLight, fleshShade } from './face.ts';
import { HEADS } from './heads.ts';
import type { Person } from './kinds.ts';
import { beard, garment, glasses, headphones, jewels } from './wear.ts';

const SIDE = 400;

export function portrait(person: Person, seed: number): Picture {
  const worn = HEADS[person.wears](person, ...person.hat);
  const clothes = garment(person.collar, ...person.cloth);
  const shadeOf = (colour: string) =>
    `<defs>${gradient(
      'left',
      [70, 0, 232, 0],
      [
        [0, shaded(colour, 0.55), 0.95],
        [0.45, shaded(colour, 0.5), 0.5],
        [1, shaded(colour, 0.45), 0],
      ],
    )}</defs>`;
  const side = person.turn > 0 ? 292 : 112;
  const fine = { wander: 1.6 };
  const covered = person.wears === 'hijab';
  const hair = person.beard ? beard(person, ...person.beard) : '';
  return {
    ground: person.ground,
    seed,
    width: SIDE,
    height: SIDE,
    box: '24 6 352 352',
    paper: 2,
    grain: 1.2,
    layers: [
      { svg: circle(side, 128, 150, lit(person.ground, 0.3), { 'fill-opacity': 0.7 }) },
      { svg: worn.behind ?? '', ...fine },
      { svg: flesh(person), ...fine },
      { svg: fleshShade(person), dissolve: 1, soft: 0.85, wander: 1.6 },
      { svg: fleshLight(person), dissolve: 1, soft: 1 },
      { svg: covered ? '' : (clothes.front ?? ''), ...fine },
      { svg: covered ? '' : `${shadeOf(person.cloth[0])}${clothes.shade ?? ''}`, dissolve: 1, soft: 0.6, wander: 1.6 },
      { svg: features(person) + hair, wander: 0.9 },
      { svg: worn.front ?? '', ...fine },
      { svg: worn.shade ? `${shadeOf(person.hat[0])}${worn.shade}` : '', dissolve: 1, soft: 0.6, wander: 1.6 },
      {
        svg: (person.jewels ? jewels(person, ...person.jewels) : '') + (person.headphones ? headphones(person, ...person.headphones) : '') + (person.glasses ? glasses(person, ...person.glasses) : ''),
        wander: 0.9,
      },
    ],
  };
}
