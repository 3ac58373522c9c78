/** The tunes of the example market, written as notes. */
import type { Note } from './instruments.ts';

export type Tune = { seconds: number; seed: number; notes: () => Note[] };

/** Repeats one pitch on one instrument at these beats. */
function pulse(
  beat: number,
  times: readonly number[],
  bars: number,
  long: number,
  make: (at: number, bar: number) => Note,
): Note[] {
  return Array.from({ length: bars }, (_, bar) =>
    times.map((time) => make((bar * long + time) * beat, bar)),
  ).flat();
}

/** `'0:3 1:5'`: beat and half tones. */
function line(beat: number, text: string, instrument: Note[1], loud: number, shift = 0): Note[] {
  return text.split(' ').map((one) => {
    const [at, pitch] = one.split(':').map(Number) as [number, number];
    return [at * beat, instrument, pitch + shift, loud] as const;
  });
}

export const TUNES = {
  /** Kora and shaker: a run down, a run up, five sustained notes. */
  'rain-jingle': {
    seconds: 9.5,
    seed: 3,
    notes: () => [
      ...line(
        0.15,
        '0:24 1:19 2:17 3:14 4:12 5:7 6:5 7:2 8:0 10:12 12:14 13:17 14:19 16:24 20:22 22:19 24:17 26:19 30:12 32:24 33:19 34:17 35:14 36:12 37:7 38:5 39:2 40:0 44:5 46:9 48:12',
        'string',
        0.7,
      ),
      ...line(0.15, '0:-12 8:-7 16:-12 24:-5 32:-12 40:-7 48:-12', 'bass', 0.6),
      ...pulse(0.15, [0, 2, 3, 4, 6, 7], 6, 8, (at) => [at, 'seeds', 0, 0.3]),
      ...line(0.15, '49:24 50:28 52:31', 'bell', 0.25),
    ],
  },
  /** Balafon and claps: an advert for bread. */
  'bread-jingle': {
    seconds: 8.2,
    seed: 4,
    notes: () => [
      ...line(
        0.16,
        '0:12 1:12 2:15 3:17 4:19 6:17 7:15 8:12 10:10 11:12 12:15 14:12 16:12 17:12 18:15 19:17 20:19 22:22 23:19 24:24 26:22 27:19 28:17 30:19 32:24 33:24 34:22 35:19 36:24',
        'wood',
        0.7,
      ),
      ...line(0.16, '0:0 4:0 8:-4 12:-2 16:0 20:3 24:5 28:-2 32:0 36:0', 'wood', 0.5),
      ...pulse(0.16, [4], 5, 8, (at) => [at, 'clap', 0, 0.6]),
      ...pulse(0.16, [0, 3, 6], 4, 8, (at) => [at, 'drum', -14, 0.7, -6]),
    ],
  },
  /** Two guitars and a bass answering each other. */
  'evening-highlife': {
    seconds: 13,
    seed: 5,
    notes: () => {
      const chords = [0, 5, 7, 5, 0, 5, 7, 0];
      return chords.flatMap((root, bar): Note[] => {
        const at = bar * 1.56;
        const run = [12, 16, 19, 16, 24, 19, 16, 19];
        return [
          ...run.map((pitch, n) => [at + n * 0.195, 'string', pitch + root, n % 4 ? 0.42 : 0.56] as const),
          ...[0, 3, 6].map((n) => [at + n * 0.195, 'bass', root - 24 + (n === 6 ? 7 : 0), 0.8] as const),
          ...[1, 3, 5, 7].map((n) => [at + n * 0.195, 'seeds', 0, 0.24] as const),
          [at + 0.78, 'clap', 0, 0.4] as const,
          ...(bar % 2 ? [[at + 1.17, 'bell', root + 24, 0.14] as const] : []),
        ];
      });
    },
  },
  /** A talking drum, and one that answers. */
  'talking-drum': {
    seconds: 7.6,
    seed: 6,
    notes: () => [
      ...[
        0, 0.42, 0.63, 1.05, 1.5, 1.92, 2.13, 2.55, 3.2, 3.41, 3.62, 4.04, 4.5, 4.92, 5.13, 5.34, 5.76, 6.2,
      ].map(
        (at, n): Note => [
          at,
          'drum',
          [0, 5, 3, -2, 0, 7, 5, 0, -4, -2, 0, 5, 0, 7, 5, 3, 0, -5][n] as number,
          0.9,
          [4, -5, 3, -3, 6, -6, -2, 2, 3, 3, 4, -6, 5, -5, -3, -3, 4, -7][n] as number,
        ],
      ),
      ...pulse(0.21, [0, 4, 6, 8, 12], 2, 16, (at) => [at, 'drum', -20, 0.7, -2]),
      ...pulse(0.21, [2, 6, 10, 14], 2, 16, (at) => [at, 'seeds', 0, 0.4]),
    ],
  },
  /** What a game says: a coin, a jump, a door, a gift, a loss, a win. */
  'game-sounds': {
    seconds: 8.4,
    seed: 7,
    notes: () => [
      ...line(1, '0:27 0.08:32', 'bell', 0.5),
      [1.3, 'whistle', 12, 0.6, 12],
      [2.5, 'drum', -18, 0.9, -4],
      [2.62, 'wood', -12, 0.6],
      ...line(1, '3.7:12 3.8:16 3.9:19 4:24', 'wood', 0.6),
      ...line(1, '5.1:12 5.3:8 5.55:3', 'string', 0.7),
      ...line(1, '6.5:12 6.62:16 6.74:19 6.86:24 7:28', 'string', 0.6),
      ...line(1, '6.86:36 7:40', 'bell', 0.3),
      [6.5, 'clap', 0, 0.4],
      [7, 'clap', 0, 0.5],
    ],
  },
} satisfies Record<string, Tune>;
