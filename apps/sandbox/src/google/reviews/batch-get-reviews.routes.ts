import { Hono } from 'hono';
import * as z from 'zod';
import { newestFirst } from '../../world/newest-first.ts';
import { readShelf } from '../../world/review-shelf.ts';
import type { PlacedLocation } from '../../world/world-source.ts';
import { failedPrecondition, invalidArgument } from '../google-error.ts';
import type { GoogleContext, GoogleEnv } from '../google-env.ts';
import { granted, requireAccount, requireLocation } from '../granted.ts';
import { readPageSize } from '../page-size.ts';
import { readReviewOrder } from './review-order.ts';
import { takeReviewPage } from './review-page.ts';
import { reviewResource } from './review-resource.ts';

const service = 'mybusiness.googleapis.com';

/** BatchGetReviewsRequest. Google takes at most 200 locations a call. */
const BatchGetReviews = z.object({
  locationNames: z.array(z.string()).min(1).max(200),
  pageSize: z.number().int().optional(),
  pageToken: z.string().optional(),
  orderBy: z.string().optional(),
  ignoreRatingOnlyReviews: z.boolean().optional(),
});

/** My Business API v4: accounts.locations.batchGetReviews, one sorted list over many locations. */
export function batchGetReviewsRoutes(context: GoogleContext) {
  const { world } = context;
  return new Hono<GoogleEnv>().post(
    '/v4/accounts/:account/:method{locations:batchGetReviews}',
    granted(context, service),
    async (c) => {
      const accountId = c.req.param('account');
      requireAccount(context, c.get('grantedAccount'), accountId);
      const body = BatchGetReviews.safeParse(await c.req.json().catch(() => undefined));
      if (!body.success) {
        const [issue] = body.error.issues;
        throw invalidArgument(
          issue?.path.join('.') ?? '',
          issue?.message ?? 'Invalid JSON payload received.',
        );
      }
      const { locationNames, pageSize, pageToken, orderBy, ignoreRatingOnlyReviews } = body.data;
      const places = locationNames.map((name) => namedLocation(context, accountId, name));
      const order = readReviewOrder(orderBy);
      const candidates = places
        .flatMap((place) =>
          readShelf(world.state, place.location.id).reviews.map((review) => ({ ...review, place })),
        )
        .filter((review) => !ignoreRatingOnlyReviews || review.comment !== undefined)
        .sort(newestFirst);
      const size = readPageSize(pageSize, { byDefault: 50, max: 50 });
      const page = takeReviewPage(candidates, order, size, pageToken);
      return c.json({
        locationReviews: page.items.map((review) => ({
          name: `accounts/${accountId}/locations/${review.place.location.id}`,
          review: reviewResource(world, review.place, review),
        })),
        ...(page.nextPageToken === undefined ? {} : { nextPageToken: page.nextPageToken }),
      });
    },
  );
}

function namedLocation(context: GoogleContext, accountId: string, name: string): PlacedLocation {
  const [, account, location] = /^accounts\/([^/]+)\/locations\/([^/]+)$/.exec(name) ?? [];
  if (account !== accountId || location === undefined) {
    throw invalidArgument('location_names', `Invalid location name: ${name}`);
  }
  const place = requireLocation(context, accountId, location);
  if (!place.location.verified) throw failedPrecondition(`The location ${name} is not verified.`);
  return place;
}
