import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listAppleAccounts } from '@pinfold/contract/features/integrations/apple-accounts.endpoints';
import {
  disableAppleListings,
  enableAppleListings,
  listAppleListings,
  undeleteAppleListings,
} from '@pinfold/contract/features/integrations/apple-listings.endpoints';
import { locations } from '../../../listings/listings.table.ts';
import { editAtApple, editHere } from '../../../../testing/worlds/apple-edits.ts';
import { startAppleMaps, startShownAtApple } from '../../../../testing/worlds/apple-maps.ts';

test('INT-03 a location waits until Apple shows the brand of its country, which is no failure', async () => {
  const world = await startAppleMaps(2);
  const [, abroad = 0] = world.ids;
  await world.services.database.queries
    .update(locations)
    .set({ country: 'ES', city: 'Madrid' })
    .where(eq(locations.id, abroad));
  const tried = await world.enable({ dry_run: true });
  expect(tried).toEqual({ accepted: world.ids, waiting_for_brand: world.ids, lacking: [], left_out: [] });
  expect(await world.states()).toEqual([]);
  await world.enable();
  await world.jobs.runDue();
  expect(await world.listings()).toMatchObject([
    { state: 'waiting_for_brand', problems: [{ code: 'brand_missing' }] },
    { state: 'waiting_for_brand', problems: [{ code: 'brand_missing' }] },
  ]);
  await world.nameBrand('PL', 'Lipa');
  await world.nameBrand('ES', 'Tilo');
  await world.jobs.runDue();
  expect(await world.atApple('location')).toEqual([]);
  const [polish, spanish] = await Promise.all(['PL', 'ES'].map(world.brandIn));
  await world.script('PUT', `/apple/resources/${polish}/verdict`, { state: 'PUBLISHED' });
  const reports = [{ code: 'VALIDATION__NAME', message: 'Taken by another brand' }];
  await world.script('PUT', `/apple/resources/${spanish}/verdict`, { state: 'REJECTED', reports });
  await world.poll();
  await world.jobs.runDue();
  expect(await world.listings()).toMatchObject([
    { state: 'in_review' },
    { state: 'waiting_for_brand', problems: [{ code: 'brand_refused' }] },
  ]);
  const { results } = await world.ok(listAppleAccounts, { as: world.owner });
  expect(results).toMatchObject([
    {
      status: 'complete',
      waiting: 1,
      waiting_for_brand: 1,
      brands: [
        { country: 'ES', state: 'rejected', problems: ['Taken by another brand'], facilities_count: 1 },
        { country: 'PL', name: 'Lipa', state: 'published', facilities_count: 1 },
      ],
    },
  ]);
});

test('INT-03 an edit leaves what others wrote at Apple, also where they write at the same moment', async () => {
  const world = await startShownAtApple();
  expect(await world.listings()).toMatchObject([{ state: 'published', link: /^https:\/\/maps\.apple\.com/ }]);
  await editAtApple(world);
  await world.script('POST', '/faults', { path: '/apple/api/*', method: 'PUT', status: 412, times: 1 });
  await editHere(world, { phone_number: '+48 12 345 67 89' });
  const [location] = await world.atApple('location');
  expect(location?.locationDetails).toMatchObject({
    phoneNumbers: [{ phoneNumber: '+48 12 345 67 89', primary: true }],
    paymentMethods: ['APPLE_PAY'],
  });
  expect(location?.writes).toBe(2);
  expect(await world.states()).toEqual(['in_review']);
});

test('INT-03 what is taken out of Apple can be brought back as what it was', async () => {
  const world = await startShownAtApple();
  const { owner: as } = world;
  const params = { id: world.account.id };
  const [before] = await world.atApple('location');
  await world.ok(disableAppleListings, { as, params, body: { remove: true } });
  await world.jobs.runDue();
  expect(await world.states()).toEqual(['removed']);
  expect(await world.atApple('location')).toMatchObject([{ id: before?.id, state: 'DELETED' }]);
  const { accepted } = await world.ok(undeleteAppleListings, { as, params, body: {} });
  expect(accepted).toEqual([world.id]);
  await world.jobs.runDue();
  const [after] = await world.atApple('location');
  expect(after).toMatchObject({ id: before?.id, locationDetails: before?.locationDetails ?? {} });
  expect(await world.states()).toEqual(['in_review']);
  await world.ok(disableAppleListings, { as, params, body: {} });
  await editHere(world, { phone_number: '+48 12 345 67 89' });
  expect((await world.atApple('location'))[0]?.writes).toBe(after?.writes);
});

