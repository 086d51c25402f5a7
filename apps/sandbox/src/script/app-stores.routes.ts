import { Hono } from 'hono';
import * as z from 'zod';
import { type AppStoreRole, appStoreRoles } from '../app-store/app-store-state.ts';
import { makeConnectKey } from '../app-store/make-connect-key.ts';
import { makePlayKey } from '../google-play/make-play-key.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { readBody, ScriptError } from './script-call.ts';

const PlayKeyBody = z
  .object({
    client_email: z.email().default('pinfold@sandbox.iam.gserviceaccount.com'),
    // Whose reviews the account may read; without it, as before.
    packages: z.array(z.string().min(1)).optional(),
    // Of a key that was made elsewhere, as Google Cloud takes it too; PEM.
    public_key: z.string().optional(),
  })
  .strict();

const PlayAccessBody = z.object({ client_email: z.email(), packages: z.array(z.string().min(1)) }).strict();

const Role = z.enum(Object.keys(appStoreRoles) as AppStoreRole[]);

const ConnectKeyBody = z
  .object({ kind: z.enum(['team', 'individual']).default('team'), role: Role.default('APP_MANAGER') })
  .strict();

const ConnectAppBody = z
  .object({ id: z.string().regex(/^\d+$/), name: z.string().min(1), bundle_id: z.string().min(1) })
  .strict();

/** What people do in the consoles of the two stores: keys, roles and apps. A private key is given out once. */
export function appStoreScriptRoutes(world: LiveWorld): Hono {
  const { state } = world;
  return new Hono()
    .post('/google-play/keys', async (c) => {
      const { client_email: clientEmail, packages, public_key: publicKey } = await readBody(c, PlayKeyBody);
      return c.json(makePlayKey(world, { clientEmail, packages, publicKey }));
    })
    .delete('/google-play/keys/:id', (c) => {
      const id = c.req.param('id');
      if (!state.play.keys.some((key) => key.id === id))
        throw new ScriptError(404, `There is no key "${id}".`);
      world.commit({ kind: 'play_key_revoked', id });
      return c.json({});
    })
    .put('/google-play/access', async (c) => {
      const { client_email: clientEmail, packages } = await readBody(c, PlayAccessBody);
      world.commit({ kind: 'play_access_set', clientEmail, packages });
      return c.json({});
    })
    .post('/google-play/apps', async (c) => {
      const body = await readBody(c, z.object({ package_name: z.string().min(1) }).strict());
      world.commit({ kind: 'play_app_added', packageName: body.package_name });
      return c.json({});
    })
    .delete('/google-play/apps/:package', (c) => {
      world.commit({ kind: 'play_app_removed', packageName: c.req.param('package') });
      return c.json({});
    })
    .put('/google-play/api', async (c) => {
      const { enabled } = await readBody(c, z.object({ enabled: z.boolean() }).strict());
      world.commit({ kind: 'play_api_set', isEnabled: enabled });
      return c.json({});
    })
    .post('/app-store/keys', async (c) => c.json(makeConnectKey(world, await readBody(c, ConnectKeyBody))))
    .put('/app-store/keys/:id', async (c) => {
      const { role } = await readBody(c, z.object({ role: Role }).strict());
      world.commit({ kind: 'connect_role_set', id: requireConnectKey(world, c.req.param('id')), role });
      return c.json({});
    })
    .delete('/app-store/keys/:id', (c) => {
      world.commit({ kind: 'connect_key_revoked', id: requireConnectKey(world, c.req.param('id')) });
      return c.json({});
    })
    .post('/app-store/apps', async (c) => {
      const { id, name, bundle_id: bundleId } = await readBody(c, ConnectAppBody);
      world.commit({ kind: 'connect_app_added', app: { id, name, bundleId } });
      return c.json({});
    })
    .delete('/app-store/apps/:id', (c) => {
      world.commit({ kind: 'connect_app_removed', id: c.req.param('id') });
      return c.json({});
    })
    .put('/app-store/agreement', async (c) => {
      const { accepted } = await readBody(c, z.object({ accepted: z.boolean() }).strict());
      world.commit({ kind: 'connect_agreement_set', isAgreed: accepted });
      return c.json({});
    });
}

function requireConnectKey({ state }: LiveWorld, id: string): string {
  if (!state.connect.keys.some((key) => key.id === id))
    throw new ScriptError(404, `There is no key "${id}".`);
  return id;
}
