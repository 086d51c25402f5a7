import type { PlacedLocation } from '../../world/world-source.ts';
import type { WorldPost } from '../../world/publications/world-post.ts';
import { pictureAddress } from '../media/picture-name.ts';

/** A LocalPost of the v4 API; the call to action of an offer is left out, as Google does. */
export function localPost(callUrl: string, place: PlacedLocation, post: WorldPost): object {
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
