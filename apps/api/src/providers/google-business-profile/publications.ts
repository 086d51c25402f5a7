import type { Call } from './google-business-profile.ts';
import { googlePages } from './google-pages.ts';

/** A photo or video of a location, or of a post. */
export interface GoogleMediaItem {
  /** `accounts/{a}/locations/{l}/media/{m}` */
  name: string;
  mediaFormat?: 'PHOTO' | 'VIDEO' | 'MEDIA_FORMAT_UNSPECIFIED';
  locationAssociation?: { category?: string };
  /** The temporary URL of its file. */
  googleUrl?: string;
  /** Where Google took it from. */
  sourceUrl?: string;
  dimensions?: { widthPixels?: number; heightPixels?: number };
  createTime?: string;
}

/** `google.type.Date`; zero for a missing part. */
export interface GoogleDate {
  year?: number;
  month?: number;
  day?: number;
}

/** `google.type.TimeOfDay`; zeros are left out. */
export interface GoogleTimeOfDay {
  hours?: number;
  minutes?: number;
}

/** Only LIVE and RECURRING are seen by people. Google gives no reason for a rejection. */
export type GooglePostState = 'PROCESSING' | 'LIVE' | 'REJECTED' | 'SCHEDULED' | 'RECURRING';

/** How an event or an offer repeats: one of the patterns. */
export interface GoogleRecurrence {
  /** RFC 3339; without it the series does not end. */
  seriesEndTime?: string;
  dailyPattern?: Record<string, never>;
  /** Without days, the weekday of the start. */
  weeklyPattern?: { daysOfWeek?: GoogleWeekday[] };
  /** Which weekday of the month is meant, the start says. */
  monthlyPattern?: { dayOfMonth?: number; dayOfWeekOccurrence?: GoogleOccurrence };
}

export type GoogleWeekday =
  | 'MONDAY'
  | 'TUESDAY'
  | 'WEDNESDAY'
  | 'THURSDAY'
  | 'FRIDAY'
  | 'SATURDAY'
  | 'SUNDAY';

export type GoogleOccurrence = 'FIRST' | 'SECOND' | 'THIRD' | 'FOURTH' | 'LAST';

export interface GoogleLocalPost {
  /** `accounts/{a}/locations/{l}/localPosts/{p}` */
  name: string;
  summary?: string;
  topicType?: 'STANDARD' | 'EVENT' | 'OFFER' | 'ALERT' | 'LOCAL_POST_TOPIC_TYPE_UNSPECIFIED';
  state?: GooglePostState | 'LOCAL_POST_STATE_UNSPECIFIED';
  createTime?: string;
  /** When Google shows it by itself. */
  scheduledTime?: string;
  /** Where people find it. */
  searchUrl?: string;
  event?: {
    title?: string;
    schedule?: {
      startDate?: GoogleDate;
      startTime?: GoogleTimeOfDay;
      endDate?: GoogleDate;
      endTime?: GoogleTimeOfDay;
    };
    recurrenceInfo?: GoogleRecurrence;
  };
  offer?: { couponCode?: string; redeemOnlineUrl?: string; termsConditions?: string };
  callToAction?: { actionType?: string; url?: string };
  media?: GoogleMediaItem[];
}

/** A post as it is created: Google gives it a name, and fetches its picture from `sourceUrl`. */
export type NewGoogleLocalPost = Pick<
  GoogleLocalPost,
  'summary' | 'topicType' | 'event' | 'offer' | 'callToAction' | 'scheduledTime'
> & { alertType?: 'COVID_19'; media?: { mediaFormat: 'PHOTO'; sourceUrl: string }[] };

export interface PublicationCalls {
  /** Photos and videos of a location, page by page, 100 at a time. */
  listMedia(location: string): AsyncGenerator<GoogleMediaItem[]>;
  /** Posts of a location, page by page, 100 at a time. */
  listLocalPosts(location: string): AsyncGenerator<GoogleLocalPost[]>;
  getLocalPost(name: string): Promise<GoogleLocalPost>;
  /** Creates a post at a location (`accounts/{a}/locations/{l}`). That it was taken is no publication: `state` is. */
  createLocalPost(location: string, post: NewGoogleLocalPost): Promise<GoogleLocalPost>;
  /** Changes the fields of a mask, and no others. */
  patchLocalPost(
    name: string,
    post: NewGoogleLocalPost,
    updateMask: readonly (keyof NewGoogleLocalPost)[],
  ): Promise<GoogleLocalPost>;
  deleteLocalPost(name: string): Promise<void>;
}

export function publicationCalls(call: Call): PublicationCalls {
  return {
    async *listMedia(location) {
      for await (const page of pages(call, `/v4/${location}/media`)) yield page.mediaItems ?? [];
    },
    async *listLocalPosts(location) {
      for await (const page of pages(call, `/v4/${location}/localPosts`)) yield page.localPosts ?? [];
    },
    getLocalPost: (name) => call<GoogleLocalPost>({ host: 'reviews', path: `/v4/${name}` }),
    createLocalPost: (location, post) =>
      call<GoogleLocalPost>({
        host: 'reviews',
        path: `/v4/${location}/localPosts`,
        method: 'POST',
        json: post,
        edited: location,
      }),
    patchLocalPost: (name, post, updateMask) =>
      call<GoogleLocalPost>({
        host: 'reviews',
        path: `/v4/${name}?${new URLSearchParams({ updateMask: updateMask.join(',') })}`,
        method: 'PATCH',
        json: post,
        edited: name,
      }),
    async deleteLocalPost(name) {
      await call<object>({ host: 'reviews', path: `/v4/${name}`, method: 'DELETE' });
    },
  };
}

interface Page {
  mediaItems?: GoogleMediaItem[];
  localPosts?: GoogleLocalPost[];
}

function pages(call: Call, path: string): AsyncGenerator<Page> {
  return googlePages<Page>(call, { host: 'reviews', path, question: { pageSize: '100' } });
}
