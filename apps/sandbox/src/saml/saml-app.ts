import { Hono } from 'hono';
import { once } from '../identity/once.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { openSamlKeys } from './saml-keys.ts';
import { samlMetadata } from './saml-metadata.ts';
import { ssoRoutes } from './sso.routes.ts';

interface SamlApp {
  world: LiveWorld;
  /** Where browsers find the sandbox, without a path. */
  origin: string;
  /** Where this app is mounted. */
  path: string;
  folder: string | undefined;
}

/** A SAML 2.0 identity provider, whose answers can be told to be wrong. */
export function samlApp({ world, origin, path, folder }: SamlApp): Hono {
  const keys = once(() => openSamlKeys(folder));
  const entityId = `${origin}${path}/metadata`;
  const ssoUrl = `${origin}${path}/sso`;
  return new Hono()
    .get('/metadata', async (c) => {
      const { certificate } = await keys();
      return c.body(samlMetadata({ entityId, ssoUrl, certificate }), 200, {
        'Content-Type': 'application/samlmetadata+xml',
      });
    })
    .route('/', ssoRoutes({ world, keys, entityId, ssoUrl, path }));
}
