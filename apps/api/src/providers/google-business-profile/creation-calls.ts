import type { Call } from './google-business-profile.ts';
import type { GoogleListing } from './listing/google-location.ts';

/** A place on the map, of any owner. */
export interface GooglePlaceOnMap {
  /** `googleLocations/{id}` */
  name: string;
  location?: Omit<GoogleListing, 'name'>;
  /** Present if the listing has a manager, possibly the caller. */
  requestAdminRightsUri?: string;
}

export interface NewGoogleListing extends Omit<GoogleListing, 'name' | 'metadata'> {
  /** The place on the map that it takes over. */
  metadata?: { placeId: string };
}

export interface CreationCalls {
  /** Places on the map that are like a location; likeliest first, ten at most. */
  searchMap(location: Omit<GoogleListing, 'name' | 'metadata'>): Promise<GooglePlaceOnMap[]>;
  /** Locations of an account (`accounts/{a}`) that bear a title; their names, titles and place ids. */
  findByTitle(account: string, title: string): Promise<GoogleListing[]>;
  /** A repeated request id returns the listing that was created the first time. */
  createListing(account: string, location: NewGoogleListing, requestId: string): Promise<GoogleListing>;
  /** Deletes a profile (`locations/{l}`) for good. */
  deleteListing(googleName: string): Promise<void>;
}

export function creationCalls(call: Call): CreationCalls {
  return {
    async searchMap(location) {
      const answer = await call<{ googleLocations?: GooglePlaceOnMap[] }>({
        host: 'information',
        path: '/v1/googleLocations:search',
        method: 'POST',
        json: { location, pageSize: 10 },
      });
      return answer.googleLocations ?? [];
    },
    async findByTitle(account, title) {
      const query = new URLSearchParams({
        readMask: 'name,title,metadata',
        pageSize: '100',
        filter: `title="${title.replaceAll('"', '')}"`,
      });
      const answer = await call<{ locations?: GoogleListing[] }>({
        host: 'information',
        path: `/v1/${account}/locations?${query}`,
      });
      return answer.locations ?? [];
    },
    createListing: (account, location, requestId) =>
      call<GoogleListing>({
        host: 'information',
        path: `/v1/${account}/locations?${new URLSearchParams({ requestId })}`,
        method: 'POST',
        json: location,
      }),
    async deleteListing(googleName) {
      await call<object>({
        host: 'information',
        path: `/v1/${googleName}`,
        method: 'DELETE',
        edited: googleName,
      });
    },
  };
}
