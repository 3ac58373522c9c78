/** The pictures of the first talents of the example market: which painter, with which words and colours. */

import { waveforms } from '#server/seed/recordings.ts';
import * as book from '../genres/book.ts';
import { type Brand, brandSheet, signboard, stationery } from '../genres/brand.ts';
import { type Cloth, cloth } from '../genres/cloth.ts';
import * as gouache from '../genres/gouache.ts';
import * as house from '../genres/house.ts';
import * as mended from '../genres/mended.ts';
import * as page from '../genres/page.ts';
import { beadFish, cutTable, paperRoad } from '../genres/papercut.ts';
import * as phone from '../genres/phones.ts';
import * as poster from '../genres/poster.ts';
import * as product from '../genres/product.ts';
import * as sound from '../genres/sound.ts';
import * as still from '../genres/still.ts';
import * as board from '../genres/storyboard.ts';
import { drawings, leaflet, wordCards } from '../genres/words.ts';
import type { Pieces } from './kinds.ts';

const dairy: phone.Palette = {
  ink: '#17212b',
  main: '#0f7b5f',
  second: '#f5b400',
  pale: '#f6f4ee',
  ground: '#f3b941',
};
const loops: phone.Palette = {
  ink: '#20204a',
  main: '#3f55c9',
  second: '#ff9e5e',
  pale: '#f4f0fa',
  ground: '#b9c7f5',
};
const clinic: phone.Palette = {
  ink: '#1f2b4a',
  main: '#2f8f83',
  second: '#f2b83a',
  pale: '#f4f1e8',
  ground: '#f0a58f',
};

const hen: Brand = {
  sign: 'hen',
  name: 'Kuku House',
  line: 'Eggs from Enugu yards',
  face: 'capra',
  colours: ['#7c2b23', '#f6ead2', '#f0a93a', '#f3c9a8', '#241613'],
  seed: 3,
  goods: ['Layers’ feed', 'Mixed every Monday'],
};
const pot: Brand = {
  sign: 'pot',
  name: 'Mama Titi',
  line: 'Pepper mixed at home',
  face: 'capra',
  colours: ['#175046', '#f5ecd3', '#f2a23a', '#eec3a2', '#1c1a18'],
  seed: 4,
  goods: ['Stew pepper', 'Mild, for two pots'],
};
const thread: Brand = {
  sign: 'thread',
  name: 'Ndidi',
  line: 'Tailor for weekdays',
  face: 'gloock',
  colours: ['#27346b', '#f4ebdb', '#ee7a4f', '#c9d2cb', '#1a1b2c'],
  seed: 5,
  goods: ['14 Market Road', 'Closed on Sundays'],
};
const lumo: Brand = {
  sign: 'birds',
  name: 'Lumo',
  line: 'Lamps that fold',
  face: 'wide',
  colours: ['#3b2a63', '#f6efe2', '#f5b83d', '#e7b8a5', '#1d1830'],
  seed: 6,
  goods: ['Reading lamp', 'Twelve hours of light'],
};
const hills: Brand = {
  sign: 'hills',
  name: 'Arba',
  line: 'Forty days of honey',
  face: 'gloock',
  colours: ['#2f5f4f', '#f7eeda', '#f0b23c', '#d9c9a4', '#1b2622'],
  seed: 7,
  goods: ['Forest honey', 'From forty hives'],
};
const rain: Brand = {
  sign: 'comb',
  name: 'Zenna',
  line: 'Raincoats, mended for ever',
  face: 'soft',
  colours: ['#1f5568', '#f3f0e4', '#ef6f4c', '#e9c56f', '#16252c'],
  seed: 8,
  goods: ['Bole Road, second floor', 'Call before noon'],
};

const indigo = { dye: '#243680', deep: '#141f4d', white: '#f1ede0' } as const;
const cloths: Record<string, Cloth> = {
  bird: {
    ...indigo,
    motifs: ['rings', 'bird', 'leaf', 'zigzag', 'fish', 'dots'],
    square: 150,
    wall: '#d8c4a4',
    how: 'hung',
    seed: 5,
  },
  star: {
    ...indigo,
    motifs: ['star', 'comb', 'snail', 'grain'],
    square: 190,
    wall: '#000000',
    how: 'folded',
    seed: 6,
  },
  plum: {
    motifs: ['drum', 'moon', 'leaf', 'rings', 'zigzag'],
    square: 170,
    dye: '#7d3347',
    deep: '#4b1b33',
    white: '#f6e6d4',
    wall: '#cdd3c4',
    how: 'hung',
    seed: 7,
  },
  birthday: {
    motifs: ['fish', 'star', 'leaf', 'bird'],
    square: 210,
    dye: '#1f5f58',
    deep: '#123a3f',
    white: '#f2eddc',
    wall: '#000000',
    how: 'flat',
    seed: 8,
  },
};

