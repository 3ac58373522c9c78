/** The gigs of those who count, model and build for screens. Prices in whole naira, delivery in days. */
import type { SeedGig } from '../gig-kit.ts';

export const screened: readonly SeedGig[] = [
  {
    by: 'brian',
    title: 'Infographics that survive a WhatsApp forward',
    overview: 'One figure people repeat at dinner.',
    description:
      'Send me the report. I find the one number that changes a mind, draw it so that it holds at the size of a stamp, and write the source so small that nobody can cut it off.',
    skill: 'Infographics',
    tags: ['infographic', 'data', 'report', 'ngo'],
    scope: [
      ['One figure', 24_000, 3, 1, 1, 'One picture', 'Square and upright'],
      ['Five figures', 88_000, 9, 5, 2, 'Five pictures', 'A line of text for each'],
      ['Report', 230_000, 20, 20, 2, 'Twenty figures', 'A style sheet for later'],
    ],
    faqs: [
      ['Do you check our numbers?', 'I add up every column. I tell you before I draw it.'],
      ['In which languages?', 'English and Swahili. For others you send the words.'],
    ],
    pictures: ['beads-riders', 'rivers-fees', 'slopes-phones'],
  },
  {
    by: 'brian',
    title: 'Your data on one wall, true to the last row',
    overview: 'Prints and dashboards from messy sheets.',
    description:
      'Rain, fish, power, fares: I clean the sheet first and show you what was wrong with it. Then I draw, by code, so next year is the same picture with new numbers.',
    skill: 'Data visualisation',
    tags: ['data', 'dashboard', 'chart', 'map'],
    scope: [
      ['Print', 70_000, 7, 1, 1, 'One large print', 'The cleaned sheet'],
      ['Three views', 165_000, 15, 3, 2, 'Three prints', 'Code to draw them again'],
      ['Dashboard', 340_000, 28, 1, 3, 'A page that updates itself', 'Training, half a day'],
    ],
    faqs: [['Our data is on paper.', 'I have typed fish ledgers before. It costs N8 a row.']],
    pictures: ['sun-rain', 'ridges-lake', 'weave-power', 'dash-clinics'],
  },
  {
    by: 'emeka',
    title: '3D models of furniture before the wood is cut',
    overview: 'From a photo or a sketch on a napkin.',
    description:
      'I was a carpenter for nine years. My models have joints that can be made, wood that has grain in the right direction, and a list for the saw.',
    skill: '3D modelling',
    tags: ['3d', 'furniture', 'model', 'render'],
    scope: [
      ['One piece', 45_000, 5, 1, 1, 'Model', 'Two pictures'],
      ['Set', 120_000, 12, 4, 2, 'Four pieces', 'Eight pictures', 'Cutting list'],
      ['Catalogue', 390_000, 30, 15, 2, 'Fifteen pieces', 'All pictures', 'Files for the CNC'],
    ],
    faqs: [['Which files?', 'STEP, OBJ and Blender. For the phone also GLB.']],
    pictures: ['model-stools', 'model-radio', 'model-vessels'],
  },
  {
    by: 'emeka',
    title: 'Product design for small workshops',
    overview: 'Lamps, stoves, chairs: made within your street.',
    description:
      'I design what the welder, the potter and the carpenter on your road can make with what they have. You get a first piece you can sit on, and drawings for the next hundred.',
    skill: 'Product design',
    tags: ['product', 'prototype', 'workshop', 'solar'],
    scope: [
      ['Concept', 110_000, 10, 3, 1, 'Three ideas', 'One model'],
      ['Prototype', 280_000, 24, 1, 2, 'One made and tested', 'Drawings'],
      ['To market', 520_000, 45, 1, 3, 'Prototype', 'Costs for 100', 'Pictures for the shop'],
    ],
    faqs: [],
    pictures: ['model-stove', 'model-lamps', 'model-chair'],
  },
  {
    by: 'dayo',
    title: 'AR filters for launches and weddings',
    overview: 'Live on phones within a week.',
    description:
      'A crown of light, a visor with your city’s weather, flowers that grow when you smile. I test on six phones, the cheapest from 2018, and on skin as dark as mine.',
    skill: 'AR filters',
    tags: ['ar', 'filter', 'instagram', 'wedding'],
    scope: [
      ['One filter', 75_000, 6, 1, 1, 'One filter', 'Preview film'],
      ['With a game', 160_000, 13, 1, 2, 'Reacts to smiles and nods', 'Preview film'],
      ['Campaign', 350_000, 26, 3, 2, 'Three filters', 'Figures after a month'],
    ],
    faqs: [['How long does it stay online?', 'As long as your account does. I publish it under yours.']],
    pictures: ['filter-sunrise', 'filter-flowers', 'filter-visor'],
  },
  {
    by: 'naledi',
    title: 'Game art: worlds, tiles and what you carry',
    overview: 'For phones, in one file a programmer likes.',
    description:
      'Platforms, towns from above, bags full of things. I deliver sheets with names and sizes, and I have shipped two games, so I know what 64 by 64 means.',
    skill: 'Game art',
    tags: ['game', 'pixel', 'tiles', 'mobile'],
    scope: [
      ['Items', 40_000, 5, 12, 1, 'Twelve items', 'One sheet'],
      ['Level', 150_000, 14, 1, 2, 'Tiles for one level', 'Background in three layers'],
      ['World', 420_000, 35, 4, 3, 'Four levels', 'Items', 'Interface'],
    ],
    faqs: [
      ['Unity or Godot?', 'Both. Tell me which and the sheets come sliced.'],
      ['Can I hear it too?', 'The sounds below are mine. I add six for N30,000.'],
    ],
    sound: 'game-sounds.mp3',
    pictures: ['game-level', 'game-town', 'game-bag'],
  },
  {
    by: 'achieng',
    title: 'I watch five people use your app',
    overview: 'And tell you where they stopped.',
    description:
      'Kiosks, clinics, matatu stages: I take your app, or a paper one, to where it will be used. You get films of thumbs, a wall of notes and the three things to mend first.',
    skill: 'UX research',
    tags: ['ux', 'research', 'usability', 'app'],
    scope: [
      ['Five people', 85_000, 6, 5, 1, 'Five visits', 'Three things to mend'],
      ['Journey', 170_000, 12, 8, 1, 'Eight visits', 'A journey on one sheet'],
      ['Before you build', 310_000, 24, 12, 2, 'Paper app', 'Two rounds of six people'],
    ],
    faqs: [
      ['Who are the people?', 'Whoever your customer is. I pay them, it is in the price.'],
      ['Can we listen in?', 'One of you, sitting down, saying nothing.'],
    ],
    pictures: ['paper-phone', 'notes-nurses', 'journey-halima'],
  },
  {
    by: 'samuel',
    title: 'WordPress sites your secretary can change',
    overview: 'Schools, guest houses and farms.',
    description:
      'I have built 140 of them. Yours has five pages, opens on a bad line, and comes with a film in which I change the fees while you watch. No plugins that ask for money in March.',
    skill: 'WordPress sites',
    tags: ['wordpress', 'website', 'school', 'hotel'],
    scope: [
      ['Five pages', 68_000, 6, 5, 1, 'Five pages', 'Contact form'],
      ['With booking', 125_000, 12, 8, 2, 'Eight pages', 'Booking or fees by M-Pesa'],
      ['Looked after', 210_000, 14, 8, 2, 'With booking', 'A year of updates'],
    ],
    faqs: [['Is hosting included?', 'For the first year, yes. Then about KSh 4,000.']],
    pictures: ['page-school', 'page-guesthouse', 'page-farm'],
  },
  {
    by: 'samuel',
    title: 'Manuals that are read with one hand',
    overview: 'The other one holds the thing.',
    description:
      'Solar lamps, water filters, payment terminals. I take it apart first, then write each step in seven words and draw what the words cannot say. Tested on somebody who has never seen it.',
    skill: 'Technical writing',
    tags: ['manual', 'technical', 'instructions', 'solar'],
    scope: [
      ['Leaflet', 30_000, 5, 1, 1, 'Up to six steps'],
      ['Manual', 95_000, 12, 1, 2, 'Up to 24 pages', 'Drawings'],
      ['Two languages', 150_000, 18, 2, 2, 'Manual', 'English and Swahili'],
    ],
    faqs: [],
    pictures: ['manual-lamp', 'leaflet-solar', 'manual-rain'],
  },
];
