import {
  postTypes,
  withOwnParts,
  type PostActionType,
  type PostContent,
  type PostType,
} from '@pinfold/contract/features/publications/local-post';
import type { PostRecurrence } from '@pinfold/contract/features/publications/recurrence';
import type { WallTime } from '@pinfold/contract/features/publications/wall-time';
import type {
  GoogleDate,
  GoogleLocalPost,
  GoogleTimeOfDay,
  NewGoogleLocalPost,
} from '../../../../providers/google-business-profile/publications.ts';
import { toGoogleRecurrence } from '../../google-recurrence.ts';

/** How a post goes to Google. */
export interface Sending {
  /** Where Google fetches its picture; undefined for none. */
  sourceUrl?: string | undefined;
  /** When Google shows it by itself; undefined for at once. */
  scheduledTime?: Date | undefined;
  /** How Google repeats it, in the local time of the location; undefined for once. */
  repeats?: { recurrence: PostRecurrence; zone: string } | undefined;
}

/**
 * The body of a post with the fields of its type alone: no button on an offer, no link on a call. Its texts are those of
 * one location; begin and end stay wall times, so that each location means its own clocks.
 */
export function toGooglePost(
  content: PostContent,
  { sourceUrl, scheduledTime, repeats }: Sending,
): NewGoogleLocalPost {
  const { type, title, summary, start, end, offer, action } = withOwnParts(content);
  return {
    topicType: topicTypes[type],
    ...(type === postTypes.alert && { alertType: 'COVID_19' }),
    ...(summary !== '' && { summary }),
    ...(start !== null && end !== null && { event: eventOf({ title, start, end }, repeats) }),
    ...(type === postTypes.offer && { offer: offerOf(offer) }),
    ...(action && {
      callToAction: { actionType: actionTypes[action.type], ...(action.url !== '' && { url: action.url }) },
    }),
    ...(sourceUrl !== undefined && { media: [{ mediaFormat: 'PHOTO', sourceUrl }] }),
    ...(scheduledTime && { scheduledTime: scheduledTime.toISOString() }),
  };
}

function eventOf(
  { title, start, end }: { title: string; start: WallTime; end: WallTime },
  repeats: Sending['repeats'],
): NonNullable<GoogleLocalPost['event']> {
  return {
    title,
    schedule: scheduleOf(start, end),
    ...(repeats && {
      recurrenceInfo: toGoogleRecurrence(repeats.recurrence, start.slice(0, 10), repeats.zone),
    }),
  };
}

const topicTypes = { 1: 'STANDARD', 2: 'EVENT', 3: 'OFFER', 4: 'ALERT' } as const satisfies Record<
  PostType,
  GoogleLocalPost['topicType']
>;

const actionTypes: Record<PostActionType, string> = {
  book: 'BOOK',
  order: 'ORDER',
  shop: 'SHOP',
  learnMore: 'LEARN_MORE',
  signUp: 'SIGN_UP',
  call: 'CALL',
};

function offerOf({ voucher_code, link, terms }: PostContent['offer']): NonNullable<GoogleLocalPost['offer']> {
  return {
    ...(voucher_code !== '' && { couponCode: voucher_code }),
    ...(link !== '' && { redeemOnlineUrl: link }),
    ...(terms !== '' && { termsConditions: terms }),
  };
}

/** Google refuses a schedule in which any of the four is missing. */
function scheduleOf(start: WallTime, end: WallTime) {
  return {
    startDate: dateOf(start),
    startTime: timeOf(start),
    endDate: dateOf(end),
    endTime: timeOf(end),
  };
}

function dateOf(wall: WallTime): GoogleDate {
  return {
    year: Number(wall.slice(0, 4)),
    month: Number(wall.slice(5, 7)),
    day: Number(wall.slice(8, 10)),
  };
}

function timeOf(wall: WallTime): GoogleTimeOfDay {
  return { hours: Number(wall.slice(11, 13)), minutes: Number(wall.slice(14, 16)) };
}
