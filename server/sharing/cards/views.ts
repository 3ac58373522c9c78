/** Draws the card that a link shows in a chat: 1200 × 630 pixels, with name, offer and lowest price on the cloth pattern. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { showNaira } from '#contract/core/money.ts';
import { PRODUCT } from '#contract/core/product.ts';
import { words } from '#contract/words/en.ts';
import { sharp } from '#server/core/media/sharp.ts';
import {
  type Drawn,
  drawCover,
  drawDisc,
  drawFitting,
  drawLine,
  drawLines,
  type Lettering,
} from '#server/documents/drawing.ts';
import type { SharedGig, SharedPerson } from '../queries.ts';
import { drawable, initialsOf } from '../rules.ts';

export const CARD = { width: 1200, height: 630, type: 'image/jpeg' };
/** Some chats do not show larger pictures. */
export const CARD_BYTES_MAX = 300_000;

/** The pictures on a card; null where there is none. */
export type CardPictures = {
  /** The person's picture. */
  face: Buffer | null;
  /** The gig's cover. */
  cover: Buffer | null;
};

const ASSETS = join(import.meta.dirname, 'assets');
/** The background: the cloth pattern with the brand's name, rendered from `ground.svg`. */
const GROUND = readFileSync(join(ASSETS, 'ground.png'));
const STAR = readFileSync(join(ASSETS, 'star.png'));
const STAR_SIDE = 36;

const FONT = { fontFile: join(ASSETS, 'ojuju.ttf'), family: 'Adire Card' };
const WHITE = '#f4f2ec';
const SOFT = '#b6badf';
const OCHRE = '#f0c27b';
const PRIMARY = '#3a49b4';
const NIGHT = '#12163a';

/** The text column, and the panel with the portrait to its right. */
const TITLE_TOP = 148;
const COLUMN = { left: 116, width: 564 };
const PANEL = { left: 720, width: 480 };
const TITLE_SIZES = [74, 64, 56, 48, 40] as const;
/** On a gig's card the picture takes more than half, so that little of a 4:3 picture is cut off. */
const WORK = { left: 520, width: 680 };
const BESIDE_WORK = { left: 116, width: 380 };
const BESIDE_SIZES = [54, 46, 40, 34, 30] as const;

type Placed = { input: Buffer; raw?: Drawn['raw']; left: number; top: number };

/** A JPEG of at most `CARD_BYTES_MAX` bytes. */
export function drawGigCard(gig: SharedGig, pictures: CardPictures): Promise<Buffer> {
  return draw(async () => [
    ...(await placeCover(pictures.cover)),
    placed(
      await drawTitle(gig.title, gig.skill, {
        ...{ lines: 4, height: 236 },
        ...{ width: BESIDE_WORK.width, sizes: BESIDE_SIZES },
      }),
      BESIDE_WORK.left,
      TITLE_TOP,
    ),
    ...(await placeSeller(gig, pictures.face, 412)),
    placed(
      await line(
        words.gigs.linkPreview.from(showNaira(gig.priceFrom)),
        { size: 44, colour: OCHRE },
        BESIDE_WORK.width,
      ),
      BESIDE_WORK.left,
      518,
    ),
  ]);
}

/** The card of pages about the product itself: its claim on the background. */
export function drawHouseCard(): Promise<Buffer> {
  return draw(async () => [
    placed(
      await drawTitle(words.shell.fixed.hero, PRODUCT, { lines: 4, height: 310 }),
      COLUMN.left,
      TITLE_TOP,
    ),
  ]);
}

/** A JPEG of at most `CARD_BYTES_MAX` bytes. */
export function drawPersonCard(person: SharedPerson, pictures: CardPictures): Promise<Buffer> {
  const offer =
    person.priceFrom === null
      ? words.gigs.linkPreview.talent
      : `${words.gigs.linkPreview.gigs(person.gigs)} · ${words.gigs.linkPreview.from(showNaira(person.priceFrom))}`;
  const story = drawable(person.storyline ?? '');
  return draw(async () => {
    const title = await drawTitle(person.name, words.gigs.linkPreview.talent, { lines: 2, height: 130 });
    const below = TITLE_TOP + title.raw.height + 30;
    const room = { width: COLUMN.width, lines: 3 };
    const lettering = { ...FONT, size: 32, colour: SOFT };
    return [
      ...(await placePortrait(person, pictures.face)),
      placed(title, COLUMN.left, TITLE_TOP),
      ...(story ? [placed(await drawLines(story, lettering, room), COLUMN.left, below)] : []),
      ...(await placeRating(person, COLUMN.left, 464)),
      placed(await line(offer, { size: 36, colour: OCHRE }), COLUMN.left, 524),
    ];
  });
}

