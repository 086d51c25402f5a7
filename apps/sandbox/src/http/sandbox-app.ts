import { Hono } from 'hono';
import { oidcApp } from '../oidc/oidc-app.ts';
import { dataForSeoApp } from '../dataforseo/data-for-seo-app.ts';
import { dataForSeoFault } from '../dataforseo/data-for-seo-fault.ts';
import { googleApp } from '../google/google-app.ts';
import { createQuotaMeter } from '../google/spend-quota.ts';
import type { SamlIdentityProvider } from '../saml/saml-identity-provider.ts';
import type { ModelDirector } from '../openai/model-director.ts';
import { openAiApp } from '../openai/open-ai-app.ts';
import { openAiFault } from '../openai/open-ai-fault.ts';
import { samlApp } from '../saml/saml-app.ts';
import { scriptApp } from '../script/script-app.ts';
import { googleFault } from '../google/google-fault.ts';
import { registerFault } from '../vat-register/register-fault.ts';
import { vatRegisterApp } from '../vat-register/vat-register-app.ts';
import { pageApp } from '../page/page-app.ts';
import { settleListings } from '../world/listings/settle-listings.ts';
import type { City } from '../world/city/city.ts';
import type { LiveWorld } from '../world/live-world.ts';
import type { Lively } from '../world/start-lively.ts';
import { createCallLog, logCalls } from './call-log.ts';
import { injectFaults } from './inject-faults.ts';
import { strictHeaders } from './strict-headers.ts';

interface SandboxApp {
  world: LiveWorld;
  lively: Lively;
  city: City;
  director: ModelDirector;
  basePath: string;
  /** Where browsers find the sandbox; identity providers name themselves by it. */
  origin: string;
  folder: string | undefined;
  saml: SamlIdentityProvider;
  closing: AbortSignal;
}

export function createSandboxApp({
  world,
  lively,
  city,
  director,
  basePath,
  closing,
  origin,
  folder,
  saml,
}: SandboxApp): Hono {
  const base = basePath === '/' ? '' : basePath.replace(/\/$/, '');
  const googlePath = `${base}/google`;
  const calls = createCallLog(world);
  const google = googleApp({ world, quota: createQuotaMeter(world) });

  const app = new Hono({ strict: false });
  app.use(`${base}/*`, strictHeaders, async (_c, next) => {
    await lively.catchUp();
    settleListings(world);
    await next();
  });
  app.use(
    `${googlePath}/*`,
    logCalls(calls, googlePath),
    injectFaults(world, googlePath, closing, googleFault),
  );
  app.route(googlePath, google);
  app.use(`${base}/vat-register/*`, logCalls(calls, base), injectFaults(world, base, closing, registerFault));
  app.route(`${base}/vat-register`, vatRegisterApp(world));
  app.use(`${base}/dataforseo/*`, logCalls(calls, base), injectFaults(world, base, closing, dataForSeoFault));
  app.route(`${base}/dataforseo`, dataForSeoApp({ world, city }));
  app.use(`${base}/openai/*`, logCalls(calls, base), injectFaults(world, base, closing, openAiFault));
  app.route(`${base}/openai`, openAiApp({ world, director, closing }));
  app.route(`${base}/oidc`, oidcApp({ origin, path: `${base}/oidc`, folder }));
  app.route(`${base}/saml`, samlApp({ world, provider: saml, path: `${base}/saml` }));
  app.route(`${base}/world`, scriptApp(world, calls, city, director));
  app.route(base === '' ? '/' : base, pageApp({ world, calls, director, base }));
  return app;
}
