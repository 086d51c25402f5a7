import { Hono } from 'hono';
import type { CallLog } from '../http/call-log.ts';
import type { City } from '../world/city/city.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { appleScriptRoutes } from './apple.routes.ts';
import { bingScriptRoutes } from './bing.routes.ts';
import { appReviewScriptRoutes } from './app-reviews.routes.ts';
import { appStoreScriptRoutes } from './app-stores.routes.ts';
import { cityScriptRoutes } from './city.routes.ts';
import { facebookScriptRoutes } from './facebook.routes.ts';
import { faultScriptRoutes } from './faults.routes.ts';
import { invitationScriptRoutes } from './invitations.routes.ts';
import { listingScriptRoutes } from './listings.routes.ts';
import { mailScriptRoutes } from './mails.routes.ts';
import type { ModelDirector } from '../openai/model-director.ts';
import { modelScriptRoutes } from './model.routes.ts';
import { moderationScriptRoutes } from './moderation.routes.ts';
import { pageScriptRoutes } from './pages.routes.ts';
import { performanceScriptRoutes } from './performance.routes.ts';
import { postingScriptRoutes } from './posting.routes.ts';
import { publicationScriptRoutes } from './publications.routes.ts';
import { publishingScriptRoutes } from './publishing.routes.ts';
import { replyScriptRoutes } from './replies.routes.ts';
import { reviewScriptRoutes } from './reviews.routes.ts';
import { ScriptError } from './script-call.ts';
import { searchScriptRoutes } from './searches.routes.ts';
import { settingScriptRoutes } from './settings.routes.ts';
import { stripeScriptRoutes } from './stripe.routes.ts';
import { summaryScriptRoutes } from './summary.routes.ts';

/** The JSON API with which tests and the sandbox's page change its world. */
export function scriptApp(world: LiveWorld, calls: CallLog, city: City, director: ModelDirector): Hono {
  const app = new Hono();
  app.route('/', summaryScriptRoutes(world, calls));
  app.route('/', reviewScriptRoutes(world));
  app.route('/', listingScriptRoutes(world));
  app.route('/', invitationScriptRoutes(world));
  app.route('/', publishingScriptRoutes(world));
  app.route('/', publicationScriptRoutes(world));
  app.route('/', postingScriptRoutes(world));
  app.route('/', performanceScriptRoutes(world));
  app.route('/', moderationScriptRoutes(world));
  app.route('/', replyScriptRoutes(world));
  app.route('/', faultScriptRoutes(world));
  app.route('/', settingScriptRoutes(world));
  app.route('/', mailScriptRoutes(world));
  app.route('/', cityScriptRoutes(world, city));
  app.route('/', searchScriptRoutes(world));
  app.route('/', pageScriptRoutes(world));
  app.route('/', appleScriptRoutes(world));
  app.route('/', bingScriptRoutes(world));
  app.route('/', appStoreScriptRoutes(world));
  app.route('/', appReviewScriptRoutes(world));
  app.route('/', modelScriptRoutes(director));
  app.route('/', stripeScriptRoutes(world));
  app.route('/', facebookScriptRoutes(world));
  app.all('/*', () => {
    throw new ScriptError(404, 'The world has no such call.');
  });
  app.onError((error, c) => {
    if (error instanceof ScriptError)
      return c.json({ error: error.message, issues: error.issues }, error.status);
    console.error(error);
    return c.json({ error: 'The sandbox failed.' }, 500);
  });
  return app;
}