/** Composes a card, lowering the JPEG quality until it is small enough. */
async function draw(parts: () => Promise<Placed[]>): Promise<Buffer> {
  const { data, info } = await sharp(GROUND)
    .removeAlpha()
    .toColourspace('srgb')
    .composite(await parts())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  let card = Buffer.alloc(0);
  for (const quality of [84, 70, 50]) {
    card = await sharp(data, { raw }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (card.length <= CARD_BYTES_MAX) return card;
  }
  return sharp(data, { raw }).jpeg({ quality: 30 }).toBuffer();
}

async function placeCover(cover: Buffer | null): Promise<Placed[]> {
  if (!cover) return [];
  return [placed(await drawCover(cover, WORK.width, CARD.height), WORK.left, 0)];
}

/** Draws the title, or `instead` if the font has none of its characters. */
function drawTitle(
  title: string,
  instead: string,
  room: { lines: number; height: number; width?: number; sizes?: readonly number[] },
): Promise<Drawn> {
  const text = drawable(title) || drawable(instead);
  return drawFitting(text, { ...FONT, colour: WHITE }, { width: COLUMN.width, sizes: TITLE_SIZES, ...room });
}

async function placeSeller(gig: SharedGig, face: Buffer | null, top: number): Promise<Placed[]> {
  const side = 76;
  const left = BESIDE_WORK.left + side + 22;
  const name = drawable(gig.name) || words.gigs.linkPreview.talent;
  return [
    ...(await placeFace(gig.name, face, { left: BESIDE_WORK.left, top, side })),
    placed(await line(name, { size: 30, colour: WHITE }, BESIDE_WORK.width - side - 22), left, top - 2),
    ...(await placeRating(gig, left, top + 40)),
  ];
}

async function placeRating(
  { rating, reviews }: { rating: number | null; reviews: number },
  left: number,
  top: number,
): Promise<Placed[]> {
  if (rating === null)
    return [placed(await line(words.gigs.linkPreview.unrated, { size: 26, colour: SOFT }), left, top)];
  const text = await line(words.gigs.linkPreview.rated(rating.toFixed(1), reviews), {
    size: 26,
    colour: SOFT,
  });
  return [{ input: STAR, left, top: top - 1 }, placed(text, left + STAR_SIDE + 8, top)];
}

/** The large portrait on the panel, with one ring in the background's colour and one in ochre. */
async function placePortrait({ name }: SharedPerson, face: Buffer | null): Promise<Placed[]> {
  const side = 320;
  const middle = { left: PANEL.left + PANEL.width / 2, top: CARD.height / 2 };
  const centred = (drawn: Drawn) =>
    placed(drawn, middle.left - drawn.raw.width / 2, middle.top - drawn.raw.height / 2);
  return [
    centred(await drawDisc(NIGHT, side + 56)),
    centred(await drawDisc(OCHRE, side + 24)),
    centred(await drawDisc(NIGHT, side + 12)),
    ...(await placeFace(name, face, { left: middle.left - side / 2, top: middle.top - side / 2, side })),
  ];
}

/** The person's picture as a disc, or their initials. */
async function placeFace(
  name: string,
  face: Buffer | null,
  { left, top, side }: { left: number; top: number; side: number },
): Promise<Placed[]> {
  const disc = await drawDisc(face ?? PRIMARY, side);
  const letters = initialsOf(name);
  if (face || !letters) return [placed(disc, left, top)];
  const text = await drawLines(
    letters,
    { ...FONT, size: Math.round(side * 0.42), colour: WHITE },
    { width: side, lines: 1 },
  );
  return [
    placed(disc, left, top),
    placed(text, left + (side - text.raw.width) / 2, top + (side - text.raw.height) / 2),
  ];
}

function line(
  text: string,
  look: Pick<Lettering, 'size' | 'colour'>,
  width: number = COLUMN.width,
): Promise<Drawn> {
  return drawLine(text, { ...FONT, ...look }, width);
}

function placed(drawn: Drawn, left: number, top: number): Placed {
  return { ...drawn, left: Math.round(left), top: Math.round(top) };
}
