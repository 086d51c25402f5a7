import { Hono } from 'hono';
import { invalidArgument, notFound } from '../google-error.ts';
import type { GoogleContext, GoogleEnv } from '../google-env.ts';
import { granted } from '../granted.ts';
import { SubscriptionBody } from './push-subscription.ts';

const service = 'pubsub.googleapis.com';
const path = '/v1/projects/:project/subscriptions/:subscription';

/** Pub/Sub v1: projects.subscriptions create, get, delete. Topics exist as soon as somebody names them. */
export function pubsubRoutes(context: GoogleContext) {
  const { world } = context;
  const nameOf = (project: string, subscription: string) =>
    `projects/${project}/subscriptions/${subscription}`;

  return new Hono<GoogleEnv>()
    .on(['PUT', 'POST'], path, granted(context, service), async (c) => {
      const name = nameOf(c.req.param('project'), c.req.param('subscription'));
      const body = SubscriptionBody.safeParse(await c.req.json().catch(() => undefined));
      if (!body.success) {
        const [issue] = body.error.issues;
        throw invalidArgument(
          issue?.path.join('.') ?? '',
          issue?.message ?? 'Invalid JSON payload received.',
        );
      }
      const subscription = { name, ...body.data };
      world.commit({ kind: 'subscription_created', subscription });
      return c.json({ ...subscription, state: 'ACTIVE' });
    })
    .get(path, granted(context, service), (c) => {
      const found = world.state.subscriptions.get(
        nameOf(c.req.param('project'), c.req.param('subscription')),
      );
      if (!found) throw notFound();
      return c.json({ ...found, state: 'ACTIVE' });
    })
    .delete(path, granted(context, service), (c) => {
      const name = nameOf(c.req.param('project'), c.req.param('subscription'));
      if (!world.state.subscriptions.has(name)) throw notFound();
      world.commit({ kind: 'subscription_deleted', name });
      return c.json({});
    });
}
