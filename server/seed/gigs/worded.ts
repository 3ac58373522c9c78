/** The gigs of those who write. Prices in whole naira, delivery in days. */
import type { SeedGig } from '../gig-kit.ts';

export const worded: readonly SeedGig[] = [
  {
    by: 'uche',
    title: 'Stories for your blog that end well',
    overview: '800 words, one person, no list of ten.',
    description:
      'I find somebody who uses what you sell, talk to them for an hour, and write what they said. It is read to the end, because people want to know how it ends.',
    skill: 'Blog writing',
    tags: ['blog', 'story', 'interview', 'content'],
    scope: [
      ['One story', 25_000, 4, 1, 1, '800 words', 'One interview'],
      ['Month', 88_000, 20, 4, 1, 'Four stories', 'A picture from each person'],
      ['Quarter', 240_000, 60, 12, 2, 'Twelve stories', 'A plan for the next'],
    ],
    faqs: [['Do you write for search engines?', 'I write for people; the engines have learned to read.']],
    pictures: ['magazine-yam', 'edited-post', 'magazine-night'],
  },
  {
    by: 'uche',
    title: 'Your life as a book, told to me',
    overview: 'Twelve evenings, then 200 pages.',
    description:
      'Chiefs, tailors, a bus conductor. We talk by phone in Igbo, English or both, I write, and every chapter comes back to you before the next. My name is nowhere unless you put it there.',
    skill: 'Ghostwriting',
    tags: ['memoir', 'book', 'biography', 'igbo'],
    scope: [
      ['A chapter', 60_000, 10, 1, 1, 'Two evenings', '4,000 words'],
      ['Half a life', 380_000, 60, 1, 2, 'Six evenings', '90 pages'],
      ['A life', 750_000, 120, 1, 3, 'Twelve evenings', '200 pages', 'Ready for the printer'],
    ],
    faqs: [['My memory jumps.', 'So does everybody’s. Putting it in order is my work.']],
    pictures: ['cover-cutting', 'pile-memoirs', 'edited-novel'],
  },
  {
    by: 'yaa',
    title: 'Grant proposals that answer the question asked',
    overview: '31 funded out of 54 sent.',
    description:
      'I read the call twice and your budget three times. If it does not fit I say so on the second day and you pay for two days. If it fits, we write it as one thought.',
    skill: 'Grant writing',
    tags: ['grant', 'proposal', 'ngo', 'budget'],
    scope: [
      ['Does it fit?', 20_000, 2, 1, 0, 'Call and budget read', 'A page of advice'],
      ['Proposal', 145_000, 12, 1, 2, 'Up to 20 pages', 'Budget in words'],
      ['Large call', 360_000, 28, 1, 3, 'Up to 60 pages', 'Partners’ letters', 'Annexes'],
    ],
    faqs: [
      ['Do you take a share?', 'Never. The price is the same whether you win or not.'],
      ['Which languages?', 'English. Moussa, who is on Adire too, does the French ones.'],
    ],
    pictures: ['report-water', 'notes-grant', 'report-school'],
  },
  {
    by: 'yaa',
    title: 'Speeches for people who hate speeches',
    overview: 'Six minutes, on cards, with breaths.',
    description:
      'We talk, I listen to how you talk, then I write that. You get cards in large letters with the pauses marked, and one phone call in which you read it to me.',
    skill: 'Speech writing',
    tags: ['speech', 'wedding', 'graduation', 'funeral'],
    scope: [
      ['Toast', 18_000, 2, 1, 1, 'Three minutes'],
      ['Speech', 42_000, 4, 1, 2, 'Six to ten minutes', 'Cards', 'A rehearsal'],
      ['Keynote', 120_000, 10, 1, 3, 'Twenty minutes', 'Cards', 'Two rehearsals'],
    ],
    faqs: [['It is for a funeral.', 'I am sorry. Call me; those are done the same day.']],
    pictures: ['cards-harvest', 'edited-speech', 'cards-graduate'],
  },
  {
    by: 'bukola',
    title: 'Proofreading with a red pen and a kind word',
    overview: 'Novels, theses, menus.',
    description:
      'Thirty years of marking taught me two things: errors hide in headings, and writers need to hear what is good. You get both, in the margin, by the day I said.',
    skill: 'Proofreading and editing',
    tags: ['proofreading', 'editing', 'thesis', 'novel'],
    scope: [
      ['Ten pages', 8_000, 2, 10, 1, 'Up to 3,000 words'],
      ['Thesis', 75_000, 10, 1, 1, 'Up to 30,000 words', 'References checked'],
      ['Novel', 130_000, 21, 1, 1, 'Up to 90,000 words', 'A letter about the whole'],
    ],
    faqs: [['Will you rewrite it?', 'No. It stays yours; I only take the stones out of the rice.']],
    pictures: ['jacket-loom', 'edited-thesis', 'edited-menu'],
  },
  {
    by: 'moussa',
    title: 'Scripts for radio and short film',
    overview: 'In French or English, eleven pages at most.',
    description:
      'I write what can be heard or shot, nothing else. One place, two people, something they want. Two of mine were made in Dakar last year with a single lamp.',
    skill: 'Scriptwriting',
    tags: ['script', 'radio', 'film', 'french'],
    scope: [
      ['Scene', 30_000, 5, 1, 1, 'Up to three pages'],
      ['Short', 95_000, 14, 1, 2, 'Up to eleven pages', 'Read aloud by actors'],
      ['Series', 310_000, 40, 6, 2, 'Six episodes for radio', 'Cast list'],
    ],
    faqs: [],
    pictures: ['script-bus', 'faces-play', 'script-kiosk'],
  },
  {
    by: 'nana',
    title: 'E-mails that are opened twice',
    overview: 'Six mails, one voice, no exclamation marks.',
    description:
      'I write to your customers as you would if you had the time. What is late is said first, what is new is said once. My best subject line had four words and an apology.',
    skill: 'E-mail campaigns',
    tags: ['email', 'newsletter', 'shop', 'copy'],
    scope: [
      ['One mail', 12_000, 2, 1, 1, 'One mail', 'Three subject lines'],
      ['Welcome', 54_000, 7, 6, 2, 'Six mails', 'When each is sent'],
      ['Year', 260_000, 40, 24, 2, 'Two mails a month', 'Figures each quarter'],
    ],
    faqs: [['Do you send them too?', 'From your account, if you like. The list stays yours.']],
    pictures: ['letter-stool', 'letter-tea', 'dash-letters'],
  },
  {
    by: 'nana',
    title: 'Product descriptions people read aloud',
    overview: 'Forty words each, true ones.',
    description:
      'I hold it before I describe it, or you film it for me. What it weighs, what it is like at six in the morning, what it will not do. Returns go down; a shop in Tema counted.',
    skill: 'Product descriptions',
    tags: ['product', 'shop', 'copy', 'ecommerce'],
    scope: [
      ['Five', 14_000, 2, 5, 1, 'Five products'],
      ['Thirty', 70_000, 9, 30, 1, 'Thirty products', 'Facts in a table'],
      ['Shop', 180_000, 22, 100, 2, 'A hundred products', 'A guide for the next'],
    ],
    faqs: [],
    pictures: ['shop-stool', 'shop-pot', 'shop-stories'],
  },
  {
    by: 'nana',
    title: 'The words on your website, half as many',
    overview: 'Five pages, said plainly.',
    description:
      'I cut first. What is left says who you are, what it costs and what happens next. Works best for people who have been told to sound professional.',
    skill: 'Web content',
    tags: ['website', 'copy', 'content', 'about'],
    scope: [
      ['One page', 15_000, 2, 1, 1, 'One page mended'],
      ['Five pages', 60_000, 7, 5, 2, 'Five pages', 'Buttons and errors too'],
      ['With a guide', 98_000, 11, 5, 2, 'Five pages', 'How you sound, two pages'],
    ],
    faqs: [['We like our mission statement.', 'We keep it. On a page of its own.']],
    pictures: ['page-tea', 'edited-web', 'notes-voice'],
  },
];
