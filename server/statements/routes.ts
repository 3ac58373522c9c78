/** The endpoints that show where money was and is. */
import type { FastifyInstance } from 'fastify';
import { statements } from '#contract/statements/statements.ts';
import { gated, type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import { takeStatement } from './account/queries.ts';
import { readOverview } from './earnings/queries.ts';
import { listPaybacks } from './paybacks/queries.ts';
import { mountPdfs } from './pdf/routes.ts';
import { getOwnOrder, readTrail } from './trail/queries.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(
    app,
    statements,
    {
      trail: gated(getOwnOrder, readTrail),
      overview: readOverview,
      paybacks: listPaybacks,
      statement: takeStatement,
    },
    mounting,
  );
  mountPdfs(app, mounting);
}
