import { expect, test } from 'vitest';
import {
  completeVerification,
  getVerification,
  startVerification,
} from '@pinfold/contract/features/listings/create/verification.endpoints';
import { listLocations } from '@pinfold/contract/features/listings/locations.endpoints';
import { startListingCreation } from '../../../testing/worlds/listing-creation.ts';
import { pinOf } from '../../../testing/samples/creation-samples.ts';
import { syncStandings } from './sync-standings.job.ts';

test('LST-07 a created location is verified by its code, waits for Google, and then speaks for itself', async () => {
  const world = await startListingCreation();
  const { id } = await world.create();
  const of = { as: world.owner, params: { id } };
  expect(await world.ok(getVerification, of)).toEqual({ status: 'is_unverified', options: [], attempts: [] });
  await world.jobs.settle();

  const { options, status } = await world.ok(getVerification, of);
  expect(status).toBe('is_unverified');
  expect(options.map(({ method }) => method)).toEqual(['address', 'email', 'phone_call']);
  expect(options[0]).toMatchObject({ address: 'ul. Józefa 9, 31-056 Kraków', expected_days: 14 });
  expect(options[1]).toMatchObject({ email_domain: 'kawiarnia.example', is_email_user_editable: true });

  const start = (body: { method: 'email' | 'sms'; email_address?: string }) =>
    world.request(startVerification, { ...of, body });
  expect((await start({ method: 'sms' })).problem?.code).toBe('verification_not_possible');
  const foreign = await start({ method: 'email', email_address: 'ktos@inna.example' });
  expect(foreign.problem).toMatchObject({ code: 'verification_details_wrong', status: 400 });
  const early = await world.request(completeVerification, { ...of, body: { pin: '12345' } });
  expect(early.problem?.code).toBe('verification_not_pending');

  const started = await world.ok(startVerification, { ...of, body: { method: 'email' } });
  expect(started).toMatchObject({ attempts: [{ method: 'email', state: 'pending' }] });
  expect(await world.read(id)).toMatchObject({
    verification: 'has_pending_verification',
    location_state: 'pending_review',
  });

  const googleName = (await world.read(id)).facility_listings[0]?.gmb_address_id ?? '';
  const pin = await pinOf(world, googleName);
  const wrong = await world.request(completeVerification, { ...of, body: { pin: 'nie' } });
  expect(wrong.problem).toMatchObject({ code: 'verification_pin_wrong', status: 400 });
  const completed = await world.ok(completeVerification, { ...of, body: { pin } });
  expect(completed).toMatchObject({
    status: 'has_pending_verification',
    options: [],
    attempts: [{ state: 'completed' }],
  });

  world.clock.advance(60);
  await world.jobs.runDue();
  expect(await world.read(id)).toMatchObject({
    verification: 'is_verified',
    is_verified: true,
    location_state: 'published',
  });
  expect(await world.ok(getVerification, of)).toMatchObject({ status: 'is_verified', options: [] });
});

test('LST-07 BAS-02 a profile that Google suspends, and gives its voice back, is told by a push', async () => {
  const world = await startListingCreation();
  const [location] = (await world.ok(listLocations, { as: world.owner })).results;
  const id = location?.id ?? 0;
  const push = async (type: string) => {
    const said = { type, locationName: 'accounts/1/locations/rynek' };
    const data = Buffer.from(JSON.stringify(said)).toString('base64');
    const path = `/providers/google/notifications/${world.services.notificationSecret.newest()}`;
    const body = JSON.stringify({ message: { data, messageId: '1' } });
    expect((await world.app.request(path, { method: 'POST', body })).status).toBe(204);
    await world.jobs.runDue();
    const { verification, location_state } = await world.read(id);
    return { verification, location_state };
  };
  await world.script('PUT', '/listings/rynek/state', { state: 'suspended' });
  const suspended = { verification: 'is_inactive', location_state: 'suspended' };
  expect(await push('GOOGLE_UPDATE')).not.toEqual(suspended);
  expect(await push('VOICE_OF_MERCHANT_UPDATED')).toEqual(suspended);
  await world.script('PUT', '/listings/rynek/state', { state: 'live' });
  const live = { verification: 'is_verified', location_state: 'published' };
  expect(await push('VOICE_OF_MERCHANT_UPDATED')).toEqual(live);

  // And where a push is lost, what is on its way is asked for by itself.
  await world.script('PUT', '/listings/rynek/state', { state: 'waiting' });
  const waiting = { verification: 'has_pending_verification', location_state: 'pending_review' };
  expect(await push('VOICE_OF_MERCHANT_UPDATED')).toEqual(waiting);
  await world.script('PUT', '/listings/rynek/state', { state: 'live' });
  await world.services.jobs.enqueue(world.services.database.queries, syncStandings, [{ payload: {} }]);
  await world.jobs.runDue();
  expect(await world.read(id)).toMatchObject(live);
});

test('LST-07 codes that are guessed are worth nothing, and Google’s silence says nothing of the code', async () => {
  const world = await startListingCreation();
  const { id } = await world.create();
  await world.jobs.settle();
  const of = { as: world.owner, params: { id } };
  await world.ok(startVerification, { ...of, body: { method: 'address', mailer_contact: 'Anna Nowak' } });
  const guess = async () =>
    (await world.request(completeVerification, { ...of, body: { pin: 'x' } })).problem?.code;
  await world.script('POST', '/faults', { path: '/v1/locations/*:complete', status: 503 });
  expect(await guess()).toBe('provider_unavailable');
  const codes = [];
  for (let tries = 0; tries < 6; tries += 1) codes.push(await guess());
  expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'verification_pin_wrong'));
  expect(codes[5]).toBe('verification_not_pending');
  expect(await world.ok(getVerification, of)).toMatchObject({
    status: 'is_unverified',
    attempts: [{ state: 'failed' }],
  });
});
