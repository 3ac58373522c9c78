/** The gigs of those who print, brand, dress and plan evenings. Prices in whole naira, delivery in days. */
import type { SeedGig } from '../gig-kit.ts';

export const printed: readonly SeedGig[] = [
  {
    by: 'ifeoma',
    title: 'Book covers that stop a hand over the table',
    overview: 'Front, spine and back, drawn after I have read it.',
    description:
      'I read the manuscript, all of it, before I draw. Then you get two directions in pencil, one in colour, and a jacket that a printer in Enugu or Nairobi can use as it is.\n\nI do not use stock pictures, because the book beside yours already does.',
    skill: 'Book cover design',
    tags: ['book', 'cover', 'novel', 'illustration'],
    scope: [
      ['Front', 65_000, 9, 1, 1, 'Front cover for e-books'],
      ['Jacket', 118_000, 15, 1, 2, 'Front, spine, back', 'Print-ready file'],
      ['Series', 290_000, 32, 3, 2, 'Three jackets that belong together', 'Print-ready files'],
    ],
    faqs: [
      ['Do you really read it?', 'Yes. Long ones take me a week, which is in the days above.'],
      ['I only have two chapters.', 'Then we start with those and a phone call.'],
    ],
    pictures: ['cover-salt', 'covers-row', 'cover-jacket'],
  },
  {
    by: 'ifeoma',
    title: 'A poster you can read from a moving bus',
    overview: 'Three inks, one idea, large.',
    description:
      'I cut posters the way they were printed: three inks that overprint, one thing drawn huge, six words at most. Looks expensive, prints cheap.',
    skill: 'Poster and flyer design',
    tags: ['poster', 'flyer', 'print', 'festival'],
    scope: [
      ['Poster', 48_000, 6, 1, 1, 'One poster, A2', 'Print-ready file'],
      ['Poster and feed', 72_000, 8, 4, 2, 'One poster', 'Three cuts for phones'],
      ['Season', 185_000, 20, 5, 2, 'Five posters in one family', 'Three cuts of each'],
    ],
    faqs: [['Can I add my sponsors’ logos?', 'Along the bottom, in one ink. They look better that way.']],
    pictures: ['poster-market', 'stop-final', 'zinc-fair'],
  },
  {
    by: 'kwame',
    title: 'Brand identity for shops that people walk past',
    overview: 'Sign, cards, bag and the wall outside.',
    description:
      'I begin at your door: who passes, how fast, in what light. The sign is drawn for that, then it goes on the card, the bag and the phone. You get a sheet your sign painter can follow without me.',
    skill: 'Brand identity',
    tags: ['brand', 'identity', 'logo', 'shop'],
    scope: [
      ['Sign', 95_000, 8, 1, 2, 'One sign in two colours', 'Sheet for the sign painter'],
      ['Shop', 210_000, 16, 1, 2, 'Sign', 'Cards and bag', 'Letters and colours'],
      ['Street', 380_000, 26, 1, 3, 'All of the shop', 'Wall, van and uniform', 'A day with the painter'],
    ],
    faqs: [['I have a logo already.', 'Good. Then we keep what people know and mend the rest.']],
    pictures: ['brand-kola', 'board-ferry', 'cards-kite'],
  },
  {
    by: 'kwame',
    title: 'A month of posts that look like one shop',
    overview: 'Twelve posts, four stories, one wall.',
    description:
      'Not twelve pictures but one wall that fills up. You send prices and photographs of the day; I send posts in your colours every Friday, ready to go out by themselves.',
    skill: 'Social media graphics',
    tags: ['social', 'instagram', 'posts', 'stories'],
    scope: [
      ['Four posts', 22_000, 3, 4, 1, 'Four posts', 'One story'],
      ['Month', 58_000, 7, 16, 2, 'Twelve posts', 'Four stories', 'Words for each'],
      ['Quarter', 150_000, 21, 48, 3, 'Three months', 'A set of blanks for your own'],
    ],
    faqs: [],
    pictures: ['posts-suya', 'stories-suya', 'feed-suya'],
  },
  {
    by: 'aissatou',
    title: 'Fashion drawings your tailor will understand',
    overview: 'Figure, swatches and the cut, in paint.',
    description:
      'Tell me the cloth, the day and who will be there. I paint the figure, pin the swatches and draw the pieces as they lie on the paper. Three tailors in Dakar work from my sheets every week.',
    skill: 'Fashion illustration',
    tags: ['fashion', 'boubou', 'bazin', 'wedding'],
    scope: [
      ['One look', 30_000, 4, 1, 1, 'One figure, painted', 'Swatches'],
      ['Look and cut', 64_000, 8, 2, 2, 'One figure', 'The pieces with measures'],
      ['Collection', 240_000, 24, 8, 2, 'Eight figures', 'The line-up', 'Notes on cloth'],
    ],
    faqs: [
      ['Do you sew too?', 'No. I know who does, in Dakar, Thiès and Bamako.'],
      ['In French or English?', 'In both, and the measures are in centimetres.'],
    ],
    pictures: ['look-boubou', 'looks-wedding', 'cut-boubou', 'look-gown'],
  },
  {
    by: 'chidera',
    title: 'Illustrations for magazines, walls and menus',
    overview: 'One picture that says the whole article.',
    description:
      'I read the piece, find its one sentence and paint that. Gouache on paper, so the picture keeps its edges when it is printed large.',
    skill: 'Illustration',
    tags: ['illustration', 'magazine', 'editorial'],
    scope: [
      ['Spot', 28_000, 4, 1, 1, 'A quarter of a page'],
      ['Full page', 75_000, 9, 1, 2, 'One page to the edge', 'A spot from it'],
      ['Cover story', 160_000, 16, 4, 2, 'One spread', 'Three spots'],
    ],
    faqs: [['May we use it again?', 'In the same magazine, as often as you like.']],
    pictures: ['magazine-rain', 'icons-market', 'book-heron'],
  },
  {
    by: 'thandi',
    title: 'Flyers for weddings, churches and five-a-side',
    overview: 'Ready tonight if you call before noon.',
    description:
      'Date, place, price, one picture, nothing else. I do the flyer, the version for WhatsApp and the banner for the gate, and I check the spelling of every auntie.',
    skill: 'Poster and flyer design',
    tags: ['flyer', 'wedding', 'church', 'party', 'banner'],
    scope: [
      ['Flyer', 9_500, 1, 1, 1, 'One flyer', 'WhatsApp size'],
      ['Flyer and banner', 19_000, 2, 3, 2, 'Flyer', 'Gate banner', 'Programme'],
      ['Whole party', 46_000, 5, 8, 2, 'All of it', 'Menus and place cards'],
    ],
    faqs: [['It is tonight. Can you?', 'Before noon, yes. After noon I will be honest.']],
    pictures: ['flyers-three', 'zinc-pool', 'poster-harvest'],
  },
  {
    by: 'thandi',
    title: 'Reports and invitations that people keep',
    overview: 'Pages, cards and the envelope they come in.',
    description:
      'I set annual reports, menus, programmes and invitations: paper that is held in the hand. You get it as a file for the printer and as one for the phone.',
    skill: 'Graphic design',
    tags: ['report', 'invitation', 'layout', 'print'],
    scope: [
      ['Invitation', 26_000, 4, 1, 1, 'Card and envelope', 'Phone version'],
      ['Report', 98_000, 10, 24, 2, 'Up to 24 pages', 'Charts drawn anew'],
      ['Long report', 185_000, 18, 60, 2, 'Up to 60 pages', 'A cover of its own'],
    ],
    faqs: [],
    pictures: ['report-coop', 'invite-naming', 'wall-fair'],
  },
  {
    by: 'thandi',
    title: 'One campaign idea, tested on a bus queue',
    overview: 'A sentence, a picture and where to put them.',
    description:
      'I bring three ideas to the queue at Warwick Junction and read them out. The one that gets answered is yours, drawn for bus stop, story and clinic wall.',
    skill: 'Campaign concepts',
    tags: ['campaign', 'idea', 'health', 'slogan'],
    scope: [
      ['Idea', 60_000, 6, 1, 1, 'One idea with its sentence'],
      ['Drawn', 135_000, 12, 3, 2, 'One idea', 'Bus stop, story, wall'],
      ['Season', 300_000, 25, 9, 2, 'Three months', 'What to say when it rains'],
    ],
    faqs: [['What if the queue hates all three?', 'Then I bring three more. It happened once.']],
    pictures: ['stop-owambe', 'stories-clinic', 'notes-campaign'],
  },
  {
    by: 'selam',
    title: 'An evening your guests will talk about',
    overview: 'Idea, plan and list for 40 to 400 people.',
    description:
      'Dinners, launches and anniversaries with more courage than money. I write the evening like a play: who comes in where, what is heard, when the food arrives. Your own team can run it.',
    skill: 'Event concepts',
    tags: ['event', 'dinner', 'launch', 'invitation'],
    scope: [
      ['Idea', 55_000, 6, 1, 1, 'The evening on two pages'],
      ['Plan', 140_000, 14, 1, 2, 'Idea', 'Plan of the place', 'Invitation'],
      ['With me', 320_000, 30, 1, 3, 'Plan', 'Suppliers found', 'I am there that night'],
    ],
    faqs: [['Only in Addis?', 'Ideas anywhere; I travel to Nairobi, Kampala and Kigali.']],
    pictures: ['yard-lanterns', 'plan-dinner', 'invite-dinner'],
  },
  {
    by: 'selam',
    title: 'Know what your brand would never say',
    overview: 'Strategy on twelve pages, no triangles.',
    description:
      'Two afternoons with your people, one with your customers, none with slides. At the end there is one promise, what it forbids, and how you sound on a bad Monday.',
    skill: 'Brand strategy',
    tags: ['brand', 'strategy', 'tone'],
    scope: [
      ['Promise', 90_000, 8, 1, 1, 'One afternoon', 'The promise on a page'],
      ['Strategy', 220_000, 18, 1, 2, 'Three afternoons', 'Twelve pages'],
      ['With training', 360_000, 28, 1, 2, 'Strategy', 'Two days with your team'],
    ],
    faqs: [],
    pictures: ['report-brand', 'notes-brand', 'journey-brand'],
  },
];
