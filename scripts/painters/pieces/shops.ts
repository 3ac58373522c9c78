/** Pages, shops and letters of invented businesses. */
import { letter, productPage, type Shop } from '../genres/editor.ts';
import { webPage } from '../genres/page.ts';
import { type ThingName, type Three, thing } from '../genres/things.ts';
import { box, circle, path } from '../machine/shapes.ts';
import type { Pieces } from './kinds.ts';

/** A page's large picture and its three small ones, from things of every day. */
function shown(what: readonly [ThingName, ThingName, ThingName], [sky, land, a, b, ink]: readonly [string, string, string, string, string], prices: readonly (readonly [string, string])[]) {
  const three: Three = [a, b, ink];
  const hero =
    box(0, 0, 540, 560, sky) +
    circle(400, 140, 84, b) +
    path('M0,360 C120,280 260,380 540,300 V560 H0 Z', land) +
    path('M0,450 C160,380 340,480 540,410 V560 H0 Z', ink, { 'fill-opacity': 0.22 }) +
    thing(what[0], 250, 320, 168, three, -3) +
    thing(what[1], 440, 440, 78, [b, sky, ink], 8);
  const grounds = [b, land, a];
  const cards = prices.map(([name, price], n) => [box(0, 0, 340, 200, grounds[n] as string) + thing(what[n] as ThingName, 170, 100, 74, n === 0 ? [a, sky, ink] : n === 1 ? [b, sky, ink] : [b, sky, ink], n * 5 - 5), name, price] as const);
  return { hero, cards };
}

const oak: Shop = { name: 'Ada & Oak', face: 'gloock', colours: ['#d9b79a', '#fffaf0', '#8a3f2c', '#e7b86a', '#2a1d20'] };
const leafTea: Shop = { name: 'Leaf & Lorry', face: 'capra', colours: ['#a9c2a4', '#fdfaf0', '#2f6b4f', '#e9c46a', '#1d2b22'] };
const pots: Shop = { name: 'Amaphiko', face: 'wide', colours: ['#e3a98a', '#fff8ef', '#a8402c', '#8fb9b4', '#26191c'] };

