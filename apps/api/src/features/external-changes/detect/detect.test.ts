import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { getExternalChange } from '@pinfold/contract/features/external-changes/external-changes.endpoints';
import { listen } from '../../../testing/clients/live-stream.ts';
import { phonesOf, startChangeDetection } from '../../../testing/worlds/external-changes.ts';
import { externalChangeChecks } from '../external-changes.table.ts';
import { syncExternalChanges } from './sync-external-changes.job.ts';

test('EXT-01 BEY-03 what a visitor and Google change is found with ours, live and proposed; the same again is the same change', async () => {
  const chain = await startChangeDetection();
  const next = await listen(chain, chain.owner);
  await chain.suggest({ source: 'visitor', fields: phonesOf('+48 12 422 10 99') });
  await chain.suggest({ source: 'google', fields: { websiteUri: 'https://mapa.example/lipa' } });
  await chain.push('GOOGLE_UPDATE');
  const found = await chain.found();
  expect(await next()).toEqual({ topic: 'external_changes', ids: found.map(({ id }) => id).sort() });
  expect(found).toHaveLength(2);
  expect(found.find(({ field }) => field === 'phone_number')).toMatchObject({
    facility: { id: chain.id },
    source: 1,
    type: 3,
    status: 1,
    decision: 0,
    step: 'none',
    ours: { phone_number: '+48 12 422 10 10' },
    live: { phone_number: '+48 12 422 10 99' },
    proposed: { phone_number: '+48 12 422 10 99' },
    reason: null,
    user: null,
    is_informational: false,
  });
  expect(found.find(({ field }) => field === 'website')).toMatchObject({ source: 1, type: 3 });
  for (let again = 0; again < 2; again += 1) await chain.sync();
  expect(await chain.found()).toEqual(found);
  expect(await chain.kinds(found[0]?.id ?? 0)).toEqual(['detected']);
});

test('EXT-01 another proposal takes the place of the first, and one that is taken back waits no more', async () => {
  const chain = await startChangeDetection();
  await chain.suggest({ fields: phonesOf('+48 12 422 10 91') });
  await chain.sync();
  const [first] = await chain.found();
  await chain.suggest({ fields: phonesOf('+48 12 422 10 92') });
  await chain.sync();
  const [second] = await chain.found();
  expect(second).toMatchObject({ proposed: { phone_number: '+48 12 422 10 92' } });
  expect(await chain.kinds(first?.id ?? 0)).toEqual(['detected', 'replaced']);
  expect(
    await chain.ok(getExternalChange, { as: chain.owner, params: { id: first?.id ?? 0 } }),
  ).toMatchObject({
    status: 4,
  });
  await chain.suggest({ fields: phonesOf('+48 12 422 10 10') });
  await chain.sync();
  expect(await chain.found()).toEqual([]);
  expect((await chain.found('4')).map(({ id }) => id)).toEqual([first?.id, second?.id]);
  expect(await chain.kinds(second?.id ?? 0)).toEqual(['detected', 'withdrawn']);
});

test('BEY-03 another spelling of what we say alarms nobody', async () => {
  const chain = await startChangeDetection();
  const { merchant } = await chain.atGoogle();
  await chain.suggest({
    source: 'google',
    fields: {
      phoneNumbers: { primaryPhone: '0048 12 422-10-10' },
      websiteUri: 'https://LIPA.example',
      title: ' Kawiarnia  Lipa ',
      latlng: { latitude: 50.06172, longitude: 19.93732 },
      attributes: [...(merchant.attributes ?? [])].toReversed(),
    },
  });
  await chain.suggest({ source: 'manager', fields: { labels: ['ogródek', 'ogródek '] } });
  expect(await chain.sync()).toBe('done');
  expect(await chain.found()).toEqual([]);
});

