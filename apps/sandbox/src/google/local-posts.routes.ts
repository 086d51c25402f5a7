import { Hono } from 'hono';
import { postsOf, type WorldPost } from '../world/publications.ts';
import type { PlacedLocation } from '../world/world-source.ts';
import { type GoogleContext, type GoogleEnv, granted, verifiedLocation } from './google-context.ts';
import { pictureAddress } from './media/media-file.ts';
import { readPageSize, takePage } from './paging.ts';

const service = 'mybusiness.googleapis.com';

/** My Business API v4: accounts.locations.localPosts, for verified locations only. */
export function localPostRoutes(context: GoogleContext) {
  return new Hono<GoogleEnv>().get(
    '/v4/accounts/:account/locations/:location/localPosts',
    granted(context, service),
    (c) => {
      const place = verifiedLocation(context, c.get('grantedAccount'), {
        accountId: c.req.param('account'),
        locationId: c.req.param('location'),
      });
      const posts = postsOf(context.world.state, place.location.id);
      if (posts.length === 0) return c.json({});
      const size = readPageSize(c.req.query('pageSize'), { byDefault: 20, max: 100 });
      const { items, nextPageToken } = takePage(posts, size, c.req.query('pageToken'));
      return c.json({
        localPosts: items.map((post) => localPost(c.req.url, place, post)),
        ...(nextPageToken === undefined ? {} : { nextPageToken }),
      });
    },
  );
}

/** A LocalPost of the v4 API; the call to action of an offer is left out, as Google does. */
function localPost(callUrl: string, place: PlacedLocation, post: WorldPost): object {
  const name = `accounts/${place.accountId}/locations/${place.location.id}/localPosts/${post.id}`;
  const moment = new Date(post.createTime).toISOString();
  const { event, offer, action, drawing } = post;
  return {
    name,
    languageCode: place.location.languageCode,
    summary: post.summary,
    state: 'LIVE',
    topicType: post.kind,
    ...(post.kind === 'ALERT' ? { alertType: 'COVID_19' } : {}),
    createTime: moment,
    updateTime: moment,
    searchUrl: `https://local.google.com/place?id=${place.location.placeId}&use=posts&lpsid=${post.id}`,
    ...(event ? { event: { title: event.title, schedule: scheduleOf(event) } } : {}),
    ...(offer
      ? {
          offer: {
            ...(offer.coupon === undefined ? {} : { couponCode: offer.coupon }),
            ...(offer.url === undefined ? {} : { redeemOnlineUrl: offer.url }),
            ...(offer.terms === undefined ? {} : { termsConditions: offer.terms }),
          },
        }
      : {}),
    ...(action && post.kind !== 'OFFER'
      ? {
          callToAction: { actionType: action.type, ...(action.url === undefined ? {} : { url: action.url }) },
        }
      : {}),
    ...(drawing
      ? {
          media: [
            {
              name: `accounts/${place.accountId}/locations/${place.location.id}/media/localPosts/${post.id}`,
              mediaFormat: 'PHOTO',
              googleUrl: pictureAddress(callUrl, drawing, 'post'),
            },
          ],
        }
      : {}),
  };
}

/** Dates and times by the clocks of the place, as google.type.Date and TimeOfDay. */
function scheduleOf({ start, end }: { start: string; end: string }): object {
  return { startDate: dateOf(start), startTime: timeOf(start), endDate: dateOf(end), endTime: timeOf(end) };
}

function dateOf(moment: string): object {
  return {
    year: Number(moment.slice(0, 4)),
    month: Number(moment.slice(5, 7)),
    day: Number(moment.slice(8, 10)),
  };
}

/** Zeros are left out, as proto3 does in JSON. */
function timeOf(moment: string): object {
  const hours = Number(moment.slice(11, 13));
  const minutes = Number(moment.slice(14, 16));
  return { ...(hours > 0 ? { hours } : {}), ...(minutes > 0 ? { minutes } : {}) };
}
