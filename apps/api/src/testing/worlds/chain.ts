import { memberTypes } from '@pinfold/contract/access/member-types';
import type { ListingChanges } from '@pinfold/contract/features/listings/listing-schema';
import {
  getListing,
  type Listing,
  updateListing,
} from '@pinfold/contract/features/listings/listings.endpoints';
import { listLocations } from '@pinfold/contract/features/listings/locations.endpoints';
import type { World } from '@pinfold/sandbox';
import { startTestApi, type TestApiOptions } from '../clients/start-test-api.ts';
import type { TestMember } from './factories.ts';

export interface ChainOptions extends Omit<TestApiOptions, 'world'> {
  /** Default 1. */
  locations?: number;
}

/** What the sandbox's Google has of a listing. */
interface ListingAtGoogle {
  merchant: Record<string, unknown> & {
    title?: string;
    phoneNumbers?: { primaryPhone?: string; additionalPhones?: string[] };
    profile?: { description?: string };
    attributes?: { name: string }[];
  };
}

interface GoogleCall {
  at: string;
  method: string;
  path: string;
  status: number | null;
}

/** A company with a Google account, whose verified locations were imported. */
export async function startChain({ locations: count = 1, ...options }: ChainOptions = {}) {
  const world: World = {
    accounts: [
      {
        id: '1',
        name: 'Kawiarnia Lipa',
        refreshToken: 'refresh-1',
        locations: Array.from({ length: count }, (_, index) => chainLocation(index)),
      },
    ],
  };
  const api = await startTestApi({ ...options, world });
  const companyId = await api.make.company();
  const owner = await api.make.member(companyId, {
    type: memberTypes.owner,
    permissions: [],
    name: 'Anna Nowak',
  });
  await api.importAccount(companyId, 'refresh-1');
  const page = { order_by: 'store_code', page_size: 100 } as const;
  const { results } = await api.ok(listLocations, { as: owner, query: page });
  const ids = results.map(({ id }) => id);
  await api.script('DELETE', '/faults');

  const read = (id: number, as: TestMember = owner): Promise<Listing> =>
    api.ok(getListing, { as, params: { id } });
  return {
    ...api,
    companyId,
    owner,
    /** By store code: `place-0`, `place-1`, … of the sandbox. */
    ids,
    id: ids[0] ?? 0,
    read,
    /** Changes a listing, starting from its current version. */
    async edit(id: number, changes: ListingChanges, as: TestMember = owner): Promise<Listing> {
      const { version } = await read(id, as);
      return api.ok(updateListing, { as, params: { id }, body: { version, changes } });
    },
    atGoogle: (index = 0): Promise<ListingAtGoogle> => api.script('GET', `/listings/place-${index}`),
    /** Edits that reached Google, refused ones included. */
    async editsAtGoogle(): Promise<GoogleCall[]> {
      const { calls } = await api.script<{ calls: GoogleCall[] }>('GET', '/journal?limit=10000');
      return calls.filter(({ method, path }) => method === 'PATCH' && path.startsWith('/v1/locations/'));
    },
  };
}

export type Chain = Awaited<ReturnType<typeof startChain>>;

function chainLocation(index: number) {
  return {
    id: `place-${index}`,
    title: 'Kawiarnia Lipa',
    storeCode: `LIP-${String(index).padStart(3, '0')}`,
    phone: '+48 12 422 10 10',
    website: 'https://lipa.example/',
    languageCode: 'pl',
    address: {
      regionCode: 'PL',
      languageCode: 'pl',
      postalCode: '31-042',
      administrativeArea: 'małopolskie',
      locality: 'Kraków',
      addressLines: [`Rynek Główny ${index + 1}`],
    },
    latitude: 50.0617,
    longitude: 19.9373,
    categoryId: 'categories/gcid:cafe',
    categoryName: 'Kawiarnia',
    labels: ['ogródek'],
    placeId: `ChIJ-${index}`,
    verified: true,
    openState: 'OPEN' as const,
    reviews: [],
  };
}
