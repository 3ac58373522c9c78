/** Work for screens and research: pages, tables, film edits, letters, walls of notes. */
import { journey, notes, paperPhone, whiteboard } from '../genres/board.ts';
import { cuttingRoom, dashboard, type Shop, voiceRoom } from '../genres/editor.ts';
import { strip } from '../genres/strip.ts';
import { box, circle, line, path, say } from '../machine/shapes.ts';
import type { Pieces } from './kinds.ts';

const INK = '#23262e';
const pen = (d: string, width = 6) => line(d, INK, width);

const leafTea: Shop = { name: 'Leaf & Lorry', face: 'capra', colours: ['#a9c2a4', '#fdfaf0', '#2f6b4f', '#e9c46a', '#1d2b22'] };
const dawa: Shop = { name: 'Dawa', face: 'wide', colours: ['#b9cfc8', '#ffffff', '#2f8f83', '#e7b86a', '#1d2b33'] };
const harbour =
  box(0, 0, 640, 360, '#d98f5a') +
  circle(460, 130, 70, '#f6dfa4') +
  path('M0,250 H640 V360 H0 Z', '#3f5f78') +
  path('M120,230 C200,262 330,262 420,224 C404,286 360,300 270,300 C190,300 140,284 120,230 Z', '#8a2f2c') +
  line('M270,250 V90', '#3a1f1a', 9) +
  path('M280,100 C360,140 380,190 380,222 L280,230 Z', '#f3e3c4');
const match =
  box(0, 0, 640, 360, '#e7c48a') +
  path('M0,200 H640 V360 H0 Z', '#b5763f') +
  circle(320, 210, 46, '#f6efe0') +
  path('M320,186 l20,15 l-8,24 h-24 l-8,-24 Z', '#23262e') +
  path('M420,300 L470,150 l40,10 l20,140 Z', '#2f6b66') +
  circle(490, 116, 28, '#5a3222') +
  path('M120,310 L170,180 l36,8 l10,122 Z', '#c8402f') +
  circle(186, 148, 26, '#3e241a');

