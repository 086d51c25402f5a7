import { Hono } from 'hono';
import * as z from 'zod';
import { GoogleError, notFound } from '../google/google-error.ts';
import { readPageSize, takePage } from '../google/paging.ts';
import { readJson } from '../google/read-json.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { DAY } from '../world/warsaw-time.ts';
import { type PlayReview, playReviewsOf } from './play-review.ts';
import { playReviewResource, timestampOf } from './play-review-resource.ts';

const sizes = { byDefault: 10, max: 100 };

/** Only what was written or changed within the last week can be read. */
const listedFor = 7 * DAY;

const mostCharacters = 350;

const ReplyBody = z.strictObject({ replyText: z.string().default('') });

/** Reviews of one app; its path holds the package. */
export function playReviewRoutes(world: LiveWorld) {
  /** A review that can be read over the API: with a text, and lately touched. */
  function isListed({ text, modifiedAt }: PlayReview): boolean {
    return text !== undefined && text !== '' && modifiedAt > world.now() - listedFor;
  }

  function find(packageName: string, id: string): PlayReview {
    const review = world.state.play.reviews.get(id);
    if (review?.packageName !== packageName) throw notFound();
    return review;
  }

  return new Hono()
    .get('/:package/reviews', (c) => {
      const listed = playReviewsOf(world.state, c.req.param('package')).filter(isListed);
      const size = readPageSize(c.req.query('maxResults'), sizes);
      const dated = listed.map((review) => ({ ...review, createTime: review.modifiedAt }));
      const { items, nextPageToken } = takePage(dated, size, c.req.query('token'));
      return c.json({
        ...(items.length === 0 ? {} : { reviews: items.map(playReviewResource) }),
        ...(nextPageToken === undefined ? {} : { tokenPagination: { nextPageToken } }),
      });
    })
    .get('/:package/reviews/:id', (c) => {
      const review = find(c.req.param('package'), c.req.param('id'));
      if (!isListed(review)) throw notFound();
      return c.json(playReviewResource(review));
    })
    .post('/:package/reviews/:target{[^/:]+:reply}', async (c) => {
      const { id } = find(c.req.param('package'), c.req.param('target').replace(/:reply$/, ''));
      const { replyText } = await readJson(c.req, ReplyBody);
      const text = withoutMarkup(replyText);
      if (text === '') throw new GoogleError('INVALID_ARGUMENT', 'The reply text must not be empty.');
      if ([...replyText].length > mostCharacters)
        throw new GoogleError(
          'INVALID_ARGUMENT',
          `The reply text must have at most ${mostCharacters} characters.`,
        );
      world.commit({ kind: 'play_reply_written', id, text });
      return c.json({ result: { replyText: text, lastEdited: timestampOf(world.now()) } });
    });
}

function withoutMarkup(text: string): string {
  return text.replaceAll(/<\/?[a-z][^>]*>/gi, '').trim();
}
