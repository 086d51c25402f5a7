import type { Call } from './google-business-profile.ts';

/** A photo or video of a location, or of a post. */
export interface GoogleMediaItem {
  /** `accounts/{a}/locations/{l}/media/{m}` */
  name: string;
  mediaFormat?: 'PHOTO' | 'VIDEO' | 'MEDIA_FORMAT_UNSPECIFIED';
  locationAssociation?: { category?: string };
  /** The temporary URL of its file. */
  googleUrl?: string;
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

export interface GoogleLocalPost {
  /** `accounts/{a}/locations/{l}/localPosts/{p}` */
  name: string;
  summary?: string;
  topicType?: 'STANDARD' | 'EVENT' | 'OFFER' | 'ALERT' | 'LOCAL_POST_TOPIC_TYPE_UNSPECIFIED';
  state?: 'LIVE' | 'PROCESSING' | 'REJECTED' | 'LOCAL_POST_STATE_UNSPECIFIED';
  createTime?: string;
  event?: {
    title?: string;
    schedule?: {
      startDate?: GoogleDate;
      startTime?: GoogleTimeOfDay;
      endDate?: GoogleDate;
      endTime?: GoogleTimeOfDay;
    };
  };
  offer?: { couponCode?: string; redeemOnlineUrl?: string; termsConditions?: string };
  callToAction?: { actionType?: string; url?: string };
  media?: GoogleMediaItem[];
}

export interface PublicationCalls {
  /** Photos and videos of a location, page by page, 100 at a time. */
  listMedia(location: string): AsyncGenerator<GoogleMediaItem[]>;
  /** Posts of a location, page by page, 100 at a time. */
  listLocalPosts(location: string): AsyncGenerator<GoogleLocalPost[]>;
}

export function publicationCalls(call: Call): PublicationCalls {
  return {
    async *listMedia(location) {
      for await (const page of pages(call, `/v4/${location}/media`)) yield page.mediaItems ?? [];
    },
    async *listLocalPosts(location) {
      for await (const page of pages(call, `/v4/${location}/localPosts`)) yield page.localPosts ?? [];
    },
  };
}

interface Page {
  mediaItems?: GoogleMediaItem[];
  localPosts?: GoogleLocalPost[];
  nextPageToken?: string;
}

async function* pages(call: Call, path: string): AsyncGenerator<Page> {
  let pageToken = '';
  do {
    const query = new URLSearchParams({ pageSize: '100', ...(pageToken && { pageToken }) });
    const page = await call<Page>({ host: 'reviews', path: `${path}?${query}` });
    yield page;
    pageToken = page.nextPageToken ?? '';
  } while (pageToken);
}
