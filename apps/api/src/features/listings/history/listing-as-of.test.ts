import { and, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { getListingAsOf, updateListing } from '@pinfold/contract/features/listings/listings.endpoints';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { startChain } from '../../../testing/worlds/chain.ts';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';
import { changedListing, listingColumns, listingFieldsOf, pickFields } from '../listing-fields.ts';
import { locations } from '../listings.table.ts';
import { listingUpdates } from '../updates/listing-updates.table.ts';

const hour = 3_600_000;

test('BEY-11 a listing is shown as it was at any moment, with who changed it since, and can be brought back', async () => {
  const chain = await startChain({ locations: 2 });
  const { id, owner, clock } = chain;
  const piotr = await chain.make.member(chain.companyId, { name: 'Piotr Wiśniewski' });
  const begun = await chain.read(id);
  clock.advance(3600);
  const imported = chain.services.now();
  clock.advance(3600);
  await chain.edit(id, { phone_number: '12 422 10 99', labels: ['drive'] });
  await chain.jobs.settle();
  clock.advance(3600);
  const between = chain.services.now();
  clock.advance(3600);
  await chain.edit(id, { description: 'Kawa.', phone_number: '12 422 10 77' }, piotr);
  await chain.jobs.settle();

  const asOf = (at: Date, as = owner) =>
    chain.request(getListingAsOf, { as, params: { id }, query: { at: at.toISOString() } });
  const first = (await asOf(imported)).body;
  expect(first).toMatchObject({
    version: 3,
    fields: { phone_number: begun.phone_number, labels: begun.labels, description: begun.description },
    differing: ['phone_number', 'description', 'labels'],
    changes: [
      { kind: 'edit', author: 'Piotr Wiśniewski', fields: ['phone_number', 'description'] },
      { kind: 'edit', author: 'Anna Nowak', fields: ['phone_number', 'labels'] },
    ],
  });
  expect((await asOf(between)).body).toMatchObject({
    fields: { phone_number: '12 422 10 99', labels: ['drive'], description: begun.description },
    differing: ['phone_number', 'description'],
    changes: [{ author: 'Piotr Wiśniewski' }],
  });
  expect((await asOf(chain.services.now())).body).toMatchObject({ differing: [], changes: [] });

  const { phone_number, labels, description } = begun;
  await chain.ok(updateListing, {
    as: owner,
    params: { id },
    body: { version: 3, changes: { phone_number, labels, description } },
  });
  await chain.jobs.settle();
  const restored = (await asOf(imported)).body;
  expect(restored).toMatchObject({ differing: [], fields: (first as { fields: object }).fields });
  expect((await chain.atGoogle()).merchant.phoneNumbers?.primaryPhone).toBe('+48124221010');

  const elsewhere = await chain.make.member(chain.companyId, { locations: chain.ids.slice(1) });
  expect((await asOf(between, elsewhere)).problem?.code).toBe('not_found');
});

test('BEY-11 nobody is told anything of the time before a listing was here', async () => {
  const { make, request } = await startTestApi();
  const companyId = await make.company();
  const as = await make.member(companyId);
  const knownSince = new Date('2026-11-03T23:30:00Z');
  const id = await make.location(companyId, { knownSince });
  const ask = (at: string, language: string) =>
    request(getListingAsOf, { as, params: { id }, query: { at }, headers: { 'Accept-Language': language } });
  for (const [language, day] of [
    ['pl', 'przed 4 listopada 2026.'],
    ['en', 'before 4 November 2026.'],
    ['es', 'antes del 4 de noviembre de 2026.'],
  ] as const) {
    const { problem } = await ask('2026-11-03T23:29:59Z', language);
    expect(problem?.code).toBe('listing_not_known_then');
    expect(problem?.detail).toContain(day);
  }
  expect((await ask(knownSince.toISOString(), 'pl')).status).toBe(200);
});

const phones = ['12 422 10 10', '+48 12 422 10 10', '12 422 10 99', ''];
const everyMonday = { open_day: 0 as const, open_time: '08:00', close_day: 0 as const, close_time: '20:00' };
const said = fc.record(
  {
    name: fc.constantFrom('Kawiarnia Lipa', 'Lipa', 'Kawiarnia Lipa – Rynek'),
    phone_number: fc.constantFrom(...phones),
    latitude: fc.constantFrom(null, 50.06, 50.07),
    labels: fc.subarray(['ogródek', 'drive', 'psy']),
    opening_hours: fc.constantFrom([], [everyMonday]),
  },
  { requiredKeys: [], noNullPrototype: true },
);

/** Now and then several edits end in the same millisecond. */
const edits = fc.array(
  fc.record({
    after: said,
    outcome: fc.constantFrom('ok', 'part', 'failed', 'rejected', 'accepted', 'before_taken_was_kept'),
    wait: fc.constantFrom(0, hour, 40 * hour),
    isBulk: fc.boolean(),
  }),
  { maxLength: 8 },
);

test('BEY-11 whatever happened to a listing, each moment is shown as a diary of it would', async () => {
  const api = await startTestApi();
  const { make, services } = api;
  const { queries } = services.database;
  const companyId = await make.company();
  const as = await make.member(companyId);
  const knownSince = new Date('2026-10-01T08:00:00.000Z');

  await fc.assert(
    fc.asyncProperty(edits, async (history) => {
      const id = await make.location(companyId, { knownSince });
      const [row] = await queries.select().from(locations).where(ofLocation(id));
      if (!row) throw new Error('the location is there');
      let listing = listingFieldsOf(row);
      let at = knownSince.getTime();
      const diary = [{ at, listing }];
      for (const { after, outcome, wait, isBulk } of history) {
        at += wait;
        const fields = Object.keys(after) as ListingField[];
        const taken = outcome === 'part' ? fields.slice(1) : outcome === 'failed' ? [] : fields;
        const before = pickFields(listing, fields);
        const isDecision = outcome === 'rejected' || outcome === 'accepted';
        const values = outcome === 'rejected' ? before : (after as Partial<ListingFields>);
        await queries.insert(listingUpdates).values({
          companyId,
          locationId: id,
          bulkEditId: isBulk && !isDecision ? 1 : null,
          authorId: as.userId,
          status: outcome === 'failed' || outcome === 'part' ? 'failed' : 'ok',
          fields,
          before,
          after: values,
          against: isDecision ? after : null,
          taken: outcome === 'before_taken_was_kept' ? null : taken,
          createdAt: new Date(at),
          finishedAt: new Date(at),
        });
        listing = changedListing(listing, pickFields(changedListing(listing, values), taken));
        diary.push({ at, listing });
      }
      await queries.update(locations).set(listingColumns(listing)).where(ofLocation(id));
      for (const moment of new Set(diary.flatMap((one) => [one.at, one.at + 1, one.at + hour]))) {
        const query = { at: new Date(moment).toISOString() };
        const { fields, changes } = await api.ok(getListingAsOf, { as, params: { id }, query });
        expect(fields).toEqual(diary.findLast((one) => one.at <= moment)?.listing);
        for (const { kind, at: changedAt, fields: changed } of changes) {
          expect(Date.parse(changedAt)).toBeGreaterThan(moment);
          expect(['edit', 'bulk_edit', 'external_change']).toContain(kind);
          expect(changed).not.toEqual([]);
        }
      }
    }),
    { numRuns: 10 },
  );

  function ofLocation(id: number) {
    return and(eq(locations.companyId, companyId), eq(locations.id, id));
  }
});
