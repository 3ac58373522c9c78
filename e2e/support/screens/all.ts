/** Every screen of the product, in the order of the screenshots. */
import { HUNTER_SCREENS } from './hunter-screens.ts';
import { OPERATOR_SCREENS } from './operator-screens.ts';
import { PUBLIC_SCREENS } from './public-screens.ts';
import type { Screen } from './screen.ts';
import { TALENT_SCREENS } from './talent-screens.ts';

export const GROUPS: Readonly<Record<string, readonly Screen[]>> = {
  Everybody: PUBLIC_SCREENS,
  Talent: TALENT_SCREENS,
  Hunter: HUNTER_SCREENS,
  Operator: OPERATOR_SCREENS,
};

export const SCREENS: readonly Screen[] = Object.values(GROUPS).flat();
