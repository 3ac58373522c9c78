/** Synthesized instruments: plucked strings, wooden bars, pitch-bending drums, a seed shaker, a bell, a soft bass. */

export const RATE = 32_000;

type Instrument = 'string' | 'wood' | 'drum' | 'seeds' | 'bell' | 'bass' | 'clap' | 'whistle';
/** Start in seconds, instrument, pitch in semitones from A at 220 Hz, loudness, pitch bend. */
export type Note = readonly [at: number, instrument: Instrument, pitch: number, loud: number, bend?: number];

const SOUNDING: Readonly<Record<Instrument, number>> = {
  string: 2.2,
  wood: 0.9,
  drum: 0.5,
  seeds: 0.09,
  bell: 1.8,
  bass: 0.8,
  clap: 0.14,
  whistle: 0.4,
};

/** Mixes the notes with a little reverb; the loudest sample ends just below 1. */
export function render(seconds: number, notes: readonly Note[], seed: number): Float32Array {
  const mixed = new Float32Array(Math.round(seconds * RATE));
  const chance = chanceOf(seed);
  for (const [at, instrument, pitch, loud, bend = 0] of notes) {
    const from = Math.round(at * RATE);
    const length = Math.min(Math.round(SOUNDING[instrument] * RATE), mixed.length - from);
    if (length <= 0) continue;
    const hz = 220 * 2 ** (pitch / 12);
    const made =
      instrument === 'string' ? plucked(hz, length, chance) : struck(instrument, hz, length, bend, chance);
    for (let n = 0; n < length; n += 1)
      mixed[from + n] = (mixed[from + n] as number) + (made[n] as number) * loud;
  }
  return finished(mixed);
}

/** A plucked string: a loop of noise, softened on each pass. */
function plucked(hz: number, length: number, chance: () => number): Float32Array {
  const period = Math.round(RATE / hz);
  const loop = Float32Array.from({ length: period }, () => chance() * 2 - 1);
  const softened = loop.map(
    (one, n) => (one + (loop[(n + 1) % period] as number) + (loop[(n + 2) % period] as number)) / 3,
  );
  const made = new Float32Array(length);
  for (let n = 0; n < length; n += 1) {
    const at = n % period;
    const now = softened[at] as number;
    made[n] = now;
    softened[at] = (now * 0.52 + (softened[(at + 1) % period] as number) * 0.48) * 0.9965;
  }
  return made;
}

function struck(
  kind: Exclude<Instrument, 'string'>,
  hz: number,
  length: number,
  bend: number,
  chance: () => number,
): Float32Array {
  const made = new Float32Array(length);
  let phase = 0;
  let slow = 0;
  for (let n = 0; n < length; n += 1) {
    const t = n / RATE;
    const attack = Math.min(1, t * 400);
    phase += (2 * Math.PI * hz * 2 ** ((bend * Math.min(1, t / 0.22)) / 12)) / RATE;
    const noise = chance() * 2 - 1;
    slow += (noise - slow) * 0.3;
    made[n] =
      attack *
      {
        wood: () =>
          Math.sin(phase) * Math.exp(-t * 6) +
          0.35 * Math.sin(phase * 3.98) * Math.exp(-t * 18) +
          0.1 * noise * Math.exp(-t * 200),
        drum: () =>
          Math.sin(phase + 2.4 * Math.exp(-t * 30)) * Math.exp(-t * 9) + 0.3 * slow * Math.exp(-t * 60),
        seeds: () => (noise - slow) * Math.exp(-t * 46) * Math.min(1, t * 90),
        bell: () =>
          Math.sin(phase) * Math.exp(-t * 2.6) +
          0.5 * Math.sin(phase * 2.76) * Math.exp(-t * 4) +
          0.25 * Math.sin(phase * 5.4) * Math.exp(-t * 8),
        bass: () => (Math.sin(phase) + 0.3 * Math.sin(phase * 2)) * Math.exp(-t * 3.4),
        clap: () => slow * 1.6 * Math.exp(-t * 34) * (1 + Math.sin(t * 420) * 0.6),
        whistle: () =>
          Math.sin(phase + 0.24 * Math.sin(t * 34)) *
            Math.min(1, t * 18) *
            Math.exp(-Math.max(0, t - 0.22) * 16) +
          0.05 * slow,
      }[kind]();
  }
  return made;
}

/** Adds echoes from three walls, normalizes the loudness and fades out the end. */
function finished(mixed: Float32Array): Float32Array {
  const walls = [
    [0.031, 0.24],
    [0.067, 0.16],
    [0.113, 0.1],
  ] as const;
  const room = mixed.slice();
  for (const [late, part] of walls) {
    const shift = Math.round(late * RATE);
    for (let n = shift; n < room.length; n += 1)
      room[n] = (room[n] as number) + (mixed[n - shift] as number) * part;
  }
  let top = 0;
  for (const one of room) top = Math.max(top, Math.abs(one));
  const end = room.length - RATE * 0.5;
  return room.map((one, n) => (one / top) * 0.92 * (n > end ? (room.length - n) / (RATE * 0.5) : 1));
}

function chanceOf(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 4_294_967_296;
  };
}
