/** `/projecttrackerhunter`: how the project tracker works. */
import { done } from '../screens/common.ts';
import { doing, todo } from '../screens/tracker.ts';

export const board = {
  title: 'The project tracker',
  description:
    'Follow an order on a board of three columns: Todo, Doing, Done. The talent moves the tasks, the client sees it live.',
  lead: 'Follow an order on a board of three columns. The talent plans and moves the tasks; the client watches it happen and both talk about each task where it stands.',
  toTracker: 'Go to your tracker',
  heading: 'A board looks like this',
  example: 'An example: the board of a radio jingle.',
  columns: { todo, doing, done },
  tasks: {
    voice: 'Choose the voice',
    firstVerse: 'Record the first verse',
    secondVerse: 'Record the second verse',
    mix: 'Mix and master',
  },
  milestones: { first: 'First milestone', second: 'Second milestone', third: 'Third milestone' },
  until: {
    monday: 'Until Monday',
    tuesday: 'Until Tuesday',
    thursday: 'Until Thursday',
    friday: 'Until Friday',
  },
  steps: {
    add: {
      title: 'The client adds an order',
      text: 'Any order whose price is in escrow can be followed. Adding it takes one click, and the talent finds it under Project tracker.',
    },
    plan: {
      title: 'The talent plans',
      text: 'Tasks have a name, a description, two dates and, if wanted, the milestone that they belong to.',
    },
    move: {
      title: 'Tasks move to Doing and Done',
      text: 'By dragging, by keyboard or by a menu. What is overdue is marked. Both boards follow each other live.',
    },
    comment: {
      title: 'Both comment',
      text: 'A question about a task is asked on the task, and stays there for both to read.',
    },
  },
  deadlines:
    'The tracker is for planning together. Deadlines and penalties are those of the milestones in the agreement, whatever the board says.',
} as const;
