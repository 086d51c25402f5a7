import { type Env, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { appleApp } from '../apple/apple-app.ts';
import { appleFault } from '../apple/apple-error.ts';
import { bingApp } from '../bing/bing-app.ts';
import { bingFault } from '../bing/bing-error.ts';
import { appStoreApp } from '../app-store/app-store-app.ts';
import { connectFault } from '../app-store/connect-error.ts';
import { dataForSeoApp } from '../dataforseo/data-for-seo-app.ts';
import { dataForSeoFault } from '../dataforseo/envelope.ts';
import { googlePlayApp } from '../google-play/google-play-app.ts';
import { facebookApp } from '../facebook/facebook-app.ts';
import { graphFault } from '../facebook/graph-error.ts';
import { googleApp } from '../google/google-app.ts';
import { googleFault } from '../google/google-error.ts';
import { createPictureFiles } from '../google/media/picture-files.ts';
import { createQuotaMeter } from '../google/quota.ts';
import { oidcApp } from '../oidc/oidc-app.ts';
import type { ModelDirector } from '../openai/model-director.ts';
import { openAiApp, openAiFault } from '../openai/open-ai-app.ts';
import { pageApp } from '../page/page-app.ts';
import { pageSpeedApp } from '../pagespeed/page-speed-app.ts';
import { pageSpeedFault } from '../pagespeed/page-speed-error.ts';
import type { SamlIdentityProvider } from '../saml/identity-provider.ts';
import { samlApp } from '../saml/saml-app.ts';
import { scriptApp } from '../script/script-app.ts';
import { registerFault } from '../vat-register/register-error.ts';
import { keepFailures } from '../stripe/protocol/keep-failures.ts';
import { stripeFault } from '../stripe/protocol/stripe-error.ts';
import { stripeApp } from '../stripe/stripe-app.ts';
import type { StripeClock } from '../stripe/stripe-clock.ts';
import { vatRegisterApp } from '../vat-register/vat-register-app.ts';
import type { City } from '../world/city/city.ts';
import { settleListings } from '../world/listings/publishing.ts';
import type { LiveWorld } from '../world/live-world.ts';
import type { Lively } from '../world/lively.ts';
import { createCallLog, logCalls } from './call-log.ts';
import { createCallMeter } from './call-meter.ts';
import { type FaultAnswer, injectFaults } from './faults.ts';

interface SandboxApp {
  world: LiveWorld;
  lively: Lively;
  stripeClock: StripeClock;
  city: City;
  director: ModelDirector;
  basePath: string;
  /** Where browsers find the sandbox; identity providers name themselves by it. */
  origin: string;
  folder: string | undefined;
  saml: SamlIdentityProvider;
  closing: AbortSignal;
  pictureSeconds: number;
}

export function createSandboxApp({
  world,
  lively,
  stripeClock,
  city,
  director,
  basePath,
  closing,
  origin,
  folder,
  saml,
  pictureSeconds,
}: SandboxApp): Hono {
  const base = basePath === '/' ? '' : basePath.replace(/\/$/, '');
  const calls = createCallLog(world);
  const meter = createCallMeter(world);
  const app = new Hono({ strict: false });
  app.use(`${base}/*`, strictHeaders, async (_c, next) => {
    await lively.catchUp();
    settleListings(world);
    stripeClock.catchUp();
    await next();
  });

  /** Mounts a provider, whose calls are logged and which fails as ordered; `named` is left out of their paths. */
  function mountProvider<E extends Env>(
    path: string,
    provider: Hono<E>,
    faultAnswer: FaultAnswer,
    named = '',
  ): void {
    const root = base + named;
    app.use(`${base}${path}/*`, logCalls(calls, root), injectFaults(world, root, closing, faultAnswer));
    app.route(base + path, provider);
  }

  const pictures = {
    files: createPictureFiles(world, folder),
    timeoutMilliseconds: pictureSeconds * 1000,
    closing,
  };
  const google = googleApp({ world, quota: createQuotaMeter(world, meter), pictures });
  mountProvider('/google', google, googleFault, '/google');
  mountProvider('/google-play', googlePlayApp(world, meter), googleFault);
  mountProvider('/app-store', appStoreApp({ world, meter, path: `${base}/app-store` }), connectFault);
  mountProvider('/vat-register', vatRegisterApp(world), registerFault);
  mountProvider('/dataforseo', dataForSeoApp({ world, city }, meter), dataForSeoFault);
  mountProvider('/pagespeed', pageSpeedApp(world), pageSpeedFault);
  mountProvider('/apple', appleApp(world, `${base}/apple`), appleFault);
  mountProvider('/bing', bingApp(world), bingFault);
  mountProvider('/facebook', facebookApp(world), graphFault);
  mountProvider('/openai', openAiApp({ world, director, closing }), openAiFault);
  app.use(`${base}/stripe/v1/*`, keepFailures(world));
  mountProvider('/stripe', stripeApp({ world, origin, path: `${base}/stripe` }), stripeFault);
  app.route(`${base}/oidc`, oidcApp({ origin, path: `${base}/oidc`, folder }));
  app.route(`${base}/saml`, samlApp({ world, provider: saml, path: `${base}/saml` }));
  app.route(`${base}/world`, scriptApp(world, calls, city, director));
  app.route(base === '' ? '/' : base, pageApp({ world, calls, director, base }));
  return app;
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const strictHeaders = createMiddleware(async (c, next) => {
  await next();
  // A page that redirects to another site sets its own policy.
  if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', policy);
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'no-referrer');
  c.header('Cache-Control', 'no-store');
});
