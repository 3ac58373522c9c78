/** Adds to package-lock.json the builds for other machines that npm left out; run it after `npm install`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLock, type LockFile, missingEntries } from './lib/lock-file.ts';
import { ROOT } from './lib/root.ts';

const file = join(ROOT, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
const missing = missingEntries(lock);
if (missing.length > 0) writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
console.log(`${missing.length} added`);
