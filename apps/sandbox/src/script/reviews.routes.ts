import { Hono } from 'hono';
import * as z from 'zod';
import { currentReply } from '../world/review-shelf.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { drawnMedia } from '../world/drawn-media.ts';
import { reviewMediaKinds, type WorldReview } from '../world/world.ts';
import { findAddressedReview, readBody, requireLocationId, ScriptError } from './script-call.ts';

const Rating = z.literal([1, 2, 3, 4, 5]);
const Comment = z.string().max(4096);

const Media = z.array(z.enum(reviewMediaKinds)).max(20);

const NewReview = z
  .object({
    location: z.string(),
    rating: Rating,
    comment: Comment.min(1).optional(),
    author: z.string().min(1).max(100).default('Anna Nowak'),
    anonymous: z.boolean().default(false),
    media: Media.default([]),
  })
  .strict();

const ReviewEdit = z
  .object({ rating: Rating.optional(), comment: Comment.optional(), media: Media.optional() })
  .strict()
  .refine(
    (edit) => edit.rating !== undefined || edit.comment !== undefined || edit.media !== undefined,
    'Give a rating, a comment, or media.',
  );

/** What customers do: write, edit and delete their reviews. */
export function reviewScriptRoutes(world: LiveWorld): Hono {
  return new Hono()
    .post('/reviews', async (c) => {
      const { location, comment, media, ...body } = await readBody(c, NewReview);
      const locationId = requireLocationId(world, location);
      if (!world.state.source.findLocation(locationId)?.location.verified) {
        throw new ScriptError(409, 'Customers cannot review a location that is not verified.');
      }
      const now = world.now();
      const review: WorldReview = {
        id: `review-${world.state.lastNumber + 1}`,
        ...body,
        ...(comment === undefined ? {} : { comment }),
        ...(media.length > 0 ? { media: drawnMedia(media) } : {}),
        createTime: now,
        updateTime: now,
      };
      world.commit({ kind: 'review_written', locationId, review });
      return c.json(scripted(world, locationId, review), 201);
    })
    .get('/reviews/:locationId/:reviewId', (c) => {
      const review = findAddressedReview(world, c.req.param());
      return c.json(scripted(world, c.req.param('locationId'), review));
    })
    .patch('/reviews/:locationId/:reviewId', async (c) => {
      const { rating, comment, media } = await readBody(c, ReviewEdit);
      const address = c.req.param();
      findAddressedReview(world, address);
      world.commit({
        kind: 'review_edited',
        ...address,
        ...(rating === undefined ? {} : { rating }),
        ...(comment === undefined ? {} : { comment }),
        ...(media === undefined ? {} : { media: drawnMedia(media) }),
      });
      return c.json(scripted(world, address.locationId, findAddressedReview(world, address)));
    })
    .delete('/reviews/:locationId/:reviewId', (c) => {
      const address = c.req.param();
      findAddressedReview(world, address);
      world.commit({ kind: 'review_deleted', ...address });
      return c.body(null, 204);
    });
}

function scripted(world: LiveWorld, locationId: string, review: WorldReview): object {
  const accountId = world.state.source.findLocation(locationId)?.accountId;
  const reply = currentReply(world.state, locationId, review, world.now());
  return {
    ...review,
    ...(reply ? { reply } : {}),
    account: accountId,
    location: locationId,
    name: `accounts/${accountId}/locations/${locationId}/reviews/${review.id}`,
  };
}
