/** The gigs of those who write, speak and translate. Prices in whole naira, delivery in days. */
import type { SeedGig } from '../gig-kit.ts';

export const written: readonly SeedGig[] = [
  {
    by: 'fatou',
    title: 'A warm voice in Wolof, French or English',
    overview: 'Adverts, lessons and books, recorded in a treated room.',
    description:
      'I read as if there were one listener. Recordings come clean and levelled, with room tone, in the format your studio asks for. Small mistakes are mine to mend; changes of text are a round.',
    skill: 'Audiobook narration',
    tags: ['wolof', 'french', 'narration'],
    scope: [
      ['Spot', 25_000, 2, 1, 1, 'Up to 60 seconds', 'WAV and MP3'],
      ['Lesson', 70_000, 5, 1, 2, 'Up to 15 minutes', 'WAV and MP3', 'Cut by chapter'],
      ['Book', 380_000, 25, 1, 2, 'Up to three hours', 'Mastered for the shops', 'One language'],
    ],
    faqs: [['Can I listen in?', 'Yes, by phone during the first ten minutes.']],
    pictures: ['reading-window', 'voice-ledger', 'voice-harbour'],
  },
  {
    by: 'zainab',
    title: 'Folk tales retold for children of eight',
    overview: 'Simple English with a Hausa refrain.',
    description:
      'I collect tales from grandmothers and tell them again so that a child can read them alone. Each has a refrain to say aloud. Sources are named.',
    skill: 'Short stories',
    tags: ['children', 'hausa', 'stories'],
    scope: [
      ['Short', 40_000, 5, 1, 1, 'One tale of 500 words'],
      [
        'Picture book',
        85_000,
        9,
        1,
        2,
        'One tale of 900 words',
        'Split into 24 pages',
        'Notes for the illustrator',
      ],
      ['Series', 230_000, 24, 3, 2, 'Three tales', 'Split into pages', 'A teacher’s page for each'],
    ],
    faqs: [['Is the tale mine alone?', 'The words are. The tale belongs to everybody.']],
    pictures: ['book-goat', 'book-hyena', 'edited-tale'],
  },
  {
    by: 'zainab',
    title: 'English to Hausa, for people and not for dictionaries',
    overview: 'Health, school and phone texts that sound like a neighbour.',
    description:
      'I translate what you mean. A second reader in Kano checks every text, and you get a list of the words we chose and why.',
    skill: 'Hausa translation',
    tags: ['hausa', 'translation', 'health'],
    scope: [
      ['Page', 12_000, 2, 1, 1, 'Up to 400 words'],
      ['Leaflet', 45_000, 5, 1, 2, 'Up to 1,800 words', 'Second reader', 'List of words'],
      ['Manual', 160_000, 15, 1, 2, 'Up to 8,000 words', 'Second reader', 'List of words', 'Layout checked'],
    ],
    faqs: [],
    pictures: ['hausa-cards', 'hausa-leaflet', 'threads-hausa'],
  },
  {
    by: 'sipho',
    title: 'Adverts that sell without shouting',
    overview: 'One line that people repeat, and the words under it.',
    description:
      'Give me an hour on the phone and your three worst complaints. I write the line your best customer would say, for radio, poster or feed.',
    skill: 'Advertising copy',
    tags: ['copy', 'radio', 'slogan'],
    scope: [
      ['Line', 35_000, 3, 3, 1, 'Three lines to choose from'],
      ['Campaign', 95_000, 7, 1, 2, 'One idea', 'Radio spot', 'Poster', 'Six posts'],
      [
        'Season',
        210_000,
        14,
        1,
        3,
        'One idea in three months',
        'Radio, poster, posts',
        'Tone of voice, two pages',
      ],
    ],
    faqs: [['Do you write in Zulu?', 'I do. Ask for it in the brief.']],
    pictures: ['poster-tea', 'stop-radio', 'poster-shoe'],
  },
  {
    by: 'yusuf',
    title: 'Arabic and Hausa subtitles, timed by ear',
    overview: 'Films, lessons and sermons, readable at a glance.',
    description:
      'Two lines at most, never over a face, and gone before the next breath. You get the text, the timing and a copy with the subtitles in the picture.',
    skill: 'Subtitling',
    tags: ['arabic', 'hausa', 'subtitles'],
    scope: [
      ['Short', 18_000, 2, 1, 1, 'Up to five minutes', 'SRT'],
      ['Episode', 60_000, 5, 1, 1, 'Up to 30 minutes', 'SRT and burned in'],
      ['Film', 170_000, 12, 2, 2, 'Up to two hours', 'Two languages', 'SRT and burned in'],
    ],
    faqs: [],
    pictures: ['still-lamp', 'still-rain', 'still-bus'],
  },
  {
    by: 'amina',
    title: 'Phone menus in Swahili that people listen to',
    overview: 'IVR prompts, recorded and cut, ready for your exchange.',
    description:
      'Short sentences, the number last, a pause where a thumb needs it. I rewrite your menu with you before I record it.',
    skill: 'IVR and phone prompts',
    tags: ['swahili', 'ivr', 'voice'],
    scope: [
      ['Menu', 22_000, 2, 10, 1, 'Up to ten prompts', '8 kHz WAV'],
      ['Two languages', 48_000, 4, 20, 1, 'Ten prompts in two languages', '8 kHz WAV', 'MP3 to listen'],
      ['Exchange', 120_000, 8, 60, 2, 'Up to sixty prompts', 'Menu rewritten', 'Music for those who wait'],
    ],
    faqs: [['Can you sound happier?', 'Yes. Before nine in the morning it costs nothing extra.']],
    sound: 'hold-music.mp3',
    pictures: ['menu-call', 'hold-shore', 'script-menu'],
  },
  {
    by: 'selam',
    title: 'A name for it, in three languages',
    overview: 'Says well, spells well, and is free.',
    description:
      'Sixty names become twelve, twelve become three. Each is checked in Amharic, English and French, in the trade registers and on the phone with somebody’s mother.',
    skill: 'Naming',
    tags: ['naming', 'brand'],
    scope: [
      ['Three', 40_000, 5, 3, 1, 'Three names with reasons'],
      ['Checked', 85_000, 9, 3, 2, 'Three names', 'Registers and domains checked', 'One tagline'],
      ['With a story', 150_000, 14, 1, 2, 'Name', 'Tagline', 'The story on one page', 'How to say it'],
    ],
    faqs: [['What if we like none?', 'Then I bring three more, once, at no cost.']],
    pictures: ['brand-lumo', 'board-honey', 'cards-rain'],
  },
  {
    by: 'amina',
    title: 'A jingle that your customers hum on the way home',
    overview: 'Words and tune for radio, ten to thirty seconds.',
    description:
      'One promise, one rhyme, one tune of five notes. You get the words first, then a sketch with guitar and hands, then the finished jingle. Below you hear how I play.',
    skill: 'Radio jingles copy',
    tags: ['jingle', 'radio', 'music'],
    scope: [
      ['Words', 25_000, 3, 2, 1, 'Two texts of ten seconds', 'How to speak them'],
      ['Jingle', 90_000, 8, 1, 2, 'Words', 'Tune', 'Recording of twenty seconds', 'WAV and MP3'],
      ['Campaign', 190_000, 14, 3, 3, 'Three lengths', 'English and Swahili', 'A version without voice'],
    ],
    faqs: [['May we play it for ever?', 'Yes, on every station, with the second and third package.']],
    sound: 'hold-music.mp3',
    pictures: ['jingle-voice', 'rings-home', 'hold-shore'],
  },
];
