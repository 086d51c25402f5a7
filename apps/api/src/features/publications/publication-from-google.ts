import type { CalendarDate } from '@pinfold/contract/features/listings/hours/calendar';
import type { PostRecurrence } from '@pinfold/contract/features/publications/recurrence';
import { instantOf } from '@pinfold/contract/features/listings/hours/zoned-time';
import type {
  GoogleDate,
  GoogleLocalPost,
  GoogleMediaItem,
  GoogleTimeOfDay,
} from '../../providers/google-business-profile/publications.ts';
import { recurrenceFromGoogle } from './google-recurrence.ts';
import type { PostKind } from './publications.table.ts';

export interface FoundPhoto {
  googleName: string;
  category: string;
  width: number;
  height: number;
  createdAt: Date;
  /** Where its file is. */
  url: string;
}

export interface FoundPost {
  googleName: string;
  kind: PostKind;
  title: string;
  text: string;
  startsAt: Date | null;
  endsAt: Date | null;
  /** How Google repeats it; null for once. */
  recurrence: PostRecurrence | null;
  action: { type: string; url: string } | null;
  offer: { coupon: string; url: string; terms: string } | null;
  publishedAt: Date;
  /** Where its picture is; empty for none. */
  pictureUrl: string;
}

/** Returns the row of a photo; undefined for a video, and for a photo without a URL. */
export function photoFromGoogle(item: GoogleMediaItem): FoundPhoto | undefined {
  if (item.mediaFormat === 'VIDEO' || !item.googleUrl) return undefined;
  return {
    googleName: item.name,
    category: item.locationAssociation?.category ?? 'ADDITIONAL',
    width: item.dimensions?.widthPixels ?? 0,
    height: item.dimensions?.heightPixels ?? 0,
    createdAt: new Date(item.createTime ?? 0),
    url: item.googleUrl,
  };
}

/** A post as it is kept, its times in the local time of the zone; undefined for one that people do not see. */
export function postFromGoogle(post: GoogleLocalPost, zone: string): FoundPost | undefined {
  const { event, offer, callToAction, topicType } = post;
  if (!isShown(post)) return undefined;
  const { startDate, startTime, endDate, endTime } = event?.schedule ?? {};
  const first = dayFromGoogle(startDate);
  return {
    googleName: post.name,
    kind: topicType === 'EVENT' || topicType === 'OFFER' || topicType === 'ALERT' ? topicType : 'STANDARD',
    title: event?.title ?? '',
    text: post.summary ?? '',
    startsAt: momentFromGoogle(startDate, startTime, zone, 0),
    // Without a time it goes on until its last day is over.
    endsAt: momentFromGoogle(endDate ?? startDate, endTime, zone, endOfDay),
    action: callToAction?.actionType ? { type: callToAction.actionType, url: callToAction.url ?? '' } : null,
    offer: offer
      ? {
          coupon: offer.couponCode ?? '',
          url: offer.redeemOnlineUrl ?? '',
          terms: offer.termsConditions ?? '',
        }
      : null,
    recurrence:
      event?.recurrenceInfo && first !== undefined
        ? recurrenceFromGoogle(event.recurrenceInfo, first, zone)
        : null,
    publishedAt: new Date(post.createTime ?? 0),
    pictureUrl: post.media?.find(({ mediaFormat }) => mediaFormat !== 'VIDEO')?.googleUrl ?? '',
  };
}

/** What people see. A series is there between its dates too, whatever Google calls it then. */
function isShown({ state, event }: GoogleLocalPost): boolean {
  if (state === 'LIVE' || state === 'RECURRING') return true;
  return event?.recurrenceInfo !== undefined && state !== 'PROCESSING' && state !== 'REJECTED';
}

const endOfDay = 24 * 60;

function momentFromGoogle(
  date: GoogleDate | undefined,
  time: GoogleTimeOfDay | undefined,
  zone: string,
  withoutTime: number,
): Date | null {
  const day = dayFromGoogle(date);
  if (day === undefined) return null;
  return instantOf(day, time ? (time.hours ?? 0) * 60 + (time.minutes ?? 0) : withoutTime, zone);
}

function dayFromGoogle(date: GoogleDate | undefined): CalendarDate | undefined {
  if (!date?.year || !date.month || !date.day) return undefined;
  return [String(date.year).padStart(4, '0'), twoDigits(date.month), twoDigits(date.day)].join('-');
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
