/** The page for an address links the files of its screen: of its layouts, of itself, and of all their static imports. */
import { expect, test } from 'vitest';
import { screensOf } from './screen-files.ts';

const SPLIT = '?tsr-split=component---loader';
const MANIFEST = {
  'index.html': { file: 'index.js', imports: ['_base.js'], css: ['index.css'] },
  '_base.js': { file: 'base.js' },
  '_list.js': { file: 'list.js', imports: ['_base.js'], css: ['list.css'] },
  'features/dialog.tsx': { file: 'dialog.js' },
  [`routes/_guard.tsx${SPLIT}`]: { file: 'guard.js', imports: ['_base.js'] },
  [`routes/_guard/_hunter.tsx${SPLIT}`]: { file: 'hunter.js' },
  [`routes/_guard/_hunter/jobs/index.tsx${SPLIT}`]: { file: 'jobs.js', imports: ['_list.js'] },
  [`routes/_guard/_hunter/jobs/$id.tsx${SPLIT}`]: { file: 'job.js' },
  [`routes/_guard/_hunter/jobs/new.tsx${SPLIT}`]: { file: 'new.js' },
  [`routes/_guard/_hunter/jobs/$.tsx${SPLIT}`]: { file: 'lost.js' },
  [`routes/_guard/letters/route.tsx${SPLIT}`]: { file: 'letters.js' },
  [`routes/_guard/letters/index.tsx${SPLIT}`]: { file: 'none.js' },
  [`routes/_guard/letters/with.$id.tsx${SPLIT}`]: { file: 'with.js' },
  [`routes/board/$id_.$title.tsx${SPLIT}`]: { file: 'titled.js' },
  [`routes/board/$id.tsx${SPLIT}`]: { file: 'board.js' },
};
const ROUTES = Object.keys(MANIFEST)
  .filter((key) => key.startsWith('routes/'))
  .map((key) => key.split('?')[0] ?? '');
const filesFor = screensOf(MANIFEST, [...ROUTES, 'routes/_guard/oldJobs.tsx']);

test.each([
  ['/jobs', ['guard.js', 'hunter.js', 'jobs.js', 'list.js', 'list.css']],
  ['/jobs/?tab=closed', ['guard.js', 'hunter.js', 'jobs.js', 'list.js', 'list.css']],
  ['/jobs/17', ['guard.js', 'hunter.js', 'job.js']],
  ['/jobs/new', ['guard.js', 'hunter.js', 'new.js']],
  ['/letters', ['guard.js', 'letters.js', 'none.js']],
  ['/letters/with/17', ['guard.js', 'letters.js', 'with.js']],
  ['/board/17', ['board.js']],
  ['/board/17/A%20title', ['titled.js']],
  ['/jobs/17/more', ['guard.js', 'hunter.js', 'lost.js']],
  ['/oldjobs', ['guard.js']],
])('%s', (path, files) => {
  expect(filesFor(path)?.toSorted()).toEqual(files.toSorted());
});

test.each(['/nowhere', '/board', '/letters/with'])('%s is not a page', (path) => {
  expect(filesFor(path)).toBeNull();
});
