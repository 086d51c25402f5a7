import { randomUUID } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { reviewMediaOrigins } from '../features/session/installation-settings.ts';
import { unsubscribePages } from '../features/review-booster/invitations/unsubscribe-pages.routes.ts';
import { withErrorPages } from '../features/review-booster/pages/error-pages.routes.ts';
import { formPages } from '../features/review-booster/pages/form-pages.routes.ts';
import { locatorPages } from '../features/store-locator/pages/locator-pages.routes.ts';
import { answerProblem } from '../http/answer-problem.ts';
import { createApp } from '../http/create-app.ts';
import type { Environment } from '../http/environment.ts';
import { apiHeaders, onlyEncrypted } from '../http/security-headers.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { apiReference, errorReference } from './reference-pages.ts';
import { ownMachineOnly } from './own-machine-only.ts';
import { panelFiles, widgetFiles } from './static-files.ts';

interface Parts {
  services: Services;
  /** The folder of the built panel. */
  panel: string;
  /** The folder of the built store locator for any page. */
  widget: string;
  sandbox?: OutsideWorld | undefined;
}

/** Plays the outside world when no real provider is configured. */
interface OutsideWorld {
  fetch(request: Request): Promise<Response>;
}

/** Everything that one port serves: the API, its reference, the sandbox and the panel. */
export function createServer({ services, panel, widget, sandbox }: Parts): Hono<Environment> {
  const app = createApp(services);
  const root = new Hono<Environment>();
  root.use(knownMethods());
  if (services.publicUrl.startsWith('https:')) root.use(onlyEncrypted());
  root.use('/api/*', apiHeaders());
  root.mount('/api', app.fetch);
  for (const path of ['/health', '/ready', '/openapi.json'])
    root.get(path, (context) => app.fetch(context.req.raw, context.env));
  root.route('/docs/api', apiReference());
  root.route('/docs/errors', errorReference());
  if (sandbox) {
    const { PINFOLD_SANDBOX: reach } = services.config;
    root.route(
      '/',
      serveSandbox(sandbox, { reach, countDue: (expected) => services.jobs.countDue(expected) }),
    );
  }
  root.route('/locator', locatorPages(services));
  root.route('/f', formPages(services));
  root.route('/i', withErrorPages(unsubscribePages(services), services));
  root.route('/', widgetFiles(widget));
  root.route(
    '/',
    panelFiles(panel, {
      tutorialUrl: services.config.PINFOLD_TUTORIAL_URL,
      mapTilesUrl: services.config.PINFOLD_MAP_TILES_URL,
      reviewMediaHosts: reviewMediaOrigins(services.config),
      trackingUrl: services.config.PINFOLD_TRACKING_URL,
    }),
  );
  return root;
}

interface SandboxRoutes {
  /** Who may call the sandbox: this machine, or everyone. */
  reach: 'local' | 'public';
  /** How many jobs the product still has to do, see `Jobs`; left out while it starts. */
  countDue?: (expected: readonly string[]) => Promise<number>;
}

/** The sandbox has no login: it shows the mails of all users, and every caller can change its world. */
export function serveSandbox(sandbox: OutsideWorld, { reach, countDue }: SandboxRoutes): Hono {
  const hono = new Hono();
  if (reach === 'local') hono.use('/sandbox/*', ownMachineOnly());
  // Scripts poll this until the product has processed their changes.
  if (countDue)
    hono.get('/sandbox/due-jobs', async (context) =>
      context.json({ count: await countDue(context.req.queries('expected') ?? []) }),
    );
  hono.get('/sandbox', (context) => context.redirect('/sandbox/'));
  hono.all('/sandbox/*', (context) => sandbox.fetch(context.req.raw));
  return hono;
}

const known = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Refuses what no call is made with. TRACE could not even be passed on: a Request of that method cannot be made. */
function knownMethods(): MiddlewareHandler<Environment> {
  return async (context, next) => {
    if (known.includes(context.req.method)) return next();
    context.set('requestId', randomUUID());
    context.header('Allow', known.join(', '));
    return answerProblem(new Problem('method_not_allowed'), context);
  };
}
