/** Titles, descriptions, tags and names of the benchmark's gigs, the same on every run. */

export type Text = { skill: number; text: string };

const SUBJECTS = [
  ...[
    'weddings',
    'restaurants',
    'churches',
    'schools',
    'start-ups',
    'fashion brands',
    'musicians',
    'podcasts',
  ],
  ...[
    'bakeries',
    'farms',
    'hotels',
    'clinics',
    'banks',
    'charities',
    'festivals',
    'galleries',
    'book authors',
  ],
  ...[
    'film makers',
    'radio stations',
    'football clubs',
    'beauty salons',
    'markets',
    'estate agents',
    'museums',
  ],
  ...['travel agencies', 'law firms', 'coffee shops', 'gyms', 'children', 'campaigns', 'conferences', 'apps'],
  ...[
    'online shops',
    'magazines',
    'games',
    'albums',
    'naming ceremonies',
    'birthdays',
    'students',
    'families',
  ],
];
const PATTERNS = [
  (skill: string, subject: string) => `${skill} for ${subject}`,
  (skill: string, subject: string) => `I make ${skill.toLowerCase()} that ${subject} love`,
  (skill: string, subject: string) => `Bold and quick ${skill.toLowerCase()} for ${subject}`,
  (skill: string, subject: string) => `Premium ${skill.toLowerCase()}, made for ${subject}`,
  (skill: string, subject: string) => `Creative ${skill.toLowerCase()} with a Lagos touch for ${subject}`,
  (skill: string, subject: string) => `${skill} and design advice for ${subject}`,
];
const COMMON = (
  'design work project colour idea story client delivery file sketch draft style print brand picture voice video ' +
  'audience message concept detail quality revision brief deadline page poster screen music sound language culture ' +
  'pattern fabric indigo paper line shape light camera studio team years market business simple clear modern fresh ' +
  'handmade digital original careful friendly experienced creative professional reliable African Nigerian Yoruba Hausa ' +
  'Igbo Lagos Accra Nairobi Kano Abuja website campaign logo animation illustration translation script edit record'
).split(' ');
const FIRST = (
  'Adaeze Adewale Aisha Akin Amara Amina Ayo Bisi Chidi Chinwe Damilola Dayo Ebuka Efe Emeka Fatima Femi Folake Funmi ' +
  'Gbenga Habiba Halima Ibrahim Ifeoma Ijeoma Jide Kabiru Kemi Kunle Lami Lola Maryam Mide Musa Nkechi Nneka Ngozi Obi ' +
  'Ola Olu Oyin Rahila Remi Sade Salma Segun Simi Sola Tade Temi Tobi Tola Tunde Uche Umar Uzo Wale Yemi Zahra Zainab'
).split(' ');
const LAST = (
  'Abah Abiola Achebe Adamu Adebayo Adeleke Adeyemi Afolabi Ajayi Akande Akpan Aliyu Amadi Anyanwu Asante Awolowo ' +
  'Babangida Balogun Bello Boateng Danjuma Diallo Dike Ekwueme Eze Fashola Garba Ibekwe Idowu Igwe Kamau Kone Lawal ' +
  'Mensah Mohammed Mwangi Ndiaye Njoku Nwosu Obasi Odili Ogun Ojo Okafor Okeke Okoro Olatunji Onyeka Osei Owolabi ' +
  'Oyelaran Sani Sesay Suleiman Traore Uba Udo Usman Wambui Yakubu'
).split(' ');

/** A small pseudo-random generator of numbers from 0 to 1, the same on every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const CONSONANTS = [...'bdfgjklmnprstwy', 'gb', 'kp', 'sh', 'ch'];
const VOWELS = [...'aeiou'];
/** Number of rare words: names of places, dishes, songs. */
const RARE = 20_000;

function rareWords(random: () => number): string[] {
  const one = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const words = new Set<string>();
  while (words.size < RARE) {
    const syllables = 2 + Math.floor(random() * 3);
    words.add(Array.from({ length: syllables }, () => one(CONSONANTS) + one(VOWELS)).join(''));
  }
  return [...words];
}

/** Every title of each skill, by its number. */
export function titles(skills: readonly string[]): Text[] {
  return skills.flatMap((name, skill) =>
    SUBJECTS.flatMap((subject) => PATTERNS.map((pattern) => ({ skill, text: pattern(name, subject) }))),
  );
}

/** `each` descriptions per skill, of about forty-five words: the skill's own, common ones, and rare ones in falling frequency. */
export function descriptions(skills: readonly string[], each: number): Text[] {
  const random = numbers(2026);
  const rare = rareWords(random);
  const word = (own: readonly string[]) => {
    const kind = random();
    if (kind < 0.1) return own[Math.floor(random() * own.length)];
    if (kind < 0.7) return COMMON[Math.floor(random() ** 2 * COMMON.length)];
    return rare[Math.floor(random() ** 3 * rare.length)];
  };
  return skills.flatMap((name, skill) => {
    const own = name.toLowerCase().split(' ');
    return Array.from({ length: each }, () => ({
      skill,
      text: Array.from({ length: 45 }, (_, at) => `${word(own)}${at % 9 === 8 ? '.' : ''}`).join(' '),
    }));
  });
}

/** The common words and pairs of them. */
export function tags(): string[] {
  const pairs = COMMON.slice(0, 90).map((one, at) => `${one} ${COMMON[(at * 7 + 3) % COMMON.length]}`);
  return [...COMMON, ...pairs];
}

export const names = { first: FIRST, last: LAST };
