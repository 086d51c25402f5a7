import type { Call } from './google-business-profile.ts';

export interface GoogleAccountResource {
  /** `accounts/{id}` */
  name: string;
  accountName: string;
}

export interface GoogleLocation {
  /** `locations/{id}` */
  name: string;
  title: string;
  storeCode?: string;
  storefrontAddress?: {
    regionCode?: string;
    postalCode?: string;
    administrativeArea?: string;
    locality?: string;
    addressLines?: string[];
  };
  latlng?: { latitude: number; longitude: number };
  phoneNumbers?: { primaryPhone?: string };
  websiteUri?: string;
  labels?: string[];
  metadata?: { hasVoiceOfMerchant?: boolean };
  openInfo?: { status?: string };
}

const readMask =
  'name,title,storeCode,storefrontAddress,latlng,phoneNumbers,websiteUri,labels,metadata,openInfo';

export interface AccountCalls {
  listAccounts(): Promise<GoogleAccountResource[]>;
  /** Has Google publish to a topic what happens to an account's reviews. */
  publishChanges(account: string, topic: string): Promise<void>;
  /** Every location of an account, page by page. */
  listLocations(account: string): AsyncGenerator<GoogleLocation[]>;
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
        const page = await call<{ locations?: GoogleLocation[]; nextPageToken?: string }>({
          host: 'information',
          path: `/v1/${account}/locations?${query}`,
        });
        yield page.locations ?? [];
        pageToken = page.nextPageToken ?? '';
      } while (pageToken);
    },
  };
}
