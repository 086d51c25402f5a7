import type { Schemas } from '../client/schema.ts';

/** What the in-memory API holds of Google. */
export interface TestIntegrations {
  /** The places that each account has at Google. */
  places: Map<number, Schemas['GooglePlace'][]>;
  /** Google is being asked for the places. */
  isListing: boolean;
  placesProblem: Schemas['GooglePlacePage']['problem'];
  import: Schemas['ImportProgress'] | null;
  /** Places of the import that wait for their turn. */
  waiting: string[];
}

/** Two accounts of one person: a group, and her own. */
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

/** The first account has places of every kind, or many; another has none. */
export function testIntegrations(placeCount = 8): TestIntegrations {
  return {
    places: new Map([[1, Array.from({ length: placeCount }, (_, index) => testPlace(index))]]),
    isListing: false,
    placesProblem: null,
    import: null,
    waiting: [],
  };
}

/** An import as the API tells it; nothing has happened in it yet. */
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
