import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  getBulkEdit,
  getMixedValues,
  listBulkEditItems,
  listBulkEdits,
  pauseBulkEdit,
  previewBulkEdit,
  resumeBulkEdit,
  retryBulkEdit,
  revertBulkEdit,
  startBulkEdit,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edits.endpoints';
import type { BulkEdit } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import { updateListing } from '@pinfold/contract/features/listings/listings.endpoints';
import { eq } from 'drizzle-orm';
import { startChain, type Chain } from '../../../testing/worlds/chain.ts';
import { locations } from '../listings.table.ts';

const request = (facilities_ids: number[], edit: object) => ({ facilities_ids, edit });

const start = (chain: Chain, edit: object, ids = chain.ids) =>
  chain.ok(startBulkEdit, { as: chain.owner, body: request(ids, edit) });

const progressOf = (chain: Chain, id: number) => chain.ok(getBulkEdit, { as: chain.owner, params: { id } });

/** Quotas are counted by the minute, and none ends while a test works. */
const withinMinute = { now: new Date('2031-03-10T08:00:00Z'), isClockStill: true };

const labelled: BulkEdit = { labels: { mode: 'add', values: ['drive'] } };

describe('LST-06 BEY-06 a bulk edit', () => {
  test('says beforehand what it does to each location, and then does that', async () => {
    const chain = await startChain({ locations: 4 });
    const [first = 0, second = 0, third = 0, fourth = 0] = chain.ids;
    await chain.edit(first, { phone_number: '12 422 10 99' });
    await chain.edit(second, { labels: ['drive', 'ogródek'] });
    await chain.jobs.settle();
    const mixed = await chain.ok(getMixedValues, {
      as: chain.owner,
      body: { facilities_ids: chain.ids, fields: ['phone_number', 'city'] },
    });
    expect(mixed.results).toMatchObject([
      {
        field: 'phone_number',
        distinct: 2,
        values: [{ count: 3 }, { value: { phone_number: '12 422 10 99' } }],
      },
      { field: 'city', distinct: 1 },
    ]);
    await chain.edit(third, { description: 'Kawa.' });
    await chain.services.database.queries
      .update(locations)
      .set({ isOwner: false })
      .where(eq(locations.id, fourth));
    const body = request(chain.ids, { ...labelled, description: 'Kawa i ciasto.' });
    const preview = await chain.ok(previewBulkEdit, { as: chain.owner, body });
    expect(preview).toMatchObject({
      count: 4,
      changed: 2,
      unchanged: 0,
      refused: 2,
      with_problems: 0,
      seconds: 0,
    });
    expect(preview.sendable_ids.toSorted()).toEqual([first, second].toSorted());
    expect(Object.fromEntries(preview.results.map(({ id, refusal }) => [id, refusal]))).toEqual({
      [first]: null,
      [second]: null,
      [third]: 'update_in_progress',
      [fourth]: 'not_profile_owner',
    });
    const invalid = await chain.request(startBulkEdit, { as: chain.owner, body });
    expect(invalid.problem).toMatchObject({
      code: 'bulk_edit_invalid',
      errors: [{ path: 'body.facilities_ids.2' }, { path: 'body.facilities_ids.3' }],
    });
    const faulty = request(preview.sendable_ids, { website: 'lipa' });
    expect(
      await chain.ok(previewBulkEdit, { as: chain.owner, body: faulty, query: { kind: 'problems' } }),
    ).toMatchObject({
      count: 2,
      with_problems: 2,
      results: [{ problems: [{ field: 'website', code: 'url_scheme_missing' }] }, {}],
    });

    const started = await start(chain, body.edit, preview.sendable_ids);
    expect(started).toMatchObject({
      status: 1,
      total: 2,
      pending: 2,
      author: 'Anna Nowak',
      is_paused: false,
    });
    await chain.jobs.settle();
    expect(await progressOf(chain, started.id)).toMatchObject({
      status: 2,
      ok: 2,
      failed: 0,
      seconds_left: null,
    });
    for (const row of preview.results.filter(({ refusal }) => refusal === null))
      expect(await chain.read(row.id)).toMatchObject({ ...row.after, update_status: 'ok' });
  });

  test('runs one at a time, also when two begin at once, and takes the permission of each field', async () => {
    const chain = await startChain({ locations: 3 });
    const body = request(chain.ids, labelled);
    const both = await Promise.all([
      chain.request(startBulkEdit, { as: chain.owner, body }),
      chain.request(startBulkEdit, { as: chain.owner, body: request(chain.ids, { website: '' }) }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([202, 409]);
    expect(both.find(({ problem }) => problem)?.problem?.code).toBe('bulk_edit_in_progress');
    await chain.jobs.settle();
    expect(
      (await chain.request(startBulkEdit, { as: chain.owner, body: request(chain.ids, {}) })).problem?.code,
    ).toBe('no_changes');
    const some = await chain.make.member(chain.companyId, {
      permissions: ['view_facilities_data', 'edit_facility_labels'],
      locations: chain.ids.slice(0, 2),
    });
    const website = request(chain.ids.slice(0, 2), { website: '' });
    expect((await chain.request(startBulkEdit, { as: some, body: website })).problem).toMatchObject({
      code: 'permission_denied',
      errors: [{ path: 'body.edit.website' }],
    });
    expect((await chain.request(previewBulkEdit, { as: some, body })).problem?.code).toBe('facility_unknown');
    const [seen] = (await chain.ok(listBulkEdits, { as: some })).results;
    expect(seen).toMatchObject({ total: 2, concerns_other_locations: true });
    const whole = (await chain.ok(listBulkEdits, { as: chain.owner })).results;
    expect(whole[0]).toMatchObject({ total: 3, concerns_other_locations: false });
    const params = { id: seen?.id ?? 0 };
    expect((await chain.request(revertBulkEdit, { as: some, params })).problem?.code).toBe(
      'concerns_other_locations',
    );
    const blind = await chain.make.member(chain.companyId, { locations: [] });
    expect((await chain.ok(listBulkEdits, { as: blind })).results).toEqual([]);
    expect((await chain.request(getBulkEdit, { as: blind, params })).problem?.code).toBe('not_found');
  });

  test('is paused and resumed, and what was begun meanwhile comes to its end', async () => {
    const chain = await startChain({
      ...withinMinute,
      locations: 5,
      config: { GOOGLE_REQUESTS_PER_MINUTE: '3' },
    });
    const { id } = await start(chain, { description: 'Kawa.' });
    await chain.jobs.runDue('send-listing-update');
    const params = { id };
    const paused = await chain.ok(pauseBulkEdit, { as: chain.owner, params });
    expect(paused).toMatchObject({ is_paused: true, status: 1, seconds_left: null });
    expect(await chain.ok(pauseBulkEdit, { as: chain.owner, params })).toEqual(paused);
    await chain.jobs.settle();
    expect(await progressOf(chain, id)).toMatchObject({
      ok: paused.ok,
      pending: paused.pending,
      in_progress: 0,
    });
    expect(paused.pending).toBeGreaterThan(0);
    await chain.ok(resumeBulkEdit, { as: chain.owner, params });
    await chain.jobs.settle();
    expect(await progressOf(chain, id)).toMatchObject({ status: 2, ok: 5, is_paused: false });
    expect(await chain.editsAtGoogle()).toHaveLength(5);
  });

  test('is tried again where it failed, and taken back where nobody has edited since', async () => {
    const chain = await startChain({ locations: 4 });
    const [first = 0, second = 0, third = 0] = chain.ids;
    const before = await chain.read(second);
    await chain.script('POST', '/faults', { path: '/v1/locations/place-0', method: 'PATCH', status: 400 });
    const { id } = await start(chain, { description: 'Kawa.', website: 'https://lipa.example/kawa' });
    await chain.jobs.settle();
    const params = { id };
    expect(await progressOf(chain, id)).toMatchObject({ status: 3, ok: 3, failed: 1 });
    const failed = await chain.ok(listBulkEditItems, { as: chain.owner, params, query: { status: 4 } });
    expect(failed).toMatchObject({
      count: 1,
      results: [{ id: first, status: 4, problems: [{ field: null }] }],
    });
    await chain.ok(retryBulkEdit, { as: chain.owner, params });
    await chain.jobs.settle();
    expect(await progressOf(chain, id)).toMatchObject({ status: 2, ok: 4, failed: 0 });

    await chain.edit(third, { website: 'https://lipa.example/inna' });
    await chain.jobs.settle();
    const revert = await chain.ok(revertBulkEdit, { as: chain.owner, params });
    expect(revert).toMatchObject({ reverts_id: id, total: 4, status: 1 });
    expect((await chain.request(revertBulkEdit, { as: chain.owner, params })).problem?.code).toBe(
      'bulk_edit_not_possible',
    );
    await chain.jobs.settle();
    expect(await progressOf(chain, revert.id)).toMatchObject({ status: 2, ok: 4 });
    expect(await progressOf(chain, id)).toMatchObject({ reverted_by_id: revert.id });
    expect(await chain.read(second)).toMatchObject({
      description: before.description,
      website: before.website,
    });
    expect((await chain.read(third)).website).toBe('https://lipa.example/inna');
    expect((await chain.atGoogle(1)).merchant.profile?.description).toBe(before.description);
  });

  test('that is taken back while it is paused never sends what waits', async () => {
    const chain = await startChain({ locations: 3 });
    const { id } = await start(chain, { description: 'Kawa.' });
    const params = { id };
    await chain.ok(pauseBulkEdit, { as: chain.owner, params });
    const revert = await chain.ok(revertBulkEdit, { as: chain.owner, params });
    expect(revert).toMatchObject({ reverts_id: id, total: 0, status: 2 });
    await chain.jobs.settle();
    expect(await chain.editsAtGoogle()).toEqual([]);
    expect(await progressOf(chain, id)).toMatchObject({ failed: 3, reverted_by_id: revert.id });
    expect((await chain.read(chain.id)).update_status).toBe('no_data');
    expect(
      (
        await chain.request(updateListing, {
          as: chain.owner,
          params: { id: chain.id },
          body: { version: 1, changes: { name: 'Inna Lipa' } },
        })
      ).status,
    ).toBe(202);
  });

  test('keeps to the quota of Google, however many wait', async () => {
    const config = { GOOGLE_REQUESTS_PER_MINUTE: '20', GOOGLE_EDITS_PER_MINUTE: '2' };
    const chain = await startChain({ ...withinMinute, locations: 12, config });
    await chain.script('PUT', '/quotas', { requests_per_minute: 20, edits_per_minute: 2 });
    const attributes = {
      mode: 'add',
      values: [{ attribute_id: 'has_delivery', value_type: 1, values: [true] }],
    };
    const changes = { phone_number: '12 422 10 99', attributes };
    await chain.ok(previewBulkEdit, { as: chain.owner, body: request(chain.ids, changes) });
    chain.clock.advance(60);
    const { id } = await start(chain, changes);
    await chain.jobs.settle();
    expect(await progressOf(chain, id)).toMatchObject({ status: 2, ok: 12 });
    const calls = await chain.editsAtGoogle();
    expect(calls.map(({ status }) => status)).not.toContain(429);
    expect(calls).toHaveLength(24);
  });
});

const anyEdit: fc.Arbitrary<BulkEdit> = fc.record(
  {
    description: fc.constantFrom('', 'Kawa.', 'Zobacz www.lipa.example'),
    website: fc.constantFrom('', 'lipa', 'https://lipa.example/', 'https://lipa.example/kawa'),
    phone_number_2: fc.constantFrom('', '501 234 567', '+48 501 234 567', 'nie ma'),
    labels: fc.record({
      mode: fc.constantFrom('add' as const, 'delete' as const, 'overwrite' as const),
      values: fc.subarray(['ogródek', 'drive', 'nowa']),
    }),
  },
  { requiredKeys: [] },
);

test('BEY-06 whatever a bulk edit says beforehand is what becomes of each listing', async () => {
  const chain = await startChain({ locations: 2 });
  const run = async (edit: BulkEdit) => {
    const body = request(chain.ids, edit);
    const preview = await chain.request(previewBulkEdit, { as: chain.owner, body });
    if (preview.problem) {
      expect(preview.problem.code).toBe('no_changes');
      return;
    }
    const { results, sendable_ids } = await chain.ok(previewBulkEdit, { as: chain.owner, body });
    if (sendable_ids.length > 0) await start(chain, edit, sendable_ids);
    await chain.jobs.settle();
    for (const { id, before, after, problems } of results)
      expect(await chain.read(id)).toMatchObject(problems.length > 0 ? before : after);
  };
  await fc.assert(fc.asyncProperty(anyEdit, run), { numRuns: 5 });
});
