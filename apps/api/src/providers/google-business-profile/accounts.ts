import type { Call } from './google-business-profile.ts';
import { googlePages } from './google-pages.ts';
import type { GoogleListing } from './listing/google-location.ts';
import { readMask } from './listing-calls.ts';

export interface GoogleAccountResource {
  /** `accounts/{id}` */
  name: string;
  accountName: string;
}

interface LocationPage {
  locations: GoogleListing[];
  /** Empty after the last page. */
  nextPageToken: string;
}

export interface AccountCalls {
  listAccounts(): Promise<GoogleAccountResource[]>;
  /** The email of the login that gave the grant; empty if the grant does not include it. */
  getLogin(): Promise<string>;
  /** Has Google publish to a topic what happens to an account's reviews, and to its profiles. */
  publishChanges(account: string, topic: string): Promise<void>;
  /** Returns one page of an account's locations with all fields; the empty token is that of the first page. */
  listPage(account: string, pageToken: string): Promise<LocationPage>;
  /** Yields the locations of an account page by page; with all fields, or with those of a mask. */
  listLocations(account: string, mask?: string): AsyncGenerator<GoogleListing[]>;
}

export function accountCalls(call: Call): AccountCalls {
  return {
    async listAccounts() {
      const accounts: GoogleAccountResource[] = [];
      const list = { host: 'accounts', path: '/v1/accounts', question: { pageSize: '20' } } as const;
      for await (const page of googlePages<{ accounts?: GoogleAccountResource[] }>(call, list))
        accounts.push(...(page.accounts ?? []));
      return accounts;
    },
    async getLogin() {
      const { email = '' } = await call<{ email?: string }>({ host: 'people', path: '/v1/userinfo' });
      return email;
    },
    async publishChanges(account, topic) {
      await call<object>({
        host: 'notifications',
        path: `/v1/${account}/notificationSetting?updateMask=pubsubTopic,notificationTypes`,
        method: 'PATCH',
        json: {
          name: `${account}/notificationSetting`,
          pubsubTopic: topic,
          notificationTypes: [
            'NEW_REVIEW',
            'UPDATED_REVIEW',
            'VOICE_OF_MERCHANT_UPDATED',
            'DUPLICATE_LOCATION',
            'GOOGLE_UPDATE',
          ],
        },
      });
    },
    listPage: (account, pageToken) => readPage(call, account, pageToken, readMask),
    async *listLocations(account, mask = readMask) {
      let pageToken = '';
      do {
        const page = await readPage(call, account, pageToken, mask);
        yield page.locations;
        pageToken = page.nextPageToken;
      } while (pageToken);
    },
  };
}

async function readPage(call: Call, account: string, pageToken: string, mask: string): Promise<LocationPage> {
  const query = new URLSearchParams({ readMask: mask, pageSize: '100', ...(pageToken && { pageToken }) });
  const page = await call<Partial<LocationPage>>({
    host: 'information',
    path: `/v1/${account}/locations?${query}`,
  });
  return { locations: page.locations ?? [], nextPageToken: page.nextPageToken ?? '' };
}
