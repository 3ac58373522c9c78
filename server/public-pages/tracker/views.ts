/** `/projecttrackerhunter`: how the project tracker works, for people who do not use it yet. */
import * as paths from '#contract/site/paths.ts';
import { html, type Markup } from '#server/web-assets/markup.ts';
import { type PublicPage, signedInLinks, signUpButton } from '../frame/views.ts';
import type { PageLocale } from '../rules.ts';

export function trackerPage(locale: PageLocale): PublicPage {
  const { tracker: board } = locale.written;
  return {
    path: paths.tracking,
    title: board.title,
    description: board.description,
    body: html`<div class="page-head wide"><h1>${board.title}</h1>
<p class="lead">${board.lead}</p>
<div class="ways">${signUpButton(locale.words.shell.fixed.getStarted, '', true)}<a class="button in-hunter" href="${paths.boards.hunter}">${board.toTracker}</a><a class="button in-talent" href="${paths.boards.talent}">${board.toTracker}</a>${signedInLinks(locale, 'button second')}</div></div>
${exampleOf(locale)}${steps(locale)}`,
  };
}

type Task = { name: string; until: string; milestone: string };
type Column = { title: string; tasks: readonly Task[] };

function columnsOf({ written: { tracker: board } }: PageLocale): readonly Column[] {
  const { columns, tasks, milestones, until } = board;
  return [
    {
      title: columns.todo,
      tasks: [
        { name: tasks.secondVerse, until: until.friday, milestone: milestones.second },
        { name: tasks.mix, until: until.tuesday, milestone: milestones.third },
      ],
    },
    {
      title: columns.doing,
      tasks: [{ name: tasks.firstVerse, until: until.thursday, milestone: milestones.first }],
    },
    {
      title: columns.done,
      tasks: [{ name: tasks.voice, until: until.monday, milestone: milestones.first }],
    },
  ];
}

function exampleOf(locale: PageLocale): Markup {
  const { tracker: board } = locale.written;
  const task = ({ name, until, milestone }: Task) =>
    html`<li><b>${name}</b><span>${milestone}</span><span>${until}</span></li>`;
  return html`<section class="part sunken" aria-labelledby="board"><div class="wide"><h2 id="board">${board.heading}</h2>
<p class="small">${board.example}</p>
<div class="board">${columnsOf(locale).map(({ title, tasks }) => html`<div><h3>${title} <span>${tasks.length}</span></h3><ul>${tasks.map(task)}</ul></div>`)}</div></div></section>`;
}

function steps({ words, written: { tracker: board } }: PageLocale): Markup {
  return html`<section class="part card" aria-labelledby="steps"><div class="wide"><h2 id="steps">${words.shell.fixed.how}</h2>
<ol class="counted">${Object.values(board.steps).map(({ title, text }) => html`<li><div><h3>${title}</h3><p>${text}</p></div></li>`)}</ol>
<p class="small">${board.deadlines}</p></div></section>`;
}
