import { expect, test } from 'vitest';
import {
  type CrashedWork,
  crashSize as places,
  crashTimeout,
  expectOnceDespiteKills,
  expectOnceDespiteWorkerKills,
  type JournalEvent,
  onPostgres,
} from '../../../testing/crashes/crash-harness.ts';
import { asOwner } from '../../../testing/clients/running-product.ts';
import { waitUntil } from '../../../testing/clients/wait-until.ts';

const edit = {
  description: 'Kawa palona na miejscu i ciasta z własnej pracowni.',
  labels: { mode: 'add', values: ['drive'] },
};

/** An edit of many locations at once; what is begun is its id. */
const bulkEdit: CrashedWork<number> = {
  settings: { PINFOLD_SCALE_LOCATIONS: String(places), PINFOLD_SCALE_REVIEWS: '500' },
  async begin(calls) {
    const { ids } = await asOwner<{ ids: number[] }>(calls, 'GET', '/facilities/?only_ids=true');
    const body = { facilities_ids: ids.slice(0, places), edit };
    const started = await asOwner<{ id: number; total: number }>(calls, 'PATCH', '/facilities/', body);
    expect(started.total).toBe(places);
    return started.id;
  },
  isAtProvider: ({ method, path }) => method === 'PATCH' && path.startsWith('/v1/locations/'),
  async expectOnce(calls, journal, id) {
    const progress = await waitUntil(
      () => asOwner<{ status: number; ok: number; failed: number }>(calls, 'GET', `/bulk-edits/${id}/`),
      ({ status }) => status !== 1,
    );
    expect(progress).toMatchObject({ status: 2, ok: places, failed: 0 });
    const edits = editsOf(await journal());
    expect(edits.size).toBe(places);
    for (const ofLocation of edits.values()) expect(ofLocation).toMatchObject({ size: 1 });
    const labelled = '/facilities/?labels=drive&page_size=5';
    const { count, results } = await asOwner<{ count: number; results: { id: number }[] }>(
      calls,
      'GET',
      labelled,
    );
    expect(count).toBe(places);
    for (const one of results)
      expect(await asOwner(calls, 'GET', `/facilities/${one.id}/`)).toMatchObject({
        version: 2,
        update_status: 'ok',
        description: edit.description,
      });
  },
};

/** The distinct edits that Google accepted, by location; repeated requests count once. */
function editsOf(journal: readonly JournalEvent[]): Map<string, Set<string>> {
  const edits = new Map<string, Set<string>>();
  for (const { kind, locationId, changes } of journal) {
    if (kind !== 'listing_edited' || !changes?.profile) continue;
    const ofLocation = edits.get(locationId) ?? new Set();
    edits.set(locationId, ofLocation.add(JSON.stringify(changes.profile)));
  }
  return edits;
}

test.skipIf(onPostgres)(
  'BEY-06 BAS-03 a bulk edit of many locations survives kills: none is lost, and Google hears one word of each',
  { timeout: crashTimeout },
  () => expectOnceDespiteKills(bulkEdit),
);

test.runIf(onPostgres)(
  'BAS-01 BEY-06 BAS-03 killed worker processes lose no location of many, and say one word of each',
  { timeout: crashTimeout },
  () => expectOnceDespiteWorkerKills(bulkEdit),
);
