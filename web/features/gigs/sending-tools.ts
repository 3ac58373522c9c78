/** What sending a file takes, in one piece: loaded when the first file was chosen. */

import { soundBars } from '#web/lib/sound/sound-bars.ts';
import { sendInParts } from './send-in-parts.ts';
import { takePoster } from './video-poster.ts';

export const sendingTools = { sendInParts, soundBars, takePoster };