test('EXT-01 what another manager changes is found by polling alone, and also what is moved, added and taken away', async () => {
  const chain = await startChangeDetection({ locations: 3 });
  await chain.suggest({ source: 'manager', fields: phonesOf('+48 12 422 10 93') }, 1);
  await chain.suggest({
    source: 'visitor',
    fields: { latlng: { latitude: 50.0637, longitude: 19.9373 } },
    cleared: ['websiteUri'],
  });
  await chain.suggest({ source: 'visitor', change: 'attributes' }, 2);
  await chain.poll();
  expect(await chain.jobs.waiting(syncExternalChanges.name)).toHaveLength(3);
  await chain.jobs.runDue(syncExternalChanges.name);
  const found = await chain.found();
  const seen = found.map(({ facility, field, source, type }) => [
    chain.ids.indexOf(facility.id),
    field,
    source,
    type,
  ]);
  expect(seen.sort()).toEqual([
    [0, 'coordinates', 1, 3],
    [0, 'website', 1, 2],
    [1, 'phone_number', 2, 3],
    [2, 'attributes', 1, expect.any(Number)],
  ]);
  expect(found.find(({ field }) => field === 'coordinates')?.proposed).toEqual({
    latitude: 50.0637,
    longitude: 19.9373,
  });
  // Nothing is new to the next poll.
  await chain.poll();
  expect(await chain.jobs.waiting(syncExternalChanges.name)).toEqual([]);
});

test('EXT-01 an edit of ours is no change by others: not while it is on its way, and not before it is published', async () => {
  const chain = await startChangeDetection();
  await chain.edit(chain.id, { description: 'Kawa i ciasto.', attributes: [] });
  expect(await chain.sync()).toBe('busy');
  await chain.push('GOOGLE_UPDATE');
  expect(await chain.jobs.waiting(syncExternalChanges.name)).toHaveLength(1);
  await chain.jobs.runDue('send-listing-update');
  expect(await chain.sync()).toBe('done');
  expect(await chain.found()).toEqual([]);
  await chain.jobs.settle();
  expect(await chain.sync()).toBe('done');
  expect(await chain.found()).toEqual([]);
});

test('BEY-03 an edit that Google took and did not publish is told with the reason', async () => {
  const chain = await startChangeDetection();
  await chain.edit(chain.id, { name: 'Kawiarnia Lipa | najlepsza kawa' });
  await chain.jobs.settle();
  chain.clock.advance(60);
  await chain.push('GOOGLE_UPDATE');
  expect(await chain.found()).toMatchObject([
    {
      field: 'name',
      source: 1,
      ours: { name: 'Kawiarnia Lipa | najlepsza kawa' },
      live: { name: 'Kawiarnia Lipa' },
      reason: { code: 'edit_not_published' },
    },
  ]);
});

test('EXT-01 an older answer of Google never overwrites a newer one', async () => {
  const chain = await startChangeDetection();
  await chain.suggest({ change: 'phone' });
  await chain.sync();
  const [known] = await chain.found();
  const later = new Date(chain.clock.now().getTime() + 60_000);
  await chain.services.database.queries
    .update(externalChangeChecks)
    .set({ checkedAt: later })
    .where(eq(externalChangeChecks.companyId, chain.companyId));
  await chain.suggest({ fields: phonesOf('+48 12 422 10 10') });
  await chain.sync();
  expect(await chain.found()).toEqual([known]);
});

test('EXT-04 what Google makes of a profile is told, ends by itself, and names the reason', async () => {
  const chain = await startChangeDetection();
  const state = async (standing: object) => {
    await chain.script('PUT', '/listings/place-0/state', standing);
    await chain.push('VOICE_OF_MERCHANT_UPDATED');
    await chain.jobs.runDue();
    return chain.found();
  };
  const suspended = await state({ state: 'suspended' });
  expect(suspended).toMatchObject([
    {
      field: 'location_state',
      is_informational: true,
      ours: { location_state: 'published' },
      proposed: { location_state: 'suspended' },
      reason: { code: 'profile_suspended' },
    },
  ]);
  expect(await state({ state: 'unverified' })).toMatchObject([
    {
      ours: { location_state: 'published' },
      proposed: { location_state: 'needs_reverification' },
      reason: { code: 'verification_needed' },
    },
  ]);
  expect(await chain.kinds(suspended[0]?.id ?? 0)).toEqual(['detected', 'replaced']);
  expect(await state({ state: 'live' })).toEqual([]);
  // A lost push is made good by polling.
  await chain.script('PUT', '/listings/place-0/state', { state: 'suspended' });
  await chain.poll();
  await chain.jobs.runDue();
  expect(await chain.found()).toMatchObject([{ proposed: { location_state: 'suspended' } }]);
});
