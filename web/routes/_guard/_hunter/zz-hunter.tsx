/** Throw-away: only to look at the kit. */
import { createFileRoute } from '@tanstack/react-router';
export const Route = createFileRoute('/_guard/_hunter/zz-hunter')({ component: () => <p>lab</p> });
