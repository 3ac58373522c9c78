/** Throw-away: only to look at the kit. */
import { createFileRoute } from '@tanstack/react-router';
export const Route = createFileRoute('/_plain/zz-plain')({ component: () => <p>lab</p> });
