import {
  canImportPlace,
  type GooglePlaceState,
  googlePlaceStates,
} from '@pinfold/contract/features/integrations/google';
import type { Schemas } from '../client/schema.ts';
import { spendLimit } from './access.ts';
import { TestProblem, type TestAnswers } from './answers.ts';
import { collection, hasText, pageOf } from './collection.ts';
import type { TestData } from './test-data.ts';

/** Google accounts and imports of the in-memory API. */
export interface TestIntegrations {
  /** Places of each account at Google. */
  places: Map<number, Schemas['GooglePlace'][]>;
  /** What the accounts are invited to manage. */
  invitations: Schemas['GoogleInvitation'][];
  /** Titles of accounts whose invitations cannot be read. */
  unreadAccounts: string[];
  /** The list of places is loading. */
  isListing: boolean;
  placesProblem: Schemas['GooglePlacePage']['problem'];
  import: Schemas['ImportProgress'] | null;
  /** Places of the import that are not processed yet. */
  waiting: string[];
}

/** Returns two accounts of one person: a group and a personal one. */
export function personAccounts(): Schemas['GoogleAccount'][] {
  const account = {
    login: 'marta.lipinska@poczta.example',
    is_disconnected: false,
    connected_at: '2026-11-20T10:00:00.000Z',
  };
  return [
    { ...account, id: 1, title: 'Lipa: nowe lokale', name: 'accounts/11', facilities_count: 2 },
    { ...account, id: 2, title: 'Marta Lipińska', name: 'accounts/10', facilities_count: 0 },
  ];
}

/** Returns invitations to a location that is known, to one that probably is, and to a group. */
export function testInvitations(): Schemas['GoogleInvitation'][] {
  const invited = {
    google_account_id: 2,
    account_title: 'Marta Lipińska',
    role: 'manager',
    target: 'location',
    address: '',
    match: null,
  } as const;
  const facility = {
    id: 1,
    name: 'Kawiarnia Lipa',
    formatted_address: 'Rynek Główny 12, 31-042 Kraków',
    city: 'Kraków',
    store_code: 'LIP-KRK-01',
    is_verified: true,
  };
  return [
    {
      ...invited,
      name: 'accounts/10/invitations/1',
      role: 'owner',
      title: 'Kawiarnia Lipa',
      address: 'Rynek Główny 12, 31-042 Kraków',
      match: { facility, by: 'place_id' },
    },
    {
      ...invited,
      name: 'accounts/10/invitations/2',
      title: 'Lipa nad Wisłą',
      match: {
        facility: {
          ...facility,
          id: 2,
          name: 'Lipa nad Wisłą',
          formatted_address: 'ul. Józefa 9, 31-056 Kraków',
        },
        by: 'name',
      },
    },
    { ...invited, name: 'accounts/10/invitations/3', target: 'account', title: 'Sezonowe lokale' },
  ];
}

/** Returns Google data without an import; the first account has `placeCount` places, others none. */
export function testIntegrations(placeCount = 8): TestIntegrations {
  return {
    places: new Map([[1, Array.from({ length: placeCount }, (_, index) => testPlace(index))]]),
    invitations: [],
    unreadAccounts: [],
    isListing: false,
    placesProblem: null,
    import: null,
    waiting: [],
  };
}

/** Returns an import in the shape of the API, by default without progress. */
export function testImport(over: Partial<Schemas['ImportProgress']> = {}): Schemas['ImportProgress'] {
  return {
    id: 1,
    google_account_id: 1,
    account_title: 'Lipa: nowe lokale',
    status: 'in_progress',
    created_at: '2026-11-21T10:00:00.000Z',
    finished_at: null,
    total: 0,
    left: 0,
    imported: 0,
    errored: 0,
    already_imported: 0,
    unverified_ignored: 0,
    failures: [],
    ...over,
  };
}

