/** What the parties of a tracked order are told of its board; part of the notices of notices.ts. */
import type { Notice, NoticeFacts, Notices } from './notices.ts';

function fact(facts: NoticeFacts, name: string): string {
  return `“${String(facts[name] ?? '')}”`;
}

function moved(title: string, where: string): Notice {
  return {
    title,
    description: (f) =>
      `${f.talent_name} moved the task ${fact(f, 'task')} of ${fact(f, 'title')} to ${where}.`,
  };
}

function commented(by: 'hunter_name' | 'talent_name'): Notice {
  return {
    title: 'New comment on a task',
    description: (f) => `${f[by]} commented on the task ${fact(f, 'task')} of ${fact(f, 'title')}.`,
  };
}

export const taskNotices: Notices = {
  'tracker.track': {
    talent: {
      title: 'Your order is tracked',
      description: (f) =>
        `${f.hunter_name} follows ${fact(f, 'title')} on the project tracker. Put your tasks on its board.`,
    },
  },
  'task.start': { hunter: moved('A task was started', 'Doing') },
  'task.finish': { hunter: moved('A task is done', 'Done') },
  'task.comment': { hunter: commented('talent_name'), talent: commented('hunter_name') },
};
