import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { currentReply, findReview, newestFirst, readShelf } from '../../world/review-shelf.ts';
import type { LiveWorld } from '../../world/live-world.ts';
import type { PlacedLocation } from '../../world/world-source.ts';
import type { WorldReply, WorldReview } from '../../world/world.ts';
import {
  type GoogleContext,
  type GoogleEnv,
  granted,
  requireAccount,
  requireLocation,
  verifiedLocation,
} from '../google-context.ts';
import { failedPrecondition, invalidArgument, notFound } from '../google-error.ts';
import { readBody } from '../read-json.ts';
import { readPageSize } from '../paging.ts';
import { reviewMediaItem } from './review-media-item.ts';
import { readReplyComment, writeReply } from './write-reply.ts';
import { readReviewOrder, takeReviewPage } from './review-page.ts';

const service = 'mybusiness.googleapis.com';
const reviewsPath = '/v4/accounts/:account/locations/:location/reviews';

/** My Business API v4: accounts.locations.reviews, for verified locations only. */
export function reviewRoutes(context: GoogleContext) {
  const { world, quota } = context;

  return new Hono<GoogleEnv>()
    .get(reviewsPath, granted(context, service), (c) => {
      const place = addressedLocation(context, c);
      const order = readReviewOrder(c.req.query('orderBy'));
      const size = readPageSize(c.req.query('pageSize'), { byDefault: 50, max: 50 });
      const shelf = readShelf(world.state, place.location.id);
      const { items, nextPageToken } = takeReviewPage(shelf.reviews, order, size, c.req.query('pageToken'));
      if (shelf.reviews.length === 0) return c.json({});
      return c.json({
        reviews: items.map((review) => reviewResource(world, c.req.url, place, review)),
        averageRating: shelf.averageRating,
        totalReviewCount: shelf.reviews.length,
        ...(nextPageToken === undefined ? {} : { nextPageToken }),
      });
    })
    .get(`${reviewsPath}/:review`, granted(context, service), (c) => {
      const place = addressedLocation(context, c);
      return c.json(
        reviewResource(world, c.req.url, place, existingReview(context, place, c.req.param('review'))),
      );
    })
    .put(`${reviewsPath}/:review/reply`, granted(context, service), async (c) => {
      const place = addressedLocation(context, c);
      const address = { locationId: place.location.id, reviewId: c.req.param('review') };
      const comment = readReplyComment(await c.req.text());
      existingReview(context, place, address.reviewId);
      quota.spendEdit(service, address.locationId);
      writeReply(world, place.accountId, address, comment);
      const { reply } = existingReview(context, place, address.reviewId);
      return c.json(reply ? replyResource(reply) : {});
    })
    .delete(`${reviewsPath}/:review/reply`, granted(context, service), (c) => {
      const place = addressedLocation(context, c);
      const address = { locationId: place.location.id, reviewId: c.req.param('review') };
      if (!existingReview(context, place, address.reviewId).reply) throw notFound();
      quota.spendEdit(service, address.locationId);
      world.commit({ kind: 'reply_deleted', ...address });
      return c.json({});
    });
}

function addressedLocation(
  context: GoogleContext,
  c: Context<GoogleEnv, typeof reviewsPath>,
): PlacedLocation {
  const { account: accountId, location: locationId } = c.req.param();
  return verifiedLocation(context, c.get('grantedAccount'), { accountId, locationId });
}

function existingReview({ world }: GoogleContext, place: PlacedLocation, reviewId: string): WorldReview {
  const review = findReview(world.state, place.location.id, reviewId);
  if (!review) throw notFound();
  return review;
}

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
      const body = await readBody(c.req, BatchGetReviews);
      const { locationNames, pageSize, pageToken, orderBy, ignoreRatingOnlyReviews } = body;
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
          review: reviewResource(world, c.req.url, review.place, review),
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

/** A Review of the v4 API, as it reads at this moment. */
function reviewResource(
  world: LiveWorld,
  callUrl: string,
  place: PlacedLocation,
  review: WorldReview,
): object {
  const reply = currentReply(world.state, place.location.id, review, world.now());
  return {
    name: `accounts/${place.accountId}/locations/${place.location.id}/reviews/${review.id}`,
    reviewId: review.id,
    reviewer: review.anonymous
      ? { displayName: 'A Google user', isAnonymous: true }
      : { displayName: review.author, isAnonymous: false },
    starRating: starRatings[review.rating],
    ...(review.comment === undefined ? {} : { comment: review.comment }),
    createTime: new Date(review.createTime).toISOString(),
    updateTime: new Date(review.updateTime).toISOString(),
    ...(reply ? { reviewReply: replyResource(reply) } : {}),
    ...(review.media?.length
      ? { reviewMediaItems: review.media.map((media) => reviewMediaItem(callUrl, media, world.now())) }
      : {}),
    reviewReplyUrl: `https://business.google.com/n/${place.location.id}/reviews?reviewId=${review.id}`,
  };
}

function replyResource(reply: WorldReply): object {
  return {
    comment: reply.comment,
    updateTime: new Date(reply.updateTime).toISOString(),
    reviewReplyState: reply.state,
    ...(reply.policyViolation === undefined ? {} : { policyViolation: reply.policyViolation }),
  };
}

const starRatings = { 1: 'ONE', 2: 'TWO', 3: 'THREE', 4: 'FOUR', 5: 'FIVE' } as const;
