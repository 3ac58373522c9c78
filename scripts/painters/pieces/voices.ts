/** Covers of audio, and the scripts it is read from. */

import { waveforms } from '#server/seed/recordings.ts';
import { type Desk, script } from '../genres/desk.ts';
import { shoreOfSound } from '../genres/sound.ts';
import { booth, faces, rings, van, wires } from '../genres/tunes.ts';
import type { Pieces } from './kinds.ts';

const night: Desk = { on: 'plain', ground: '#33405f', ink: '#26202c', accent: '#e7a53a', paper: '#fbf6ea', seed: 121 };

export const voices: Pieces = {
  'wires-swallows': () => wires({ title: ['Seven', 'swallows'], under: 'A jingle for a weather app' }, [2, 1, 3, 0, 2, 4, 1, 3, 2, 0], ['#7fb3c4', '#f3c9a0', '#1f2a4a', '#c8402f'], 122),
  'wires-bread': () => wires({ title: ['Gate 4'], under: 'A talk show from under a bridge', face: 'wide' }, [0, 2, 2, 4, 3, 1, 1, 0], ['#d9806a', '#f6d9a0', '#3a1d33', '#f7f0dc'], 123),
  'rings-radios': () => rings({ title: ['All the radios'], under: 'of Mbare Street, at once' }, ['#f5ead2', '#e2553f', '#3f8fa8', '#27203a'], 124),
  'rings-home': () => rings({ title: ['Five notes home'], under: 'The same tune in three kitchens', face: 'capra' }, ['#e9f0e4', '#2f7a5a', '#e0873a', '#24301f'], 125),
  'rings-market': () => rings({ title: ['Say it once'], under: 'Spots that carry across a market', face: 'softbold' }, ['#f7e6dc', '#8a4a9a', '#d9562c', '#2a1633'], 126),
  'shore-rain': () => shoreOfSound(waveforms['rain-jingle.mp3'], { title: 'After the rain', under: 'Kora and shaker, nine seconds' }, 127),
  'van-wahala': () => van({ title: ['No wahala'], under: 'GEN FUEL DEY' }, ['#e9c08a', '#2f7a6d', '#f0b23c', '#3b1e2a'], 128),
  'booth-tari': () => booth({ title: ['How far?'], under: 'Pidgin, warm, without clowning' }, ['#20403f', '#6a9a8f', '#f0a93a', '#e2553f'], 129),
  'booth-fatou': () => booth({ title: ['Thirty', 'seconds'], under: 'Adverts in English, French and Wolof' }, ['#3a2440', '#8a6a9a', '#c8472c', '#f0a93a'], 130),
  'booth-gate': () => booth({ title: ['Gate 4,', 'every week'], under: 'Cut in a cupboard full of coats' }, ['#3f2a2a', '#c98a6a', '#2f6b66', '#f6d9a0'], 137),
  'faces-six': () => faces({ title: ['Six people, one throat'], under: 'Voices for games, puppets and radio plays' }, ['#f3e3c4', '#8a2f3a', '#e0873a', '#2f6b66', '#27346b', '#c8604a', '#7a5a2c'], 131),
  'faces-play': () => faces({ title: ['Who is at the door?'], under: 'Cast of a play in six scenes' }, ['#dfe3d4', '#2a4a5a', '#d9902c', '#8a3f4a', '#5f7a3f', '#c8604a', '#4a3a6a'], 132),
  'script-pidgin': () =>
    script(
      { ...night, ground: '#2f5f5a', accent: '#f0b23c', seed: 133 },
      'RADIO SPOT, 30 SEC, PIDGIN',
      [
        ['place', 'MOTOR PARK. ENGINES. ONE STOPS.'],
        ['who', 'DRIVER'],
        ['said', 'Madam, which kind phone be dis?'],
        ['who', 'MADAM'],
        ['said', 'E small, but e dey hear word.'],
        ['seen', 'A coin drops. Everybody looks.'],
        ['who', 'VOICE'],
        ['said', 'Small money, big ear.'],
      ],
      'cup',
    ),
  'script-puppet': () =>
    script(
      { ...night, on: 'cloth', ground: '#b98a6a', accent: '#8a5ac0', seed: 134 },
      'PUPPET SERIES, EPISODE 3',
      [
        ['place', 'ON A ROOF. PIGEONS DISAGREE.'],
        ['who', 'PIGEON ONE (cracked, very old)'],
        ['said', 'In my day the roof was thatch.'],
        ['who', 'PIGEON TWO (too fast)'],
        ['said', 'In your day there was no day!'],
        ['seen', 'A cat, far away, yawns in tune.'],
        ['who', 'CAT (velvet)'],
        ['said', 'Ladies. Breakfast is at six.'],
      ],
      'glasses',
    ),
  'script-advert': () =>
    script(
      { ...night, ground: '#5a3a5f', accent: '#e0873a', seed: 135 },
      'SPOT 2 OF 3, WITH BREATHS',
      [
        ['place', 'READ LOW. SMILE ON LINE TWO.'],
        ['who', 'FATOU'],
        ['said', 'Your mother never wrote it down. /'],
        ['said', 'A little of this. // Until it smells right.'],
        ['seen', 'Pause. A lid is lifted.'],
        ['said', 'We wrote it down. /'],
        ['said', 'Thiakry from Thiès, in the blue pot.'],
      ],
      'cup',
    ),
  'script-menu': () =>
    script(
      { ...night, on: 'wood', ground: '#9a6a44', accent: '#5fa8a0', seed: 136 },
      'PHONE MENU, SECOND DRAFT',
      [
        ['place', 'GREETING, UNDER FOUR SECONDS'],
        ['said', 'Karibu, Kliniki ya Mto.'],
        ['place', 'CHOICES, THE NUMBER LAST'],
        ['said', 'Kuonana na daktari, bonyeza moja.'],
        ['said', 'Kusikia tena, bonyeza tatu.'],
        ['seen', 'Two seconds: a thumb needs them.'],
        ['place', 'NOBODY PRESSED'],
        ['said', 'Bado tupo. Chukua muda wako.'],
      ],
      'glasses',
    ),
};
