/** What is made of a file before it is sent, in one piece: loaded when the first file was chosen. */
import { soundBars } from '#web/lib/sound/sound-bars.ts';
import { takePoster } from './video-poster.ts';

export const sendingTools = { soundBars, takePoster };
