import type { Call } from './google-business-profile.ts';
import type { GoogleListing } from './listing/google-location.ts';

export interface GoogleAccountResource {
  /** `accounts/{id}` */
  name: string;
  accountName: string;
}

/** All that a listing says; attributes have a call of their own. */
const readMask = [
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

export interface AccountCalls {
  listAccounts(): Promise<GoogleAccountResource[]>;
  /** Has Google publish to a topic what happens to an account's reviews. */
  publishChanges(account: string, topic: string): Promise<void>;
  /** Every location of an account, page by page. */
  listLocations(account: string): AsyncGenerator<GoogleListing[]>;
}

export function accountCalls(call: Call): AccountCalls {
  return {
    async listAccounts() {
      const answer = await call<{ accounts?: GoogleAccountResource[] }>({
        host: 'accounts',
        path: '/v1/accounts?pageSize=20',
      });
      return answer.accounts ?? [];
    },
    async publishChanges(account, topic) {
      await call<object>({
        host: 'notifications',
        path: `/v1/${account}/notificationSetting?updateMask=pubsubTopic,notificationTypes`,
        method: 'PATCH',
        json: {
          name: `${account}/notificationSetting`,
          pubsubTopic: topic,
          notificationTypes: ['NEW_REVIEW', 'UPDATED_REVIEW'],
        },
      });
    },
    async *listLocations(account) {
      let pageToken = '';
      do {
        const query = new URLSearchParams({ readMask, pageSize: '100', ...(pageToken && { pageToken }) });
        const page = await call<{ locations?: GoogleListing[]; nextPageToken?: string }>({
          host: 'information',
          path: `/v1/${account}/locations?${query}`,
        });
        yield page.locations ?? [];
        pageToken = page.nextPageToken ?? '';
      } while (pageToken);
    },
  };
}
