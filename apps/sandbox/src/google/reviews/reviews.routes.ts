import { Hono } from 'hono';
import type { Context } from 'hono';
import { findReview, readShelf } from '../../world/review-shelf.ts';
import type { PlacedLocation } from '../../world/world-source.ts';
import type { WorldReview } from '../../world/world.ts';
import { failedPrecondition, notFound } from '../google-error.ts';
import type { GoogleContext, GoogleEnv } from '../google-env.ts';
import { granted, requireAccount, requireLocation } from '../granted.ts';
import { readPageSize } from '../page-size.ts';
import { readReplyComment } from './reply-comment.ts';
import { readReviewOrder } from './review-order.ts';
import { takeReviewPage } from './review-page.ts';
import { replyResource, reviewResource } from './review-resource.ts';
import { writeReply } from './write-reply.ts';

const service = 'mybusiness.googleapis.com';
const reviewsPath = '/v4/accounts/:account/locations/:location/reviews';

/** My Business API v4: accounts.locations.reviews, for verified locations only. */
export function reviewRoutes(context: GoogleContext) {
  const { world, quota } = context;

  return new Hono<GoogleEnv>()
    .get(reviewsPath, granted(context, service), (c) => {
      const place = verifiedLocation(context, c);
      const order = readReviewOrder(c.req.query('orderBy'));
      const size = readPageSize(c.req.query('pageSize'), { byDefault: 50, max: 50 });
      const shelf = readShelf(world.state, place.location.id);
      const { items, nextPageToken } = takeReviewPage(shelf.reviews, order, size, c.req.query('pageToken'));
      if (shelf.reviews.length === 0) return c.json({});
      return c.json({
        reviews: items.map((review) => reviewResource(world, place, review)),
        averageRating: shelf.averageRating,
        totalReviewCount: shelf.reviews.length,
        ...(nextPageToken === undefined ? {} : { nextPageToken }),
      });
    })
    .get(`${reviewsPath}/:review`, granted(context, service), (c) => {
      const place = verifiedLocation(context, c);
      return c.json(reviewResource(world, place, existingReview(context, place, c.req.param('review'))));
    })
    .put(`${reviewsPath}/:review/reply`, granted(context, service), async (c) => {
      const place = verifiedLocation(context, c);
      const address = { locationId: place.location.id, reviewId: c.req.param('review') };
      const comment = readReplyComment(await c.req.text());
      existingReview(context, place, address.reviewId);
      quota.spendEdit(service, address.locationId);
      writeReply(world, place.accountId, address, comment);
      const { reply } = existingReview(context, place, address.reviewId);
      return c.json(reply ? replyResource(reply) : {});
    })
    .delete(`${reviewsPath}/:review/reply`, granted(context, service), (c) => {
      const place = verifiedLocation(context, c);
      const address = { locationId: place.location.id, reviewId: c.req.param('review') };
      if (!existingReview(context, place, address.reviewId).reply) throw notFound();
      quota.spendEdit(service, address.locationId);
      world.commit({ kind: 'reply_deleted', ...address });
      return c.json({});
    });
}

type ReviewsContext = Context<GoogleEnv, typeof reviewsPath>;

function verifiedLocation(context: GoogleContext, c: ReviewsContext): PlacedLocation {
  const accountId = c.req.param('account');
  requireAccount(context, c.get('grantedAccount'), accountId);
  const place = requireLocation(context, c.get('grantedAccount'), c.req.param('location'));
  if (!place.location.verified) throw failedPrecondition('The location is not verified.');
  return { ...place, accountId };
}

function existingReview({ world }: GoogleContext, place: PlacedLocation, reviewId: string): WorldReview {
  const review = findReview(world.state, place.location.id, reviewId);
  if (!review) throw notFound();
  return review;
}