/** Google accounts and imports of the in-memory API; an import is pending until `settleTestImport`. */
export function integrationAnswers(data: TestData): TestAnswers {
  const held = data.integrations;
  const accounts = collection(() => data.googleAccounts);
  const placesOf = (id: number) => held.places.get(accounts.find(id).id) ?? [];
  const refuseWhileImporting = () => {
    if (held.import?.status === 'in_progress') throw new TestProblem('import_in_progress');
  };

  return {
    listGoogleAccounts: () => ({ results: data.googleAccounts }),
    authorizeGoogle: () => ({ url: 'https://google.example/consent' }),
    connectGoogle: ({ body: { state } }) => {
      if (state === 'used') throw new TestProblem('google_authorization_invalid');
      data.googleAccounts = data.googleAccounts.map((account) => ({ ...account, is_disconnected: false }));
      return { results: data.googleAccounts, return_to: 'accounts' };
    },
    disconnectGoogle: ({ id }) => {
      accounts.find(id);
      refuseWhileImporting();
      accounts.remove(id);
    },
    listGoogleInvitations: () => ({
      results: held.invitations,
      unread_accounts: held.unreadAccounts,
    }),
    answerGoogleInvitation: ({ id, body: { name } }) => {
      const account = accounts.find(id);
      if (account.is_disconnected) throw new TestProblem('google_account_missing');
      if (!held.invitations.some((one) => one.name === name && one.google_account_id === id))
        throw new TestProblem('not_found');
      held.invitations = held.invitations.filter((one) => one.name !== name);
    },
    getImportStatus: () => ({ import: held.import }),
    listGooglePlaces: ({ id, query }) => {
      const all = placesOf(id);
      const found = all.filter(
        ({ name, address, store_code: code, state }) =>
          hasText(`${name} ${address} ${code}`, query.get('q')) &&
          (query.get('state') === null || query.get('state') === state),
      );
      const names = found.filter(canImportPlace).map(({ google_name: name }) => name);
      return {
        ...pageOf(found, query, 50),
        ...(query.get('only_names') === 'true' && { results: [], names }),
        states: countStates(all),
        listed_at: held.isListing && all.length === 0 ? null : '2026-11-21T10:00:00.000Z',
        is_listing: held.isListing,
        problem: held.placesProblem,
      };
    },
    startImport: ({ id, body: { google_names: names } }) => {
      const account = accounts.find(id);
      if (account.is_disconnected) throw new TestProblem('google_account_missing');
      refuseWhileImporting();
      if (names.some((name) => !placesOf(id).some((place) => place.google_name === name)))
        throw new TestProblem('place_unknown');
      spendLimit(data, 'max_facilities', names.length, 'import_limit_reached');
      held.waiting = names;
      held.import = testImport({
        google_account_id: id,
        account_title: account.title,
        total: names.length,
        left: names.length,
      });
      return held.import;
    },
  };
}

/** Finishes the pending import; places with these names fail. */
export function settleTestImport({ integrations: held }: TestData, failing: readonly string[] = []): void {
  if (!held.import) return;
  const places = held.places.get(held.import.google_account_id) ?? [];
  const failed = places.filter(({ google_name: name }) => failing.includes(name));
  const imported = held.waiting.filter((name) => !failing.includes(name));
  held.places.set(
    held.import.google_account_id,
    places.map((place) => (imported.includes(place.google_name) ? { ...place, state: 'imported' } : place)),
  );
  held.import = {
    ...held.import,
    status: 'done',
    finished_at: '2026-11-21T10:05:00.000Z',
    left: 0,
    imported: imported.length,
    errored: failed.length,
    failures: failed.map(({ google_name, name, address }) => ({
      google_name,
      name,
      address,
      problem: 'not_found',
    })),
  };
  held.waiting = [];
}

function countStates(places: readonly Schemas['GooglePlace'][]): Record<GooglePlaceState, number> {
  const counts = googlePlaceStates.map((state) => [
    state,
    places.filter((place) => place.state === state).length,
  ]);
  return Object.fromEntries(counts) as Record<GooglePlaceState, number>;
}

const states = [
  'importable',
  'importable',
  'imported',
  'importable',
  'unverified',
  'duplicate',
  'imported_elsewhere',
  'importable',
] as const;

const streets = [
  'Ogrodowa 17, 91-065 Łódź',
  'Starowiślna 55, 31-038 Kraków',
  'Rynek Główny 12, 31-042 Kraków',
  'Wolska 88, 01-141 Warszawa',
  'Elektryków 1, 80-863 Gdańsk',
  'Głogowska 14, 60-734 Poznań',
  'Józefa 9/3, 31-056 Kraków',
  'Świdnicka 40, 50-024 Wrocław',
];

function testPlace(index: number): Schemas['GooglePlace'] {
  return {
    google_name: `locations/${index + 1}`,
    name: 'Kawiarnia Lipa',
    address: streets[index % streets.length] ?? '',
    store_code: `LIP-${index + 90}`,
    state: states[index % states.length] ?? 'importable',
  };
}