test('INT-03 what was never at Apple is named when it is removed, so that it can be sent after all', async () => {
  const world = await startAppleMaps(2);
  const { owner: as } = world;
  const params = { id: world.account.id };
  const [off = 0, waiting = 0] = world.ids;
  await world.enable();
  await world.jobs.runDue();
  await world.ok(disableAppleListings, { as, params, body: { facility_ids: [off] } });
  const stopped = await world.ok(disableAppleListings, { as, params, body: { remove: true } });
  expect(stopped).toEqual({ accepted: [waiting], never_sent: [waiting] });
  expect(await world.states()).toEqual([]);
});

test('INT-03 locations that are not sent are named with the reason, and of another company there is none', async () => {
  const world = await startShownAtApple(4);
  const { queries } = world.services.database;
  const [sent = 0, watched = 0, closed = 0, created = 0] = world.ids;
  await world.ok(disableAppleListings, {
    as: world.owner,
    params: { id: world.account.id },
    body: { facility_ids: [watched, closed, created] },
  });
  const change = (id: number, values: Partial<typeof locations.$inferInsert>) =>
    queries.update(locations).set(values).where(eq(locations.id, id));
  await change(watched, { isOwner: false });
  await change(closed, { openStatus: 'CLOSED_PERMANENTLY' });
  await change(created, { creation: 'in_progress' });
  const reasons = async (facility_ids?: number[]) => {
    const { accepted, left_out } = await world.enable({
      dry_run: true,
      ...(facility_ids && { facility_ids }),
    });
    expect(accepted).toEqual([]);
    return left_out.map(({ location, reason }) => [location.id, reason]);
  };
  const ofOwn = [
    [closed, 'closed_permanently'],
    [created, 'being_created'],
  ];
  expect(await reasons()).toEqual(ofOwn);
  expect(await reasons(world.ids)).toEqual([[sent, 'sent_already'], [watched, 'only_watched'], ...ofOwn]);
  const foreign = await world.make.location(await world.make.company());
  const refused = await world.request(enableAppleListings, {
    as: world.owner,
    params: { id: world.account.id },
    body: { facility_ids: [sent, foreign] },
  });
  expect(refused.problem?.code).toBe('not_found');
});

test('INT-03 a notification that comes twice counts once, and a forged one not at all', async () => {
  const world = await startShownAtApple();
  const [location] = await world.atApple('location');
  const reports = [{ code: 'VALIDATION__PHONE', message: 'Does not answer', field: 'phoneNumbers' }];
  await world.script('PUT', `/apple/resources/${location?.id}/verdict`, { state: 'REJECTED', reports });
  const { body, headers } = await world.script<{ body: string; headers: Record<string, string> }>(
    'POST',
    '/apple/webhook',
  );
  const tell = async (text: string) => {
    const response = await world.app.request('/apple/webhook/', { method: 'POST', body: text, headers });
    await world.jobs.runDue();
    return response.status;
  };
  const readings = async () => {
    const { calls } = await world.script<{ calls: { path: string }[] }>('GET', '/journal?limit=10000');
    return calls.filter(({ path }) => path.includes('/feedback/')).length;
  };
  const before = await readings();
  expect(await tell(`${body} `)).toBe(400);
  expect(await world.states()).toEqual(['published']);
  expect(await tell(body)).toBe(204);
  expect(await world.listings()).toMatchObject([
    { state: 'rejected', problems: [{ code: 'field_refused', field: 'phone_number' }] },
  ]);
  expect(await tell(body)).toBe(204);
  expect(await readings()).toBe(before + 1);
  await world.script('POST', `/apple/resources/${location?.id}/overrides`, {
    field: 'displayNames',
    message: 'Shown as Lipa',
  });
  await world.poll();
  expect((await world.listings())[0]?.problems).toMatchObject([{ code: 'field_overridden', field: 'name' }]);
});

test('INT-03 of another company there is nothing, and an access that ended is said', async () => {
  const world = await startShownAtApple();
  const companyId = await world.make.company();
  const as = await world.make.member(companyId, { type: 1 });
  const params = { id: world.account.id };
  const foreign = await world.request(listAppleListings, { as, params });
  expect(foreign.problem?.code).toBe('not_found');
  await world.script('POST', '/apple/ends', {});
  world.clock.advance(3600);
  await world.poll();
  const { results } = await world.ok(listAppleAccounts, { as: world.owner });
  expect(results).toMatchObject([{ problem: 'ended' }]);
});
