/** The endpoints of statements: where money was and is. */
import type { FastifyInstance } from 'fastify';
import { statements } from '#contract/statements/statements.ts';
import { gated, type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import { mountPdfs } from './pdf/routes.ts';
import { getOwnOrder, issueStatement, listPaybacks, readOverview, readTrail } from './queries.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(
    app,
    statements,
    {
      trail: gated(getOwnOrder, readTrail),
      overview: readOverview,
      paybacks: listPaybacks,
      statement: issueStatement,
    },
    mounting,
  );
  mountPdfs(app, mounting);
}
