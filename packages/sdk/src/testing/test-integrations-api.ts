import {
  canImportPlace,
  type GooglePlaceState,
  googlePlaceStates,
} from '@pinfold/contract/features/integrations/google';
import type { Schemas } from '../client/schema.ts';
import { testImport } from './integration-fixtures.ts';
import { hasText, noContent, pageOf, type TestAnswers } from './test-answers.ts';
import type { TestData } from './test-data.ts';
import { TestProblem } from './test-problem.ts';

/** Google accounts and imports of the in-memory API; an import waits until `settleTestImport`. */
export function createTestIntegrationsApi(data: TestData): TestAnswers {
  const held = data.integrations;
  const find = (id: number) => {
    const account = data.googleAccounts.find((one) => one.id === id);
    if (!account) throw new TestProblem('not_found');
    return account;
  };
  const placesOf = (id: number) => held.places.get(find(id).id) ?? [];
  const isImporting = () => held.import?.status === 'in_progress';

  return {
    listGoogleAccounts: () => Response.json({ results: data.googleAccounts }),
    authorizeGoogle: () => Response.json({ url: 'https://google.example/consent' }),
    connectGoogle: ({ body }) => {
      if ((body as Schemas['GoogleConsent']).state === 'used')
        throw new TestProblem('google_authorization_invalid');
      data.googleAccounts = data.googleAccounts.map((account) => ({ ...account, is_disconnected: false }));
      return Response.json({ results: data.googleAccounts, return_to: 'accounts' }, { status: 201 });
    },
    disconnectGoogle: ({ id }) => {
      find(id);
      if (isImporting()) throw new TestProblem('import_in_progress');
      data.googleAccounts = data.googleAccounts.filter((account) => account.id !== id);
      return noContent();
    },
    getImportStatus: () => Response.json({ import: held.import }),
    listGooglePlaces: ({ id, query }) => {
      const all = placesOf(id);
      const found = all.filter(
        ({ name, address, store_code: code, state }) =>
          hasText(`${name} ${address} ${code}`, query.get('q')) &&
          (query.get('state') === null || query.get('state') === state),
      );
      const isNames = query.get('only_names') === 'true';
      return Response.json({
        count: found.length,
        results: isNames ? [] : pageOf(found, query, 50),
        ...(isNames && { names: found.filter(canImportPlace).map(({ google_name: name }) => name) }),
        states: countStates(all),
        listed_at: held.isListing && all.length === 0 ? null : '2026-11-21T10:00:00.000Z',
        is_listing: held.isListing,
        problem: held.placesProblem,
      });
    },
    startImport: ({ id, body }) => {
      const account = find(id);
      const names = (body as Schemas['ImportRequest']).google_names;
      if (account.is_disconnected) throw new TestProblem('google_account_missing');
      if (isImporting()) throw new TestProblem('import_in_progress');
      if (names.some((name) => !placesOf(id).some((place) => place.google_name === name)))
        throw new TestProblem('place_unknown');
      const most = data.company.plan_restrictions.limits.max_facilities ?? Infinity;
      if (data.locations.length + names.length > most) throw new TestProblem('import_limit_reached');
      held.waiting = names;
      held.import = testImport({
        google_account_id: id,
        account_title: account.title,
        total: names.length,
        left: names.length,
      });
      return Response.json(held.import, { status: 202 });
    },
  };
}

/** Lets the import that waits come to its end; places with these names fail. */
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
