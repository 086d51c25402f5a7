import { Hono } from 'hono';
import * as z from 'zod';
import { decide, resourceBody, settleApple } from '../apple/apple-review.ts';
import { notificationBody } from '../apple/notifications.routes.ts';
import { appleOrganizations, signWebhook } from '../apple/apple-tokens.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { readBody, ScriptError } from './script-call.ts';

const Seconds = z.number().min(0).max(10_000_000).nullable().optional();
const SettingsBody = z.object({ brand_seconds: Seconds, location_seconds: Seconds }).strict();

const Report = z
  .object({
    code: z.string().min(1),
    severity: z.enum(['VIOLATION', 'WARNING']).default('VIOLATION'),
    message: z.string(),
    field: z.string().optional(),
  })
  .strict();
const VerdictBody = z
  .object({ state: z.enum(['PUBLISHED', 'FAILED', 'REJECTED']), reports: z.array(Report).default([]) })
  .strict();
const OverrideBody = z.object({ field: z.string(), message: z.string() }).strict();
const EditBody = z.record(z.string(), z.unknown());
const EndBody = z
  .object({ organization: z.enum(appleOrganizations.map(({ id }) => id)).default('org-lipa') })
  .strict();
const WebhookBody = z.object({ notification: z.string().optional() }).strict();

/** What Apple has of us, what it decides, and what others edit there. */
export function appleScriptRoutes(world: LiveWorld): Hono {
  const find = (id: string) => {
    const resource = world.state.apple.resources.get(id);
    if (!resource) throw new ScriptError(404, `Apple has no brand or location "${id}".`);
    return resource;
  };
  return new Hono()
    .get('/apple', (c) => {
      settleApple(world);
      return c.json(answer(world));
    })
    .put('/apple', async (c) => {
      const body = await readBody(c, SettingsBody);
      const { brandSeconds, locationSeconds } = world.state.apple.settings;
      world.commit({
        kind: 'apple_set',
        settings: {
          brandSeconds: body.brand_seconds === undefined ? brandSeconds : body.brand_seconds,
          locationSeconds: body.location_seconds === undefined ? locationSeconds : body.location_seconds,
        },
      });
      settleApple(world);
      return c.json(answer(world));
    })
    .put('/apple/resources/:id/verdict', async (c) => {
      const { id } = find(c.req.param('id'));
      const { state, reports } = await readBody(c, VerdictBody);
      decide(world, id, state, reports);
      return c.json(answer(world));
    })
    .post('/apple/resources/:id/overrides', async (c) => {
      const { id } = find(c.req.param('id'));
      const { field, message } = await readBody(c, OverrideBody);
      const report = { code: 'MAPS_DISPLAY__OVERRIDDEN', severity: 'WARNING', field, message } as const;
      world.commit({ kind: 'apple_overridden', id, reports: [report] });
      return c.json(answer(world));
    })
    .patch('/apple/resources/:id', async (c) => {
      const { id, details } = find(c.req.param('id'));
      const changes = await readBody(c, EditBody);
      world.commit({ kind: 'apple_edited', id, details: { ...details, ...changes } });
      return c.json(answer(world));
    })
    .post('/apple/ends', async (c) => {
      const { organization } = await readBody(c, EndBody);
      world.commit({ kind: 'apple_access_ended', organization });
      return c.json({ organization });
    })
    .post('/apple/webhook', async (c) => {
      const { notification: id } = await readBody(c, WebhookBody);
      const { notifications } = world.state.apple;
      const told = id === undefined ? notifications.at(-1) : notifications.find((one) => one.id === id);
      if (!told) throw new ScriptError(404, 'Apple has told nothing of the kind.');
      const body = JSON.stringify(notificationBody(told, 'https://business.apple.com/api/v1'));
      const timestamp = String(world.now());
      return c.json({
        body,
        headers: { 'Business-Timestamp': timestamp, 'Business-Signature': signWebhook(body, timestamp) },
      });
    });
}

function answer(world: LiveWorld): object {
  const { resources, notifications, settings } = world.state.apple;
  return {
    brand_seconds: settings.brandSeconds,
    location_seconds: settings.locationSeconds,
    resources: [...resources.values()].map((resource) => ({
      kind: resource.kind,
      writes: resource.writes,
      ...resourceBody(world, resource),
    })),
    notifications: notifications.map(({ id, type, resource }) => ({ id, type, resource })),
  };
}
