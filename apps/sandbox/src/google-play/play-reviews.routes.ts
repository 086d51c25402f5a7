import { Hono } from 'hono';
import * as z from 'zod';
import { GoogleError, notFound } from '../google/google-error.ts';
import { readPageSize, takePage } from '../google/paging.ts';
import { readJson } from '../google/read-json.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { DAY } from '../world/warsaw-time.ts';
import { type PlayReview, playReviewsOf } from './play-review.ts';

const sizes = { byDefault: 10, max: 100 };

/** Only what was written or changed within the last week is listed; by its id a review is read at any age. */
const listedFor = 7 * DAY;

const mostCharacters = 350;

const ReplyBody = z.strictObject({ replyText: z.string().default('') });

/** Reviews of one app; its path holds the package. */
export function playReviewRoutes(world: LiveWorld) {
  function isListed(review: PlayReview): boolean {
    return hasText(review) && review.modifiedAt > world.now() - listedFor;
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
      if (!hasText(review)) throw notFound();
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
      const at = world.now();
      world.commit({ kind: 'play_reply_written', id, text }, at);
      return c.json({ result: { replyText: text, lastEdited: timestampOf(at) } });
    });
}

/** Stars alone cannot be read over the API. */
function hasText({ text }: PlayReview): boolean {
  return text !== undefined && text !== '';
}

function withoutMarkup(text: string): string {
  return text.replaceAll(/<\/?[a-z][^>]*>/gi, '').trim();
}

/**
 * A review as the API returns it
 * (developers.google.com/android-publisher/api-ref/rest/v3/reviews).
 */
function playReviewResource(review: PlayReview): object {
  const { device, reply } = review;
  const userComment = {
    text: review.text,
    lastModified: timestampOf(review.modifiedAt),
    starRating: review.rating,
    reviewerLanguage: review.language,
    device: device.codename,
    androidOsVersion: device.sdk,
    appVersionCode: review.version.code,
    appVersionName: review.version.name,
    deviceMetadata: {
      productName: `${device.codename} (${device.model})`,
      manufacturer: device.manufacturer,
      deviceClass: 'FORM_FACTOR_PHONE',
      screenWidthPx: device.widthPx,
      screenHeightPx: device.heightPx,
      nativePlatform: 'ABI_ARM64_V8,ABI_ARM_V7,ABI_ARM',
      screenDensityDpi: device.densityDpi,
      ramMb: device.ramMb,
    },
  };
  const developerComment = reply && { text: reply.text, lastModified: timestampOf(reply.modifiedAt) };
  return {
    reviewId: review.id,
    authorName: review.author,
    comments: [{ userComment }, ...(developerComment ? [{ developerComment }] : [])],
  };
}

/** Seconds are a 64-bit number, which JSON has as a text. */
function timestampOf(at: number): object {
  return { seconds: String(Math.floor(at / 1000)), nanos: (at % 1000) * 1_000_000 };
}
