/** `/projecttrackerhunter`: how the project tracker works, for people who do not use it yet. */
import { words } from '#contract/words.ts';
import { html, type Markup } from '#server/core/markup.ts';
import { ownPlaces, type PublicPage, wayIn } from '../frame/views.ts';

export function trackerPage(): PublicPage {
  return {
    path: '/projecttrackerhunter',
    title: 'The project tracker',
    description:
      'Follow an order on a board of three columns: Todo, Doing, Done. The talent moves the tasks, the client sees it live.',
    body: html`<div class="page-head wide"><h1>The project tracker</h1>
<p class="lead">Follow an order on a board of three columns. The talent plans and moves the tasks; the client watches it happen and both talk about each task where it stands.</p>
<div class="ways">${wayIn(words.landing.getStarted, '', true)}<a class="button in-hunter" href="/hunterDashboard/projecttrackerhunter">Go to your tracker</a><a class="button in-talent" href="/trackerTalentList">Go to your tracker</a>${ownPlaces('button second')}</div></div>
${board()}${steps()}`,
  };
}

type Task = { name: string; due: string; milestone: string };
const BOARD: readonly { title: string; tasks: readonly Task[] }[] = [
  {
    title: 'Todo',
    tasks: [
      { name: 'Record the second verse', due: 'Friday', milestone: 'Second milestone' },
      { name: 'Mix and master', due: 'Tuesday', milestone: 'Third milestone' },
    ],
  },
  {
    title: 'Doing',
    tasks: [{ name: 'Record the first verse', due: 'Thursday', milestone: 'First milestone' }],
  },
  { title: 'Done', tasks: [{ name: 'Choose the voice', due: 'Monday', milestone: 'First milestone' }] },
];

function board(): Markup {
  const task = ({ name, due, milestone }: Task) =>
    html`<li><b>${name}</b><span>${milestone}</span><span>Until ${due}</span></li>`;
  return html`<section class="part sunken" aria-labelledby="board"><div class="wide"><h2 id="board">A board looks like this</h2>
<p class="small">An example: the board of a radio jingle.</p>
<div class="board">${BOARD.map(({ title, tasks }) => html`<div><h3>${title} <span>${tasks.length}</span></h3><ul>${tasks.map(task)}</ul></div>`)}</div></div></section>`;
}

const STEPS = [
  [
    'The client adds an order',
    'Any order whose price is in escrow can be followed. Adding it takes one click, and the talent finds it under Project tracker.',
  ],
  [
    'The talent plans',
    'Tasks have a name, a description, two dates and, if wanted, the milestone that they belong to.',
  ],
  [
    'Tasks move to Doing and Done',
    'By dragging, by keyboard or by a menu. What is overdue is marked. Both boards follow each other live.',
  ],
  ['Both comment', 'A question about a task is asked on the task, and stays there for both to read.'],
] as const;

function steps(): Markup {
  return html`<section class="part card" aria-labelledby="steps"><div class="wide"><h2 id="steps">${words.landing.how}</h2>
<ol class="counted">${STEPS.map(([title, text]) => html`<li><div><h3>${title}</h3><p>${text}</p></div></li>`)}</ol>
<p class="small">The tracker is for planning together. Deadlines and penalties are those of the milestones in the agreement, whatever the board says.</p></div></section>`;
}