const cards = [
  ['water', 'ruwa', drawings.water],
  ['house', 'gida', drawings.house],
  ['boy', 'yaro', drawings.child],
  ['hospital', 'asibiti', drawings.clinic],
  ['phone', 'waya', drawings.phone],
  ['mosquito net', 'gidan sauro', drawings.net],
] as const;
const netSteps = [
  ['Hang it high', drawings.net],
  ['Wash it twice a year', drawings.water],
  ['Tuck the child in', drawings.child],
  ['Fever? Go at once', drawings.clinic],
] as const;
const waitSteps = [
  ['Who is next?', drawings.clinic],
  ['Water is outside', drawings.water],
  ['Phones on quiet', drawings.phone],
  ['Children first', drawings.child],
] as const;

export const first: Pieces = {
  'boards-circle': () => board.storyboard(board.circleBoards('#f2b01e'), ['“Her turn” 60 sec, boards v2', 'page 1 of 2'], 3, 4),
  'boards-fare': () => board.storyboard(board.fareBoards('#4fa3b5'), ['“The fare” 40 sec, boards v1', 'page 1 of 1'], 2, 9),
  'circle-screen': () => phone.phones([phone.circleOf], { ...loops, ground: '#f2b07c' }, 'single', 3),
  'title-cards': () => leaflet(['While you|wait', 'Nine cards between the films'], waitSteps, ['#b9c7d9', '#2f4a8a', '#f2b01e'], 10),
  'loops-three': () => phone.phones([phone.coinLoop, phone.turnLoop, phone.thanksLoop], loops, 'steps', 2),
  'loops-coin': () => phone.phones([phone.coinLoop], { ...loops, ground: '#f7d9a0', main: '#2f8f83' }, 'single', 5),
  'loops-lying': () => phone.phones([phone.thanksLoop, phone.coinLoop, phone.turnLoop], { ...loops, main: '#c8473a', second: '#f5c04e', ground: '#a9cfc4', ink: '#2a1a2e' }, 'lying', 6),
  'palm-table': () => gouache.palmTable(1),
  'tea-table': () => gouache.teaTable(2),
  'label-first': () => gouache.labelSheet(3, 'first'),
  'label-sheet': () => gouache.labelSheet(3),
  'cloth-bird': () => cloth(cloths.bird as Cloth),
  'cloth-star': () => cloth(cloths.star as Cloth),
  'cloth-plum': () => cloth(cloths.plum as Cloth),
  'cloth-birthday': () => cloth(cloths.birthday as Cloth),
  'dairy-three': () => phone.phones([phone.milkDay, phone.owed, phone.weigh], dairy, 'fan', 1),
  'dairy-owed': () => phone.phones([phone.owed], { ...dairy, ground: '#8fc3b0' }, 'single', 7),
  'dairy-lying': () => phone.phones([phone.weigh, phone.milkDay, phone.owed], { ...dairy, main: '#a8413f', second: '#f0b54a', ground: '#efcbb0' }, 'lying', 8),
  'milk-counter': () => phone.phones([phone.milkDay], { ...dairy, main: '#2a5f8f', ground: '#c9dbe6' }, 'single', 9),
  'page-bakery': () =>
    page.webPage({
      host: 'mbogabakery.example',
      name: 'Mboga Road Bakery',
      links: ['Bread', 'Prices'],
      headline: ['Bread at six.', 'Gone by nine.'],
      words: ['Three loaves, one oven, no deliveries.', 'Call before eight and we keep one.'],
      button: 'Keep me a loaf',
      face: 'capra',
      colours: { desk: '#d9c7ae', page: '#fdf8ee', ink: '#2c1c18', main: '#b4472e', soft: '#f2d9a8' },
      ...page.bakery,
      seed: 3,
    }),
  'page-boats': () =>
    page.webPage({
      host: 'dungaboats.example',
      name: 'Dunga Boats',
      links: ['Trips', 'Prices'],
      headline: ['The lake,', 'without', 'the noise.'],
      words: ['One wooden boat, one sail, six seats.'],
      button: 'Ask for a day',
      face: 'gloock',
      colours: { desk: '#b9cfd0', page: '#f7faf7', ink: '#173744', main: '#20516b', soft: '#f0e3c0' },
      ...page.lake,
      seed: 4,
    }),
  'page-bicycles': () =>
    page.webPage({
      host: 'beba.example',
      name: 'Beba Bicycles',
      links: ['Repair', 'Parts'],
      headline: ['It carries.', 'We mend.'],
      words: ['Bring it by eight, ride it home at five.', 'Prices are on this page, all of them.'],
      button: 'See the prices',
      face: 'wide',
      colours: { desk: '#e7cbb9', page: '#fffaf5', ink: '#23202e', main: '#8a3f4a', soft: '#ffffff' },
      ...page.wheels,
      seed: 5,
    }),
  'oil-range': () => product.oilRange(1),
  'soap-bars': () => product.soapBars(2),
  'bead-arch': () => product.beadArch(3),
  'mended-arcade': () => mended.mended(mended.arcade(), 6),
  'mended-granaries': () => mended.mended(mended.granaries(), 7),
  'house-above': () => house.houseAbove(4),
  'house-dusk': () => house.houseDusk(5),
  'room-morning': () => house.roomMorning(6),
  'paper-road': () => paperRoad(4),
  'bead-fish': () => beadFish(5),
  'cut-table': () => cutTable(6),
  'brand-pot': () => brandSheet(pot),
  'board-hen': () => signboard(hen),
  'cards-thread': () => stationery(thread),
  'reading-window': () => sound.readingWindow({ title: ['Eleven minutes', 'before sleep'], under: 'A bedtime book, read in two languages' }, 4),
  'voice-ledger': () => sound.threadOfVoice({ title: ['The patient', 'ledger'], under: 'Lessons for shopkeepers, read aloud' }, ['#eba37c', '#4a1f3d', '#f7d36b', '#fbe9cf'], 5),
  'voice-harbour': () => sound.threadOfVoice({ title: ['Harbour', 'mornings'], under: 'A novel, chapter one' }, ['#8fb9b4', '#173a4a', '#ef6f4c', '#f2ead2'], 6),
  'book-hyena': () =>
    book.spread(
      book.hyena,
      {
        title: 'The Honest Calabash',
        lines: ['Hyena put her nose in', 'and asked for meat.', '', '“I hold what you put in,”', 'said the calabash.', '“You have put in a nose.”'],
        page: '8',
      },
      '#a8683f',
      -1.4,
      4,
    ),
  'book-goat': () =>
    book.spread(
      book.goat,
      {
        title: 'One, two, many',
        lines: ['Every night the goat', 'counted the stars', 'from the edge of the well.', '', 'Every night she lost', 'the same one.'],
        page: '14',
      },
      '#5b7480',
      1.2,
      5,
    ),
  'book-heron': () =>
    book.spread(
      book.heron,
      {
        title: 'Heron’s scales',
        lines: ['“Fish first,” said Heron,', '“and then we weigh.”', '', '“Weigh first,” said Frog,', '“and leave your beak', 'on the bank.”'],
        page: '21',
      },
      '#c79a6a',
      -2,
      6,
    ),
  'hausa-cards': () => wordCards(cards, ['#3f7a6d', '#7c2b33', '#fbf3df'], 3),
  'hausa-leaflet': () => leaflet(['Sleep under|the net', 'Four pictures, no hurry'], netSteps, ['#d9a45c', '#1f5f5a', '#e9b34c'], 4),
  'poster-tea': () => poster.posterWall(poster.tea, ['#f2b233', '#d8472c', '#1d2b6b', '#f5ead2'], ['#f29c9c', '#1e8f7e', '#2a1a3c', '#f5ead2'], 4),
  'stop-radio': () => poster.busStop(poster.radio, ['#f7c648', '#e2553a', '#173a5e', '#f8efdb'], 5),
  'poster-shoe': () => poster.posterWall(poster.shoe, ['#9fd0c4', '#e8472c', '#1d2242', '#f5ead2'], ['#f5c04e', '#4a62b8', '#2a1a3c', '#f5ead2'], 6),
  'still-rain': () => still.rainTeacher(['You learned to read from rain,', 'and now you fear a letter?'], 3),
  'still-lamp': () => still.lampTable(['A guest drinks three cups.', 'A friend forgets to count.'], 4),
  'still-bus': () => still.dustBus(['I will write when I arrive.', 'Tell the goat, too.'], 5),
  'hold-shore': () => sound.shoreOfSound(waveforms['hold-music.mp3'], { title: 'Please hold', under: 'Music for those who wait' }, 3),
  'menu-call': () => phone.phones([phone.callMenu], clinic, 'single', 10),
  'jingle-voice': () => sound.threadOfVoice({ title: ['Five notes', 'home'], under: 'A jingle of twenty seconds' }, ['#f0c24f', '#27346b', '#e2553a', '#fdf0cc'], 7),
  'brand-lumo': () => brandSheet(lumo),
  'board-honey': () => signboard(hills),
  'cards-rain': () => stationery(rain),
};
