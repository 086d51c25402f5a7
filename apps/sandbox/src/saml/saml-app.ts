import { Hono } from 'hono';
import type { LiveWorld } from '../world/live-world.ts';
import type { SamlIdentityProvider } from './saml-identity-provider.ts';
import { samlMetadata } from './saml-metadata.ts';
import { ssoRoutes } from './sso.routes.ts';

interface SamlApp {
  world: LiveWorld;
  provider: SamlIdentityProvider;
  /** Where this app is mounted. */
  path: string;
}

/** A SAML 2.0 identity provider, whose answers can be told to be wrong. */
export function samlApp({ world, provider, path }: SamlApp): Hono {
  return new Hono()
    .get('/metadata', async (c) => {
      const { certificate } = await provider.keys();
      return c.body(samlMetadata({ ...provider, certificate }), 200, {
        'Content-Type': 'application/samlmetadata+xml',
      });
    })
    .route('/', ssoRoutes({ world, provider, path }));
}