export const shops: Pieces = {
  'page-school': () =>
    webPage({
      host: 'bahatischool.example',
      name: 'Bahati School',
      links: ['Fees', 'Bus'],
      headline: ['Small classes,', 'loud singing.'],
      words: ['Nursery to class six in Nakuru East.', 'Come on any Wednesday and sit in.'],
      button: 'Visit on Wednesday',
      face: 'softbold',
      colours: { desk: '#c9d8b8', page: '#fffdf6', ink: '#22301f', main: '#3f7a3a', soft: '#f4e3a8' },
      ...shown(
        ['drum', 'bird', 'sun'],
        ['#bfe0e6', '#8fb86a', '#c8472c', '#f2c24e', '#22301f'],
        [
          ['Nursery, a term', 'KSh 9,000'],
          ['Class 1 to 3', 'KSh 12,500'],
          ['School bus', 'KSh 4,200'],
        ],
      ),
      seed: 94,
    }),
  'page-guesthouse': () =>
    webPage({
      host: 'menengairooms.example',
      name: 'Menengai Rooms',
      links: ['Rooms', 'Way'],
      headline: ['Nine rooms.', 'One crater.'],
      words: ['Hot water from five, breakfast until ten,', 'and a dog who knows the path.'],
      button: 'Ask for a date',
      face: 'gloock',
      colours: { desk: '#d9c0b0', page: '#fffaf4', ink: '#2e1d24', main: '#8a4a3a', soft: '#f3dcc0' },
      ...shown(
        ['lamp', 'cup', 'leaf'],
        ['#e9a98a', '#7a4a5a', '#5a3a4a', '#f6dca0', '#2a1620'],
        [
          ['Room with a view', 'KSh 3,800'],
          ['Room with a tree', 'KSh 3,200'],
          ['Breakfast', 'Yours'],
        ],
      ),
      seed: 95,
    }),
  'page-farm': () =>
    webPage({
      host: 'solaifarm.example',
      name: 'Solai Farm Box',
      links: ['This week', 'Farms'],
      headline: ['Picked on', 'Tuesday,', 'yours by four.'],
      words: ['One box, eight farms, no list to fill in.'],
      button: 'Order a box',
      face: 'capra',
      colours: { desk: '#e3cf9a', page: '#fdfbef', ink: '#2b2a18', main: '#b5432c', soft: '#dfe8b8' },
      ...shown(
        ['basket', 'mango', 'pepper'],
        ['#f3dc9a', '#7fa05a', '#b5432c', '#f0a93a', '#2b2a18'],
        [
          ['Box for two', 'KSh 1,150'],
          ['Fruit only', 'KSh 800'],
          ['Hot things', 'KSh 350'],
        ],
      ),
      seed: 96,
    }),
  'page-tea': () =>
    webPage({
      host: 'leafandlorry.example',
      name: 'Leaf & Lorry',
      links: ['Teas', 'Drivers'],
      headline: ['Tea that has', 'seen the road.'],
      words: ['Bought at the gate, driven by Yaw,', 'drunk before the receipt is dry.'],
      button: 'Try three',
      face: 'capra',
      colours: { desk: '#a9c2a4', page: '#fdfaf0', ink: '#1d2b22', main: '#2f6b4f', soft: '#f0d9a0' },
      ...shown(
        ['cup', 'leaf', 'sun'],
        ['#cfe0c0', '#5f8f5a', '#c8602c', '#f2c86a', '#1d2b22'],
        [
          ['Morning lorry', 'GH₵ 38'],
          ['Mint, stolen', 'GH₵ 30'],
          ['Night shift', 'GH₵ 42'],
        ].map(([name, price]) => [name as string, (price as string).replace('GH₵', 'GHS')] as const),
      ),
      seed: 97,
    }),
  'shop-stool': () => productPage(oak, 'stool', ['The three-', 'legged one'], ['It never wobbles: three feet find', 'the floor wherever the floor is.'], 'N38,000', ['Iroko, oiled twice', '42 cm high, 4 kg', 'Carries a grown uncle'], 101),
  'shop-pot': () => productPage(pots, 'pot', ['Water that', 'stays cold'], ['Clay sweats so that you need not.', 'Fill it at night, drink at noon.'], 'R540', ['Eleven litres', 'Thrown in Giyani', 'No glaze, no lead'], 102),
  'shop-stories': () => productPage(leafTea, 'umbrella', ['For two,', 'if you like', 'each other'], ['A wide one, sewn in Tema, with', 'ribs that we replace for ever.'], 'GHS 120', ['118 cm across', 'Two spare ribs inside'], 103),
  'letter-stool': () => letter(oak, 'stool', ['Your stool', 'is a tree', 'again'], ['We plant one for each you buy.', 'Yours is in Oke-Ogun, row 7,', 'and it likes the rain.'], 'See your tree', 104),
  'letter-tea': () => letter(leafTea, 'cup', ['The rain', 'is late.', 'So is tea.'], ['Two weeks, the farmers say.', 'We could pretend. Instead:', 'here is what we have left.'], 'See what is left', 105),
  'letter-swahili': () =>
    letter(
      { ...pots, name: 'Duka la Pwani', colours: ['#8fb9c4', '#fffaf0', '#1f5f7a', '#f0b86a', '#132a36'] },
      'fish',
      ['Samaki', 'wamefika', 'leo asubuhi'],
      ['Changu, kolekole na pweza,', 'wamevuliwa usiku huu.', 'Tunafunga saa sita.'],
      'Niwekee mmoja',
      106,
    ),
  'letter-french': () =>
    letter(
      { ...oak, name: 'Maison Teranga', colours: ['#c9a9b4', '#fffaf6', '#7a2f4a', '#e9c08a', '#2a141e'] },
      'fan',
      ['L’air', 'est gratuit.', 'Presque.'],
      ['Nos éventails reviennent,', 'tressés à Thiès, garantis', 'jusqu’à la prochaine pluie.'],
      'Choisir le mien',
      107,
    ),
  'shop-french': () =>
    productPage(
      { ...oak, name: 'Maison Teranga', colours: ['#c9b48a', '#fffaf0', '#2f5f6b', '#e9a86a', '#1d2226'] },
      'basket',
      ['Le panier', 'du samedi'],
      ['Il porte le marché, le parapluie', 'et la conversation.'],
      '14 500 F CFA',
      ['Tressé à la main à Ngaye', 'Deux anses, une seule parole', 'Réparé à vie'],
      108,
    ),
};
