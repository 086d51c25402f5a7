import { Hono } from 'hono';
import type { LiveWorld } from '../world/live-world.ts';
import { AppleError } from './apple-error.ts';
import { resourceBody } from './apple-review.ts';
import type { AppleNotification } from './apple-state.ts';
import { requireOrganization } from './resources.routes.ts';

const pageSize = 50;

/** What is new since a cursor, the oldest first, and where its whole feedback is. */
export function notificationRoutes(world: LiveWorld, root: string): Hono {
  return new Hono()
    .get('/orgs/:org/notifications', (c) => {
      const organization = requireOrganization(world, c);
      const own = world.state.apple.notifications.filter((one) => one.organization === organization);
      const after = c.req.query('after');
      const seen = after === undefined ? 0 : own.findIndex(({ id }) => id === after) + 1;
      if (after !== undefined && seen === 0)
        throw new AppleError(400, 'BAD_REQUEST', 'The cursor is unknown.');
      const shown = own.slice(seen, seen + pageSize);
      return c.json({
        data: shown.map((one) => notificationBody(one, new URL(c.req.url).origin + root)),
        pagination: {
          cursors: { after: shown.at(-1)?.id ?? after ?? null },
          hasMore: own.length > seen + pageSize,
        },
      });
    })
    .get('/orgs/:org/feedback/:id', (c) => {
      const organization = requireOrganization(world, c);
      const { notifications, resources } = world.state.apple;
      const notification = notifications.find((one) => one.id === c.req.param('id'));
      const resource = resources.get(notification?.resource ?? '');
      if (!resource || notification?.organization !== organization)
        throw new AppleError(404, 'NOT_FOUND', 'There is no such feedback.');
      return c.json(resourceBody(world, resource));
    });
}

/** A notification as the list and the webhook have it. */
export function notificationBody(
  { id, organization, type, kind, resource, createdAt }: AppleNotification,
  root: string,
): object {
  return {
    id,
    type,
    orgId: organization,
    resourceType: kind.toUpperCase(),
    resourceId: resource,
    createdDate: new Date(createdAt).toISOString(),
    feedbackUrl: `${root}/orgs/${organization}/feedback/${id}`,
  };
}
