/** `npm run lifecycles`: writes docs/lifecycles.md from the acts (contract/acts). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lifecyclesPage } from './lib/lifecycles-page.ts';
import { ROOT } from './lib/root.ts';

writeFileSync(join(ROOT, 'docs/lifecycles.md'), lifecyclesPage());
