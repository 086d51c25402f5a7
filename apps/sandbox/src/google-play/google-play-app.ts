import { Hono } from 'hono';
import { GoogleError, googleFault, notFound, permissionDenied } from '../google/google-error.ts';
import type { CallMeter } from '../http/call-meter.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { accountOfToken, TokenError, tradeAssertion } from './assertion.ts';
import { spendPlayCall } from './play-quota.ts';
import { playReviewRoutes } from './play-reviews.routes.ts';

const applications = '/androidpublisher/v3/applications';

const jwtBearer = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

/**
 * The Google Play Developer API v3 as androidpublisher.googleapis.com serves it, with the tokens of oauth2.googleapis.com
 * (developers.google.com/android-publisher/api-ref/rest/v3/reviews).
 */
export function googlePlayApp(world: LiveWorld, meter: CallMeter): Hono {
  const app = new Hono();
  app.post('/token', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    if (form.get('grant_type') !== jwtBearer)
      throw new TokenError('unsupported_grant_type', 'Invalid grant_type: ');
    return c.json(await tradeAssertion(world, form.get('assertion') ?? ''));
  });
  app.use(`${applications}/:package/reviews/*`, async (c, next) => {
    const [scheme, token = ''] = (c.req.header('Authorization') ?? '').split(' ');
    const account = scheme === 'Bearer' ? await accountOfToken(world, token) : undefined;
    if (account === undefined) throw unauthenticated();
    const { play } = world.state;
    if (!play.isApiEnabled) throw apiDisabled();
    const packageName = c.req.param('package');
    if (!play.apps.includes(packageName))
      throw new GoogleError('NOT_FOUND', `Package not found: ${packageName}.`);
    if (!play.access.get(account)?.includes(packageName)) throw permissionDenied();
    spendPlayCall(world, meter, { method: c.req.method, packageName });
    await next();
  });
  app.route(applications, playReviewRoutes(world));
  app.all('/*', () => {
    throw notFound();
  });
  app.onError((error, c) => {
    if (error instanceof TokenError) return c.json(error, 400);
    if (error instanceof GoogleError) return c.json(error, error.status, error.headers);
    console.error(error);
    return googleFault(500);
  });
  return app;
}

function unauthenticated(): GoogleError {
  return new GoogleError(
    'UNAUTHENTICATED',
    'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.',
  );
}

function apiDisabled(): GoogleError {
  return new GoogleError(
    'PERMISSION_DENIED',
    'Google Play Android Developer API has not been used in project 1 before or it is disabled.',
    [
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason: 'SERVICE_DISABLED',
        domain: 'googleapis.com',
        metadata: { service: 'androidpublisher.googleapis.com', consumer: 'projects/1' },
      },
    ],
  );
}
