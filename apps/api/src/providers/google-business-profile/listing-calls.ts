import type { Call } from './google-business-profile.ts';
import type { GoogleAttribute, GoogleListing } from './listing/google-location.ts';

/** Reads and writes one location by its name, `locations/{id}`. */
export interface ListingCalls {
  getListing(googleName: string): Promise<GoogleListing>;
  getGoogleUpdated(googleName: string): Promise<GoogleUpdatedListing>;
  /**
   * Writes the fields of the mask, and returns the updated location.
   * With `validateOnly` nothing is written; returns undefined if Google would accept it.
   */
  patchListing(
    googleName: string,
    location: Omit<GoogleListing, 'name' | 'metadata'>,
    updateMask: readonly string[],
    options?: { validateOnly?: boolean },
  ): Promise<GoogleListing | undefined>;
  getAttributes(googleName: string): Promise<GoogleAttribute[]>;
  /** Attributes as people see them; Google does not list which of them differ. */
  getUpdatedAttributes(googleName: string): Promise<GoogleAttribute[]>;
  /** Writes the attributes of the mask (`attributes/{id}`); one that the list has not is taken away. */
  updateAttributes(
    googleName: string,
    attributes: readonly GoogleAttribute[],
    attributeMask: readonly string[],
  ): Promise<void>;
}

/** A location as people see it, where that differs from the merchant's profile. */
export interface GoogleUpdatedListing {
  location: GoogleListing;
  /** Fields that people see differently; the merchant's own edits that are not published yet among them. */
  diffMask: string[];
  /** Those edits alone. */
  pendingMask: string[];
}

export function listingCalls(call: Call): ListingCalls {
  return {
    getListing: (googleName) =>
      call<GoogleListing>({
        host: 'information',
        path: `/v1/${googleName}?${new URLSearchParams({ readMask })}`,
      }),
    async getGoogleUpdated(googleName) {
      const answer = await call<{
        location?: Partial<GoogleListing>;
        diffMask?: string;
        pendingMask?: string;
      }>({
        host: 'information',
        path: `/v1/${googleName}:getGoogleUpdated?${new URLSearchParams({ readMask })}`,
      });
      const { location, diffMask, pendingMask } = answer;
      return {
        location: { ...location, name: googleName },
        diffMask: pathsOf(diffMask),
        pendingMask: pathsOf(pendingMask),
      };
    },
    async patchListing(googleName, location, updateMask, { validateOnly = false } = {}) {
      const query = new URLSearchParams({
        updateMask: updateMask.join(','),
        ...(validateOnly && { validateOnly: 'true' }),
      });
      const answer = await call<Partial<GoogleListing>>({
        host: 'information',
        path: `/v1/${googleName}?${query}`,
        method: 'PATCH',
        json: withoutEmpty(location),
        ...(!validateOnly && { edited: googleName }),
      });
      return answer.name === undefined ? undefined : { ...answer, name: answer.name };
    },
    getAttributes: (googleName) => readAttributes(call, `/v1/${googleName}/attributes`),
    getUpdatedAttributes: (googleName) =>
      readAttributes(call, `/v1/${googleName}/attributes:getGoogleUpdated`),
    async updateAttributes(googleName, attributes, attributeMask) {
      await call<object>({
        host: 'information',
        path: `/v1/${googleName}/attributes?${new URLSearchParams({ attributeMask: attributeMask.join(',') })}`,
        method: 'PATCH',
        json: { name: `${googleName}/attributes`, attributes },
        edited: googleName,
      });
    },
  };
}

async function readAttributes(call: Call, path: string): Promise<GoogleAttribute[]> {
  const answer = await call<{ attributes?: GoogleAttribute[] }>({ host: 'information', path });
  return answer.attributes ?? [];
}

function pathsOf(mask = ''): string[] {
  return mask
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '');
}

/** All fields of a listing, in the Business Information API's names; attributes have a separate call. */
export const readMask = [
  'name',
  'languageCode',
  'title',
  'storeCode',
  'storefrontAddress',
  'latlng',
  'phoneNumbers',
  'websiteUri',
  'labels',
  'categories',
  'regularHours',
  'specialHours',
  'moreHours',
  'openInfo',
  'profile',
  'serviceItems',
  'serviceArea',
  'metadata',
].join(',');

/** As Google writes JSON itself: an empty text or list is left out, and what a mask names is cleared that way. */
export function withoutEmpty(value: object): object {
  const kept = Object.entries(value).flatMap(([name, inner]) => {
    const said = strip(inner);
    return said === undefined ? [] : [[name, said]];
  });
  return Object.fromEntries(kept) as object;
}

function strip(value: unknown): unknown {
  if (value === '' || value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((one) => strip(one) ?? one);
  if (typeof value !== 'object') return value;
  const said = withoutEmpty(value);
  return Object.keys(said).length === 0 ? undefined : said;
}
