import { currentOccurrence } from '../../world/post-series.ts';
import { type PostState, postStateOf, type SeriesFacts, type WorldPost } from '../../world/publications.ts';
import type { PlacedLocation } from '../../world/world-source.ts';
import { pictureAddress, storedPictureAddress } from '../media/media-file.ts';

/** Where a post is read: the URL of the call, the sandbox’s time, and how it plays what Google does not document. */
export interface PostReading {
  callUrl: string;
  now: number;
  series: SeriesFacts;
}

/** A LocalPost of the v4 API; the call to action of an offer is left out, as Google does. */
export function localPost(
  { callUrl, now, series }: PostReading,
  place: PlacedLocation,
  written: WorldPost,
): object {
  const post = onCurrentDate(written, series, now);
  const recurringInstanceTime = instanceTimeOf(written, series, now);
  const state = shownState(written, series, now);
  const searchUrl = `https://local.google.com/place?id=${place.location.placeId}&use=posts&lpsid=${post.id}`;
  return {
    name: `accounts/${place.accountId}/locations/${place.location.id}/localPosts/${post.id}`,
    languageCode: place.location.languageCode,
    state,
    ...(post.kind === 'ALERT' ? { alertType: 'COVID_19' } : {}),
    createTime: new Date(post.createTime).toISOString(),
    updateTime: new Date(post.updateTime ?? post.createTime).toISOString(),
    ...(state === 'LIVE' || state === 'RECURRING' ? { searchUrl } : {}),
    ...writtenFields(post, recurringInstanceTime),
    ...mediaOf(callUrl, place, post),
  };
}

/** A series by its current or next date, if the script says that Google moves it along; by UTC, as it has no clocks. */
function onCurrentDate(post: WorldPost, { movesSchedule, monthEnd }: SeriesFacts, now: number): WorldPost {
  const { event } = post;
  if (!event?.recurrence || !movesSchedule) return post;
  const current = currentOccurrence(event.recurrence, event, wallTimeOf(now), monthEnd);
  return { ...post, event: { ...event, ...current } };
}

/** When Google last put a date of a series in place: as it began, or with a later change of the post. */
function instanceTimeOf(post: WorldPost, { monthEnd }: SeriesFacts, now: number): string | undefined {
  const { event, createTime, updateTime = createTime } = post;
  if (!event?.recurrence || postStateOf(post, now) !== 'RECURRING') return undefined;
  const { start } = currentOccurrence(event.recurrence, event, wallTimeOf(now), monthEnd);
  const began = Date.parse(`${start}Z`);
  return new Date(began <= now ? Math.max(began, updateTime) : updateTime).toISOString();
}

/** Between its dates and after the last a series is called what the script says. */
function shownState(post: WorldPost, { between, monthEnd }: SeriesFacts, now: number): PostState {
  const state = postStateOf(post, now);
  const { event } = post;
  if (state !== 'RECURRING' || !event?.recurrence) return state;
  const clock = wallTimeOf(now);
  const { start, end } = currentOccurrence(event.recurrence, event, clock, monthEnd);
  return start <= clock && clock < end ? state : between;
}

/** What a deleted series leaves where Google keeps its current date: that date alone, without a pattern. */
export function currentDateOf(
  post: WorldPost,
  { deletion, monthEnd }: SeriesFacts,
  now: number,
): WorldPost | undefined {
  const { event } = post;
  if (!event?.recurrence || deletion === 'nothing' || postStateOf(post, now) !== 'RECURRING')
    return undefined;
  const { recurrence, ...once } = event;
  const clock = wallTimeOf(now);
  const current = currentOccurrence(recurrence, event, clock, monthEnd);
  return current.start <= clock && clock < current.end
    ? { ...post, event: { ...once, ...current }, updateTime: now }
    : undefined;
}

function wallTimeOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 16);
}

/** The fields that a merchant writes, without the picture; of a series also when its latest date was put in place. */
export function writtenFields(post: WorldPost, recurringInstanceTime?: string): Record<string, unknown> {
  const { event, offer, action, scheduledTime } = post;
  return {
    summary: post.summary,
    topicType: post.kind,
    ...(event
      ? {
          event: {
            title: event.title,
            schedule: scheduleOf(event),
            ...(event.recurrence ? { recurrenceInfo: event.recurrence } : {}),
            ...(recurringInstanceTime === undefined ? {} : { recurringInstanceTime }),
          },
        }
      : {}),
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
    ...(scheduledTime === undefined ? {} : { scheduledTime: new Date(scheduledTime).toISOString() }),
  };
}

function mediaOf(callUrl: string, place: PlacedLocation, { id, picture, drawing }: WorldPost): object {
  if (!picture && !drawing) return {};
  const name = `accounts/${place.accountId}/locations/${place.location.id}/media/localPosts/${id}`;
  const file = picture
    ? {
        googleUrl: storedPictureAddress(callUrl, picture),
        ...(picture.sourceUrl === undefined ? {} : { sourceUrl: picture.sourceUrl }),
        dimensions: { widthPixels: picture.width, heightPixels: picture.height },
      }
    : drawing && { googleUrl: pictureAddress(callUrl, drawing, 'post') };
  return { media: [{ name, mediaFormat: 'PHOTO', ...file }] };
}

/** Dates and times in the local time of the place, as google.type.Date and TimeOfDay. */
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