export const screens: Pieces = {
  'dash-clinics': () =>
    dashboard(
      dawa,
      [
        ['Clinics open', '41'],
        ['Visits today', '1,208'],
        ['Out of stock', '3'],
      ],
      [40, 52, 61, 48, 70, 66, 82, 74, 90, 88, 97, 104],
      [
        ['Malaria tests', 82],
        ['Oral salts', 64],
        ['Gloves, medium', 21],
      ],
      81,
    ),
  'dash-letters': () =>
    dashboard(
      { ...leafTea, colours: ['#c9b7d6', '#ffffff', '#6a4a9a', '#e9c46a', '#241a33'] },
      [
        ['Sent', '4,120'],
        ['Read', '61%'],
        ['Bought', '318'],
      ],
      [12, 18, 40, 36, 30, 22, 16, 12, 10, 8, 7, 6],
      [
        ['“The rain is late”', 74],
        ['“We were wrong”', 68],
        ['“20% off!!!”', 19],
      ],
      82,
    ),
  'notes-nurses': () =>
    notes(
      '#d8cdbb',
      'What nurses told us',
      [
        ['Queue', '#7fb5a8', ['No seat|for mothers', '“Next”|is shouted']],
        ['Forms', '#e79a7a', ['Name asked|four times', 'Pen is|on a string', 'Nobody reads|page two']],
        ['Phone', '#9ab0dd', ['Battery|by noon', 'One phone,|five nurses']],
      ],
      'Name asked|four times',
      83,
    ),
  'journey-halima': () =>
    journey(
      '#f6efe0',
      'Halima sends money home',
      [
        ['Gets|paid', 0.9, 'Friday!'],
        ['Walks to|kiosk', 0.2, 'it is far'],
        ['Waits', -0.7, 'no float|again'],
        ['Types|number', -0.9, 'which one|is hers?'],
        ['Hears|“done”', 0.8, 'mother calls'],
      ],
      ['#2b2036', '#2f8f83', '#d9472c'],
      84,
    ),
  'paper-phone': () =>
    paperPhone(
      '#c99a66',
      [
        pen('M40,100 h240 M40,150 h180 M40,520 h250 v-60 h-250 Z', 5) + say('Hello', [40, 80], 'pen', 56, INK),
        circle(165, 260, 90, '#f2d98a') + pen('M60,480 h210', 5) + say('How much?', [60, 110], 'pen', 56, INK),
        say('Sent!', [90, 300], 'pen', 92, '#2f8f83') + line('M110,380 l40,40 l80,-110', '#2f8f83', 10),
      ],
      '#6b3f28',
      '#27468a',
      85,
    ),
  'notes-brand': () =>
    notes(
      '#cfd6cc',
      'If this bakery were a person',
      [
        ['Is', '#e7b86a', ['Up before|the mosque', 'Keeps her|word']],
        ['Is not', '#e79a8a', ['In a hurry', 'Fancy', 'A chain']],
        ['Sounds like', '#9ac2b8', ['Radio, low', '“One left,|I kept it”']],
      ],
      'Keeps her|word',
      86,
    ),
  'journey-brand': () =>
    journey(
      '#efe6f0',
      'A loaf meets a stranger',
      [
        ['Smells|it', 0.9, 'from the bus!'],
        ['Looks|in', 0.1, 'is it open?'],
        ['Reads|board', -0.8, 'too many|words'],
        ['Asks', -0.2, 'price?'],
        ['Bites', 1, 'tells two|friends'],
      ],
      ['#2a1d3a', '#8a5ac0', '#d9562c'],
      87,
    ),
  'notes-campaign': () =>
    notes(
      '#e3d3b8',
      'One clinic, one sentence',
      [
        ['They fear', '#e79a7a', ['The bill', 'Being|shouted at', 'Who sees me|there?']],
        ['We have', '#9ab8d0', ['A night|nurse', 'Door two']],
        ['So we say', '#a9c48a', ['“Come by|the back”', '“Nobody|asks why”']],
      ],
      '“Nobody|asks why”',
      88,
    ),
  'notes-voice': () =>
    notes(
      '#d3d9c4',
      'How a tea shop talks',
      [
        ['Say', '#a9c48a', ['“Late. Sorry.|Monday.”', 'The price']],
        ['Not', '#e79a8a', ['Solutions', 'Passion', '“Dear valued|customer”']],
        ['If unsure', '#e7c46a', ['Would Yaw|say it?', 'Cut it|in half']],
      ],
      'Would Yaw|say it?',
      89,
    ),
  'notes-grant': () =>
    notes(
      '#c9d3da',
      'What the call really asks',
      [
        ['Who', '#9ab8d0', ['Women|who fetch', 'The pump|man']],
        ['What', '#e0b08a', ['Taps, nine', 'Who mends|them?', 'Chalk,|not posters']],
        ['After us', '#a9c4a0', ['Fees: 20|a month', 'Her own|toolbox']],
      ],
      'Who mends|them?',
      90,
    ),
  'wb-savings': () =>
    whiteboard(
      'How your savings come back',
      pen('M200,420 a90,90 0 1 0 180,0 a90,90 0 1 0 -180,0 M420,420 H560 M540,400 l24,20 l-24,20 M620,330 h180 v180 h-180 Z M600,330 l110,-80 l110,80 M830,420 H960') + circle(290, 420, 44, '#f2b83a') + box(680, 430, 60, 80, '#2f8f83'),
      '#2f8f83',
      [
        ['N500 a week', 200, 580],
        ['our cooperative', 600, 580],
      ],
      '#5a3222',
      '#e7a53a',
      91,
      [970, 420],
    ),
  'wb-malaria': () =>
    whiteboard(
      'Where does it bite?',
      pen('M140,640 V420 L280,320 L420,420 V640 Z M240,640 V520 h80 v120 M560,640 C600,560 700,560 740,640 Z M560,640 H860') +
        circle(650, 420, 60, '#f2d04e') +
        line('M520,470 q40,-30 70,0 q30,30 60,0', '#c8302a', 6) +
        path('M560,640 C600,590 700,590 740,640 Z', '#7fb5d0') +
        pen('M880,360 q30,20 20,60 M860,350 l-20,-26 M880,350 l4,-32 M850,370 l-40,4 M862,372 a14,10 0 1 0 28,0 a14,10 0 1 0 -28,0'),
      '#c8302a',
      [
        ['not here', 200, 720],
        ['here, at ten', 560, 720],
      ],
      '#7a4a2e',
      '#27346b',
      92,
      [900, 420],
    ),
  'wb-solar': () =>
    whiteboard(
      'Sun in, kettle on',
      circle(240, 330, 80, '#f2b83a') +
        pen(
          'M240,220 v-34 M240,440 v34 M130,330 h-34 M350,330 h34 M160,250 l-24,-24 M320,250 l24,-24 M160,410 l-24,24 M320,410 l24,24 M480,300 l200,-50 l60,170 l-200,50 Z M548,283 l60,170 M616,266 l60,170 M500,360 l200,-50 M640,480 V640 M560,640 h170',
        ) +
        pen('M860,560 h150 v-90 c0,-60 -150,-60 -150,0 Z M1010,500 q50,0 40,50') +
        line('M760,420 C820,440 820,520 858,530', '#e2873a', 7),
      '#e2873a',
      [
        ['two panels', 500, 720],
        ['tea at six', 850, 680],
      ],
      '#3e241a',
      '#8a2f3f',
      93,
      [1010, 470],
    ),
  'cut-boat': () =>
    cuttingRoom(
      harbour,
      [
        ['harbour', 180, '#3f6f8a'],
        ['nets', 120, '#8a5a3a'],
        ['Esi, close', 220, '#a8433a'],
        ['market', 150, '#5f7a3f'],
        ['drone', 240, '#4a4a7a'],
      ],
      ['#3a4a5f', '#e7a53a'],
      'Boat day, cut 4',
      111,
    ),
  'cut-match': () =>
    cuttingRoom(
      match,
      [
        ['warm-up', 110, '#5f7a3f'],
        ['first half', 260, '#2f6b66'],
        ['goal', 90, '#c8402f'],
        ['crowd', 170, '#8a5a3a'],
        ['again, slow', 230, '#4a4a7a'],
      ],
      ['#5f4a3a', '#6fc08a'],
      'Saturday final, cut 2',
      112,
    ),
  'strip-day': () => strip('#2b2a30', ['#d98f5a', '#f6dfa4', '#3f5f78', '#8a2f2c', '#1d1a22'], 113),
  'voice-gate': () =>
    voiceRoom(
      ['Lwazi', 'Ama'],
      ['Hello', 'The taxi strike', 'Bread', 'Goodbye'],
      [
        [60, 78],
        [140, 150],
      ],
      ['#e0a58a', '#2f6b66', '#c8472c'],
      'Gate 4, episode 12',
      114,
    ),
  'voice-hearing': () => voiceRoom(['Chair', 'Witness'], ['Oath', 'The bridge', 'Who signed?', 'Adjourned'], [[30, 36]], ['#a9b8a0', '#3f5f8a', '#8a5a2c'], 'Public hearing, day 3', 115),
};
