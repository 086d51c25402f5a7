import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { routePath } from 'hono/route';
import { uploadPhoto } from '@pinfold/contract/features/publications/photos.endpoints';
import { pictureLimits } from '@pinfold/contract/features/publications/picture';
import { uploadPostPicture } from '@pinfold/contract/features/publications/pictures.endpoints';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import { createLocatorImage } from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import { connectedAnnotations } from '../connected-annotations.ts';
import { connectedAttention } from '../connected-attention.ts';
import { connectedIndicators } from '../connected-indicators.ts';
import { connectedJobs } from '../connected-jobs.ts';
import { mountExports } from '../exports/exports.routes.ts';
import { mountBilling } from '../features/billing/billing.routes.ts';
import { mostEventBytes, stripeEventsPath } from '../features/billing/intake/intake.routes.ts';
import { mountCompany } from '../features/company/company.routes.ts';
import { mountDashboard } from '../features/dashboard/dashboard.routes.ts';
import { handleGoogleNotification } from '../features/external-changes/detect/sync-external-changes.job.ts';
import { deleteChanges } from '../features/external-changes/delete-changes.ts';
import { mountExternalChanges } from '../features/external-changes/external-changes.routes.ts';
import { leaveWithLocation } from '../features/integrations/directories/follow-locations.ts';
import { mountAppleAccounts } from '../features/integrations/directories/apple/apple-accounts.routes.ts';
import { mountFacebookAccounts } from '../features/integrations/directories/facebook/facebook-accounts.routes.ts';
import { mountMapSettings } from '../features/integrations/directories/map-settings.routes.ts';
import { mountAppReviewAnalytics } from '../features/app-reviews/analytics/app-analytics.routes.ts';
import { deleteBoosterLocation } from '../features/review-booster/delete-booster.ts';
import { mountReviewBooster } from '../features/review-booster/review-booster.routes.ts';
import { mountAppReviews } from '../features/app-reviews/app-reviews.routes.ts';
import { mountMobileApps } from '../features/integrations/mobile-apps/mobile-apps.routes.ts';
import { mountIntegrations } from '../features/integrations/integrations.routes.ts';
import { handleVerificationNotification } from '../features/listings/create/sync-standings.job.ts';
import { mountListings } from '../features/listings/listings.routes.ts';
import { deletePublications } from '../features/publications/delete-publications.ts';
import { mountPublications } from '../features/publications/publications.routes.ts';
import { mountInsights } from '../features/insights/insights.routes.ts';
import { deleteQuestions } from '../features/questions/delete-questions.ts';
import { mountQuestions } from '../features/questions/questions.routes.ts';
import { deleteInsights } from '../features/insights/delete-insights.job.ts';
import { deleteRankings } from '../features/rankings/delete-positions.job.ts';
import { mountRankings } from '../features/rankings/rankings.routes.ts';
import { mountOrganic } from '../features/websites/organic/organic.routes.ts';
import { mountAiReplyConfig } from '../features/opinions/ai/ai.routes.ts';
import { mountReviewAnalytics } from '../features/reviews/analytics/analytics.routes.ts';
import { refuseUsedTemplates } from '../features/reviews/auto-replies/auto-reply-rules.queries.ts';
import { mountAutoReplies } from '../features/reviews/auto-replies/auto-replies.routes.ts';
import { mountCategories } from '../features/opinions/categories/categories.routes.ts';
import { mountReviewCategories } from '../features/reviews/categories/categories.routes.ts';
import { deleteReviews } from '../features/reviews/sync/store-reviews.ts';
import { syncReview } from '../features/reviews/sync/sync-review.job.ts';
import { mountReviews } from '../features/reviews/reviews.routes.ts';
import { mountReplyTemplates } from '../features/opinions/templates/templates.routes.ts';
import { mountEmbedTokens } from '../features/session/embed-tokens/embed-tokens.routes.ts';
import { mountFederated } from '../features/session/federated/federated.routes.ts';
import { mountSession } from '../features/session/session.routes.ts';
import { deleteLocatorLocation } from '../features/store-locator/delete-location.ts';
import { mountStoreLocator } from '../features/store-locator/store-locator.routes.ts';
import { mountTeam } from '../features/team/team.routes.ts';
import { mountWebsiteAudits } from '../features/websites/audits/audits.routes.ts';
import { mountFiles } from '../files/files.routes.ts';
import { mountLive } from '../live/live.routes.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { idempotencyHeader, replayedHeader } from '@pinfold/contract/idempotency';
import { answerProblem } from './answer-problem.ts';
import { callerOf } from './caller-of.ts';
import type { Environment } from './environment.ts';
import type { Api } from './mount.ts';
import { servicesWithinRequest } from './within-request.ts';
import { openApiDocument } from './open-api.ts';

