import { expect, test } from 'vitest';
import { directSandbox } from '../../testing/direct-sandbox.ts';
import type { Directed } from '../../testing/direct-sandbox.ts';
import { listenForCalls } from '../../testing/listen-for-calls.ts';

const rynek = '/v1/locations/rynek';
const mask = 'websiteUri,regularHours,metadata.hasGoogleUpdated';

async function live(directed: Directed) {
  return (await directed.google('GET', `${rynek}:getGoogleUpdated?readMask=${mask}`)).body;
}

test('a visitor’s change shows beside the merchant’s word, and either answer to it is a patch (BEY-02)', async () => {
  const directed = await directSandbox();
  const own = (await directed.google('GET', `${rynek}?readMask=regularHours`)).body.regularHours;
  const made = await directed.script('POST', '/listings/rynek/suggestions', {
    source: 'visitor',
    change: 'hours',
  });
  expect(made.status).toBe(201);
  await directed.script('POST', '/listings/rynek/suggestions', {
    source: 'google',
    fields: { websiteUri: 'https://katalog.example/mala' },
  });
  const updated = await live(directed);
  expect(updated.diffMask).toBe('regularHours,websiteUri');
  expect(updated.location?.regularHours).not.toEqual(own);
  expect((await directed.google('GET', `${rynek}?readMask=${mask}`)).body).toMatchObject({
    websiteUri: 'https://mala.example/',
    regularHours: own,
    metadata: { hasGoogleUpdated: true },
  });

  // Accepted: the merchant sets the same value. Rejected: the merchant sets another one, which has to be published.
  await directed.google('PATCH', `${rynek}?updateMask=websiteUri`, {
    websiteUri: 'https://katalog.example/mala',
  });
  await directed.google('PATCH', `${rynek}?updateMask=regularHours`, { regularHours: own });
  expect(await live(directed)).toMatchObject({ diffMask: 'regularHours', pendingMask: 'regularHours' });
  await directed.advance(6);
  expect(await live(directed)).toEqual({
    location: { websiteUri: 'https://katalog.example/mala', regularHours: own, metadata: {} },
  });
});

test('what another manager changes is the merchant’s word at once', async () => {
  const directed = await directSandbox();
  await directed.script('POST', '/listings/rynek/suggestions', { source: 'manager', change: 'phone' });
  const { body } = await directed.google('GET', `${rynek}?readMask=phoneNumbers,metadata`);
  expect(body.phoneNumbers?.primaryPhone).not.toBe('+48 12 422 10 10');
  expect(body.metadata?.hasGoogleUpdated).toBeUndefined();
});

test('Google closes a place of its own accord, and a script cannot do what makes no sense', async () => {
  const directed = await directSandbox();
  await directed.script('PUT', '/listings/rynek/state', { open_status: 'CLOSED_PERMANENTLY' });
  const { body } = await directed.google('GET', `${rynek}:getGoogleUpdated?readMask=openInfo.status`);
  expect(body).toEqual({ location: { openInfo: { status: 'CLOSED_PERMANENTLY' } }, diffMask: 'openInfo' });
  for (const [path, change] of [
    ['brak/suggestions', { change: 'hours' }],
    ['rynek/suggestions', {}],
    ['rynek/suggestions', { fields: { colour: 'red' } }],
  ] as const) {
    expect((await directed.script('POST', `/listings/${path}`, change)).status).toBe(
      path.startsWith('brak') ? 404 : 400,
    );
  }
  expect((await directed.script('PUT', '/listings/rynek/state', { duplicate_of: 'brak' })).status).toBe(404);
});

test('a place that is deleted takes its waiting replies with it', async () => {
  const directed = await directSandbox();
  await directed.script('PUT', '/moderation', { automatic: false });
  await directed.google('PUT', '/v4/accounts/1/locations/rynek/reviews/r1/reply', { comment: 'Hej' });
  await directed.google('DELETE', rynek);
  expect((await directed.script('GET', '/')).body).toMatchObject({ waiting_replies: 0 });
  expect((await directed.google('GET', '/v4/accounts/1/locations/rynek/reviews')).status).toBe(404);
});

test('Google tells of updates, of doubles and of a voice that is lost and found', async () => {
  const { origin, calls, heard } = await listenForCalls();
  const directed = await directSandbox();
  const topic = 'projects/p/topics/listings';
  await directed.google('PUT', '/pubsub/v1/projects/p/subscriptions/s', {
    topic,
    pushConfig: { pushEndpoint: `${origin}/push` },
  });
  await directed.google(
    'PATCH',
    '/v1/accounts/1/notificationSetting?updateMask=pubsubTopic,notificationTypes',
    {
      pubsubTopic: topic,
      notificationTypes: ['GOOGLE_UPDATE', 'DUPLICATE_LOCATION', 'VOICE_OF_MERCHANT_UPDATED'],
    },
  );
  await directed.script('POST', '/listings/rynek/suggestions', { source: 'google', change: 'phone' });
  await directed.script('PUT', '/listings/rynek/state', { state: 'suspended' });
  await directed.script('PUT', '/listings/rynek/state', { state: 'live' });
  await directed.script('PUT', '/listings/nowa/state', { duplicate_of: 'locations/rynek' });
  await heard(4);
  const told = calls.map(({ body }) => announced(body));
  expect(told.toSorted((one, other) => one.type.localeCompare(other.type))).toEqual([
    expect.objectContaining({
      type: 'DUPLICATE_LOCATION',
      locationName: 'accounts/1/locations/nowa',
    }),
    expect.objectContaining({ type: 'GOOGLE_UPDATE', locationName: 'accounts/1/locations/rynek' }),
    expect.objectContaining({ type: 'VOICE_OF_MERCHANT_UPDATED' }),
    expect.objectContaining({ type: 'VOICE_OF_MERCHANT_UPDATED' }),
  ]);
  const double = await directed.google('GET', '/v1/locations/nowa?readMask=metadata.duplicateLocation');
  expect(double.body.metadata?.duplicateLocation).toBe('locations/rynek');
});

test.each([
  ['suspended', { complyWithGuidelines: { recommendationReason: 'BUSINESS_LOCATION_SUSPENDED' } }],
  ['disabled', { complyWithGuidelines: { recommendationReason: 'BUSINESS_LOCATION_DISABLED' } }],
  ['ownership_conflict', { resolveOwnershipConflict: {} }],
  ['unverified', { verify: {} }],
  ['waiting', { waitForVoiceOfMerchant: {} }],
])('a listing that is %s says what is to be done', async (state, expected) => {
  const directed = await directSandbox();
  await directed.script('PUT', '/listings/rynek/state', { state });
  expect((await directed.google('GET', `${rynek}/VoiceOfMerchantState`)).body).toMatchObject(expected);
  const removed = await directed.google('DELETE', rynek);
  const isKept = state === 'suspended' || state === 'disabled';
  expect(removed.status).toBe(isKept ? 400 : 200);
  expect((await directed.google('GET', `${rynek}?readMask=title`)).status).toBe(isKept ? 200 : 404);
});

function announced(push: string): { type: string } {
  const { message } = JSON.parse(push) as { message: { data: string } };
  return JSON.parse(Buffer.from(message.data, 'base64').toString()) as { type: string };
}
