/** The gigs of those who speak, sing and carry words over. Prices in whole naira, delivery in days. */
import type { SeedGig } from '../gig-kit.ts';

export const voiced: readonly SeedGig[] = [
  {
    by: 'bukola',
    title: 'Yoruba translation with every mark in place',
    overview: 'English to Yoruba and back, tones included.',
    description:
      'A missing dot makes a husband into a hoe. I translate health texts, school books and labels, set every mark, and read it aloud to my neighbour before you see it.',
    skill: 'Yoruba translation',
    tags: ['yoruba', 'translation', 'health', 'school'],
    scope: [
      ['Page', 9_000, 2, 1, 1, 'Up to 350 words'],
      ['Leaflet', 34_000, 4, 1, 2, 'Up to 1,500 words', 'Read aloud'],
      ['Book', 150_000, 20, 1, 2, 'Up to 10,000 words', 'List of chosen words'],
    ],
    faqs: [['Can your file be printed?', 'Yes, I send it with letters that hold their marks.']],
    pictures: ['cards-yoruba', 'threads-yoruba', 'leaflet-yoruba'],
  },
  {
    by: 'uche',
    title: 'Igbo that your grandmother would not correct',
    overview: 'From English, for print, radio and phone.',
    description:
      'Central Igbo, or the Igbo of your own town if you tell me which. Proverbs stay proverbs. For radio I mark where to breathe.',
    skill: 'Igbo translation',
    tags: ['igbo', 'translation', 'radio', 'proverbs'],
    scope: [
      ['Page', 9_500, 2, 1, 1, 'Up to 350 words'],
      ['Leaflet', 36_000, 5, 1, 2, 'Up to 1,500 words', 'Second reader'],
      ['Programme', 118_000, 12, 1, 2, 'An hour of radio', 'Breaths marked'],
    ],
    faqs: [],
    pictures: ['cards-igbo', 'threads-igbo', 'leaflet-igbo'],
  },
  {
    by: 'halima',
    title: 'Swahili that works from Lamu to Goma',
    overview: 'Apps, leaflets and letters.',
    description:
      'I grew up in Mombasa and studied in Dar. I write the Swahili both would accept, tell you where they differ, and count the letters so that your buttons do not break.',
    skill: 'Swahili translation',
    tags: ['swahili', 'translation', 'app', 'letter'],
    scope: [
      ['Page', 8_500, 1, 1, 1, 'Up to 400 words'],
      ['App', 52_000, 5, 1, 2, 'Up to 2,500 words', 'Checked in the app'],
      ['Manual', 128_000, 14, 1, 2, 'Up to 8,000 words', 'Second reader in Dar'],
    ],
    faqs: [
      ['Sheng too?', 'For adverts, with a cousin who is nineteen.'],
      ['How fast is fast?', 'A page before lunch, if it comes before eight.'],
    ],
    pictures: ['threads-swahili', 'manual-swahili', 'letter-swahili'],
  },
  {
    by: 'moussa',
    title: 'French for West Africa, not for Paris',
    overview: 'Shops, letters and grant calls.',
    description:
      'From English, as one writes in Dakar, Abidjan and Lomé. A price is in francs CFA, a joke stays a joke, and *vous* is used where your customer would use it.',
    skill: 'French translation',
    tags: ['french', 'translation', 'shop', 'grant'],
    scope: [
      ['Page', 11_000, 2, 1, 1, 'Up to 400 words'],
      ['Site', 65_000, 6, 1, 2, 'Up to 3,000 words', 'Checked on the page'],
      ['Proposal', 140_000, 11, 1, 2, 'Up to 8,000 words', 'Terms of the funder'],
    ],
    faqs: [],
    pictures: ['threads-french', 'letter-french', 'shop-french'],
  },
  {
    by: 'yusuf',
    title: 'Interviews and hearings, written as they were said',
    overview: 'Hausa, Arabic and English, with times.',
    description:
      'Every pause that matters, no pause that does not. I transcribe interviews, sermons and hearings, mark who speaks, and leave a gap where nobody could know.',
    skill: 'Transcription',
    tags: ['transcription', 'hausa', 'arabic', 'interview'],
    scope: [
      ['Half an hour', 14_000, 2, 1, 1, 'Times each minute'],
      ['Two hours', 48_000, 5, 1, 1, 'Times', 'Names of speakers'],
      ['Ten hours', 205_000, 16, 1, 1, 'Times', 'Translated to English'],
    ],
    faqs: [['Is it confidential?', 'Yes. Files are deleted thirty days after you accept.']],
    pictures: ['script-hearing', 'voice-hearing', 'edited-hearing'],
  },
  {
    by: 'lwazi',
    title: 'Your podcast without the ums and the fridge',
    overview: 'Cut, cleaned and levelled by Thursday.',
    description:
      'Two people, one kitchen, forty minutes. I take out the fridge, half of the ums and the part you asked me to forget. Chapters and a title that says something are included. Below is the tune of one that I look after.',
    skill: 'Podcast editing',
    tags: ['podcast', 'editing', 'sound', 'talk'],
    scope: [
      ['Episode', 24_000, 3, 1, 1, 'Up to 40 minutes', 'Chapters'],
      ['Month', 82_000, 21, 4, 1, 'Four episodes', 'A minute of each for phones'],
      ['From nothing', 190_000, 30, 4, 2, 'Four episodes', 'Tune', 'Cover', 'Feeds set up'],
    ],
    faqs: [['Which microphone should I buy?', 'The one you have, in a cupboard full of clothes.']],
    sound: 'evening-highlife.mp3',
    pictures: ['wires-bread', 'voice-gate', 'booth-gate'],
  },
  {
    by: 'lwazi',
    title: 'Jingles from a kora, a balafon and a gourd',
    overview: 'Seven to thirty seconds, no voice needed.',
    description:
      'A tune people whistle without knowing whose it is. I play it, you hear it the next evening, and we change one thing at a time. The one below was for a weather app.',
    skill: 'Radio jingles copy',
    tags: ['jingle', 'music', 'sound logo', 'radio'],
    scope: [
      ['Sound logo', 38_000, 3, 1, 1, 'Three seconds', 'WAV and MP3'],
      ['Jingle', 95_000, 8, 1, 2, 'Up to 15 seconds', 'Two lengths'],
      ['Set', 210_000, 18, 4, 2, 'Jingle', 'Bed for talk', 'Stings', 'All parts'],
    ],
    faqs: [['Who owns it?', 'You, for every station and country, from the second package on.']],
    sound: 'rain-jingle.mp3',
    pictures: ['wires-swallows', 'shore-rain', 'rings-radios'],
  },
  {
    by: 'tari',
    title: 'Pidgin voice wey people go trust',
    overview: 'Warm, Port Harcourt, without clowning.',
    description:
      'Banks and clinics think Pidgin is for jokes. I say it the way my mother says it to a customer. You see the script first, with the breaths marked; a sample with your own first line comes on request, free, the same day.',
    skill: 'Pidgin voiceover',
    tags: ['pidgin', 'voice', 'radio', 'advert'],
    scope: [
      ['Spot', 20_000, 2, 1, 1, 'Up to 30 seconds'],
      ['Three spots', 52_000, 4, 3, 2, 'Three spots', 'Words mended'],
      ['Campaign', 135_000, 10, 8, 2, 'Eight spots', 'Radio and phone line'],
    ],
    faqs: [['Can I hear you first?', 'Send your first line. You get it back spoken, today.']],
    pictures: ['van-wahala', 'booth-tari', 'script-pidgin'],
  },
  {
    by: 'tari',
    title: 'Nine voices for puppets, games and plays',
    overview: 'A pigeon, a cat, three aunties and a captain.',
    description:
      'I did four years of radio drama with more parts than people. Pick from the cast or describe somebody new. Samples on request: two lines in the voice you choose, before you order. What plays below is the drum between my scenes.',
    skill: 'Character voices',
    tags: ['character', 'voice', 'game', 'puppet'],
    scope: [
      ['One voice', 25_000, 3, 1, 1, 'Up to 40 lines'],
      ['Three voices', 66_000, 6, 3, 2, 'Up to 120 lines', 'Each line its own file'],
      ['Whole cast', 170_000, 14, 9, 2, 'Nine voices', 'Laughs and falls'],
    ],
    faqs: [],
    sound: 'talking-drum.mp3',
    pictures: ['faces-six', 'line-puppets', 'script-puppet'],
  },
  {
    by: 'fatou',
    title: 'Adverts in English, French and Wolof, one voice',
    overview: 'Thirty seconds, three markets, one studio.',
    description:
      'The same smile in three languages. I record in a treated room in Dakar, deliver dry and mixed, and redo a line that you changed within a week. Samples on request, with your text.',
    skill: 'Commercial voiceover',
    tags: ['advert', 'voice', 'wolof', 'french'],
    scope: [
      ['Spot', 35_000, 2, 1, 1, 'One language', 'Dry and mixed'],
      ['Three languages', 88_000, 4, 3, 2, 'English, French, Wolof'],
      ['Season', 230_000, 15, 9, 2, 'Nine spots', 'Changed lines for a month'],
    ],
    faqs: [['May we air it on television?', 'For a year, with every package.']],
    pictures: ['booth-fatou', 'script-advert', 'rings-market'],
  },
];