/** The whole API as one Hono app, without a server around it. */
export function createApp(given: Services): Hono<Environment> {
  const services = servicesWithinRequest(given);
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
  hono.use(limitBody());
  hono.onError(answerProblem);
  hono.notFound((context) => answerProblem(new Problem('not_found'), context));
  const api: Api = { hono, services, callerOf: (context) => callerOf(context, services) };
  mountSession(api);
  mountFederated(api);
  mountEmbedTokens(api);
  mountCompany(api);
  mountBilling(api);
  mountTeam(api);
  mountListings(api, async (tx, companyId, locationId) => {
    await deleteReviews(tx, companyId, locationId);
    await deleteChanges(tx, companyId, locationId);
    await deleteRankings(services, tx, companyId, locationId);
    await deleteInsights(services, tx, companyId, locationId);
    await deleteLocatorLocation(services, tx, companyId, locationId);
    await deletePublications(services, tx, companyId, locationId);
    await deleteQuestions(tx, companyId, locationId);
    await deleteBoosterLocation(services, tx, companyId, locationId);
    await leaveWithLocation(services, tx, companyId, locationId);
  });
  mountReplyTemplates(api, refuseUsedTemplates);
  mountAiReplyConfig(api);
  mountAutoReplies(api);
  mountReviewAnalytics(api);
  mountCategories(api);
  mountReviewCategories(api);
  mountReviews(api);
  mountExternalChanges(api);
  mountRankings(api);
  mountOrganic(api);
  mountInsights(api, connectedAnnotations);
  mountDashboard(api, { indicators: connectedIndicators, attention: connectedAttention });
  mountPublications(api);
  mountQuestions(api);
  mountStoreLocator(api);
  mountWebsiteAudits(api);
  mountLive(api);
  mountIntegrations(api, {
    importPlaces: connectedJobs.importPlaces,
    standing: (googleName) => handleVerificationNotification(services, googleName),
    googleUpdate: (googleName) => handleGoogleNotification(services, googleName),
    review: (googleName) =>
      services.jobs.enqueue(services.database.queries, syncReview, [{ payload: { googleName } }]),
  });
  mountMapSettings(api);
  mountAppleAccounts(api);
  mountFacebookAccounts(api);
  mountMobileApps(api);
  mountAppReviews(api);
  mountAppReviewAnalytics(api);
  mountReviewBooster(api);
  mountExports(api);
  mountFiles(api);
  mountHealth(hono, services);
  let document: ReturnType<typeof openApiDocument> | undefined;
  hono.get('/openapi.json', (context) => context.json((document ??= openApiDocument())));
  return hono;
}

/**
 * Lets pages of other origins read responses: access depends on the token in the header alone, and an embed token lists
 * its allowed origins. Cookies are never sent.
 */
function otherOrigins(): MiddlewareHandler {
  return cors({
    origin: '*',
    allowHeaders: ['Authorization', 'Company-Id', 'Accept-Language', 'Content-Type', idempotencyHeader],
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposeHeaders: ['Retry-After', 'X-Request-Id', 'Content-Disposition', replayedHeader],
    maxAge: 7200,
  });
}

const usualBytes = 1_000_000;

/** Pictures come as base64 in JSON: their bytes by path. */
const pictureBytes: Readonly<Record<string, number>> = {
  [createLocatorImage.path]: locatorLimits.imageBytes,
  [uploadPostPicture.path]: pictureLimits.mostBytes,
  [uploadPhoto.path]: pictureLimits.mostBytes,
};

/** Refuses bodies larger than any valid request; only pictures are large. */
function limitBody(): MiddlewareHandler {
  const usual = limit(usualBytes);
  const ofPaths = new Map(
    Object.entries(pictureBytes).map(([path, bytes]) => [path, limit(Math.ceil(bytes / 3) * 4 + 1000)]),
  );
  ofPaths.set(stripeEventsPath, limit(mostEventBytes));
  return (context, next) => (ofPaths.get(context.req.path) ?? usual)(context, next);
}

function limit(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new Problem('payload_too_large');
    },
  });
}

/** `/health` checks the process, `/ready` also its database. */
function mountHealth(hono: Hono<Environment>, { database }: Services): void {
  hono.get('/health', (context) => context.json({ status: 'ok' }));
  hono.get('/ready', async (context) => {
    const ready = await database.queries.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    return ready ? context.json({ status: 'ok' }) : context.json({ status: 'database unreachable' }, 503);
  });
}
