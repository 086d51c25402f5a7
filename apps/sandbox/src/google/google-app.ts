import { Hono } from 'hono';
import { accountRoutes } from './accounts.routes.ts';
import { attributeRoutes } from './attributes/attributes.routes.ts';
import { categoryRoutes } from './categories/categories.routes.ts';
import { chainRoutes } from './chains.routes.ts';
import { GoogleError, notFound } from './google-error.ts';
import type { GoogleContext, GoogleEnv } from './google-context.ts';
import { invitationRoutes } from './invitations/invitations.routes.ts';
import { localPostRoutes } from './local-posts/local-posts.routes.ts';
import { locationRoutes } from './locations/locations.routes.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { notificationRoutes } from './notifications/notifications.routes.ts';
import { consentRoutes } from './oauth/consent.routes.ts';
import { revokeRoutes, tokenRoutes, userinfoRoutes } from './oauth/token.routes.ts';
import { performanceRoutes } from './performance/performance.routes.ts';
import { placeRoutes } from './places/places.routes.ts';
import { pubsubRoutes } from './notifications/pubsub.routes.ts';
import { batchGetReviewsRoutes, reviewRoutes } from './reviews/reviews.routes.ts';
import { googleLocationRoutes } from './google-locations.routes.ts';
import { verificationRoutes } from './verifications/verifications.routes.ts';

/** All of Google's hosts under one base, each with its real paths. */
export function googleApp(context: GoogleContext): Hono<GoogleEnv> {
  const app = new Hono<GoogleEnv>();
  app.route('/', tokenRoutes(context.world));
  app.route('/', revokeRoutes(context.world));
  app.route('/', consentRoutes(context.world));
  app.route('/', userinfoRoutes(context.world));
  app.route('/', accountRoutes(context));
  app.route('/', invitationRoutes(context));
  app.route('/', locationRoutes(context));
  app.route('/', attributeRoutes(context));
  app.route('/', categoryRoutes(context));
  app.route('/', chainRoutes(context));
  app.route('/', googleLocationRoutes(context));
  app.route('/', verificationRoutes(context));
  app.route('/', performanceRoutes(context));
  app.route('/', notificationRoutes(context));
  app.route('/', placeRoutes(context));
  app.route('/', batchGetReviewsRoutes(context));
  app.route('/', reviewRoutes(context));
  app.route('/', mediaRoutes(context));
  app.route('/', localPostRoutes(context));
  app.route('/', pubsubRoutes(context));
  app.route('/pubsub', pubsubRoutes(context));
  // Google’s front end does not know such a path, and answers before any API does.
  app.all('/v4/*', (c) => (/\/v4\/accounts\//.test(c.req.path) ? c.notFound() : c.html(unknownPath, 404)));
  app.notFound((c) => c.json(notFound(), 404));
  app.all('/*', () => {
    throw notFound();
  });
  app.onError((error, c) => {
    if (error instanceof GoogleError) return c.json(error, error.status, error.headers);
    console.error(error);
    return c.json(new GoogleError('INTERNAL', 'Internal error encountered.'), 500);
  });
  return app;
}

const unknownPath =
  '<!DOCTYPE html><html lang=en><title>Error 404 (Not Found)!!1</title><p><b>404.</b> <ins>That’s an error.</ins>' +
  '<p>The requested URL was not found on this server.</html>';
