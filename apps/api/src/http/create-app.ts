import { randomUUID } from 'node:crypto';
import { bodyLimit } from 'hono/body-limit';
import { routePath } from 'hono/route';
import { Hono, type Context } from 'hono';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { mountCompany } from '../features/company/company.routes.ts';
import { mountIntegrations } from '../features/integrations/integrations.routes.ts';
import { mountListings } from '../features/listings/listings.routes.ts';
import { syncReview } from '../features/reviews/sync-review.job.ts';
import { mountReviews } from '../features/reviews/reviews.routes.ts';
import { mountEmbedTokens } from '../features/session/embed-tokens/embed-tokens.routes.ts';
import { mountFederated } from '../features/session/federated/federated.routes.ts';
import { mountInvitations } from '../features/session/invitations/invitations.routes.ts';
import { mountSession } from '../features/session/session.routes.ts';
import { mountTeam } from '../features/team/team.routes.ts';
import { mountLive } from '../live/live.routes.ts';
import { answerProblem } from './answer-problem.ts';
import type { Caller } from '../features/session/caller.ts';
import type { Environment } from './environment.ts';
import { otherOrigins } from './other-origins.ts';
import { mountHealth } from './health.ts';
import type { Api } from './mount.ts';
import { openApiDocument } from './open-api.ts';

const maxBodyBytes = 1_000_000;

/** The whole API as one Hono app, without a server around it. */
export function createApp(services: Services): Hono<Environment> {
  const hono = new Hono<Environment>();
  hono.use(async (context, next) => {
    const requestId = randomUUID();
    context.set('requestId', requestId);
    context.set('log', services.log.child({ requestId, method: context.req.method }));
    context.header('X-Request-Id', requestId);
    const started = performance.now();
    await next();
    context.get('log').info(
      {
        route: routePath(context, -1),
        status: context.res.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    );
  });
  hono.use(otherOrigins());
  hono.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => {
        throw new Problem('payload_too_large');
      },
    }),
  );
  hono.onError(answerProblem);
  hono.notFound((context) => answerProblem(new Problem('not_found'), context));
  const api: Api = { hono, services, callerOf: (context) => callerOf(context, services) };
  mountSession(api);
  mountInvitations(api);
  mountFederated(api);
  mountEmbedTokens(api);
  mountCompany(api);
  mountTeam(api);
  mountListings(api);
  mountReviews(api);
  mountLive(api);
  mountIntegrations(api, {
    review: (googleName) =>
      services.jobs.enqueue(services.database.queries, syncReview, [{ payload: { googleName } }]),
  });
  mountHealth(hono, services);
  let document: ReturnType<typeof openApiDocument> | undefined;
  hono.get('/openapi.json', (context) => context.json((document ??= openApiDocument())));
  return hono;
}

/** The proxy's word for the address counts only where a proxy is known to stand in front. */
function callerOf(context: Context, { config }: Services): Caller {
  const forwarded = context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim();
  const direct = (context.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming
    ?.socket?.remoteAddress;
  const address = (config.PINFOLD_TRUST_PROXY === 'true' ? forwarded : undefined) ?? direct ?? 'unknown';
  return { address, userAgent: (context.req.header('User-Agent') ?? '').slice(0, 200) };
}
