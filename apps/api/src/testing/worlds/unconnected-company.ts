import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  authorizeGoogle,
  connectGoogle,
} from '@pinfold/contract/features/integrations/google-accounts.endpoints';
import {
  getImportStatus,
  listGooglePlaces,
  startImport,
} from '@pinfold/contract/features/integrations/google-places.endpoints';
import type { World } from '@pinfold/sandbox';
import { startTestApi, type TestApiOptions } from '../clients/start-test-api.ts';
import { consentAs } from '../samples/integration-samples.ts';

type WorldLocation = World['accounts'][number]['locations'][number];

/** A personal Google account with a group of places in every state; another company shares one of them. */
const unconnectedWorld = (places = 3): World => ({
  accounts: [
    {
      id: '10',
      name: 'Marta',
      email: 'marta@poczta.test',
      refreshToken: 'refresh-marta',
      type: 'PERSONAL',
      locations: [],
    },
    {
      id: '11',
      name: 'Nowe lokale',
      refreshToken: 'refresh-marta-group',
      ownedBy: '10',
      shares: ['wspolny'],
      locations: [
        ...Array.from({ length: places }, (_, index) => place(`nowy-${index}`)),
        place('niepewny', { verified: false }),
        place('podwojny', { verified: false, duplicateOf: 'locations/nowy-0' }),
        place('zawieszony', { standing: 'suspended' }),
      ],
    },
    {
      id: '12',
      name: 'Inna firma',
      email: 'jan@poczta.test',
      refreshToken: 'refresh-jan',
      locations: [place('wspolny')],
    },
  ],
});

/** An owner without a connection to Google, whose places wait there. */
export async function startUnconnectedCompany({
  places,
  ...options
}: TestApiOptions & { places?: number } = {}) {
  const api = await startTestApi({ world: unconnectedWorld(places), ...options });
  await api.script('PUT', '/quotas', { requests_per_minute: null, edits_per_minute: null });
  const companyId = await api.make.company();
  const owner = await api.make.member(companyId, { type: memberTypes.owner, name: 'Anna' });

  /** Consents at Google; returns the parameters with which it redirects back. */
  async function consent(account = '10', as = owner): Promise<{ code: string; state: string }> {
    const { url } = await api.ok(authorizeGoogle, { as });
    const state = new URL(url).searchParams.get('state') ?? '';
    return { code: await consentAs(api, url, account), state };
  }
  return {
    ...api,
    companyId,
    owner,
    consent,
    /** Connects a Google login and waits until its places are listed. Returns the id of the account with this title. */
    async connect(account = '10', title = 'Nowe lokale', as = owner): Promise<number> {
      const { results } = await api.ok(connectGoogle, { as, body: await consent(account, as) });
      await api.jobs.runDue('list-google-places');
      return results.find((one) => one.title === title)?.id ?? 0;
    },
    places: (
      id: number,
      query: { q?: string; state?: 'importable'; only_names?: boolean; refresh?: boolean } = {},
    ) => api.ok(listGooglePlaces, { as: owner, params: { id }, query }),
    begin: (id: number, names: readonly string[]) =>
      api.ok(startImport, {
        as: owner,
        params: { id },
        body: { google_names: names.map((name) => `locations/${name}`) },
      }),
    /** The last import, as all members see it. */
    status: async () => (await api.ok(getImportStatus, { as: owner })).import,
  };
}

function place(id: string, over: Partial<WorldLocation> = {}): WorldLocation {
  return {
    id,
    title: `Kawiarnia ${id}`,
    storeCode: id.toUpperCase(),
    phone: '+48 12 422 10 10',
    website: 'https://kawiarnia.example/',
    languageCode: 'pl',
    address: {
      regionCode: 'PL',
      languageCode: 'pl',
      postalCode: '31-042',
      administrativeArea: 'małopolskie',
      locality: 'Kraków',
      addressLines: ['Rynek Główny 12'],
    },
    latitude: 50.0617,
    longitude: 19.9373,
    categoryId: 'categories/gcid:cafe',
    categoryName: 'Kawiarnia',
    labels: ['ogródek'],
    placeId: `place-${id}`,
    verified: true,
    openState: 'OPEN',
    reviews: [
      {
        id: `${id}-r0`,
        author: 'Gość',
        anonymous: false,
        rating: 5,
        comment: 'Pyszna kawa',
        createTime: Date.parse('2026-11-01T09:00:00Z'),
        updateTime: Date.parse('2026-11-01T09:00:00Z'),
      },
    ],
    ...over,
  };
}
