import { expect, test } from 'vitest';
import { directSandbox } from '../../testing/direct-sandbox.ts';
import type { Directed, Wire } from '../../testing/direct-sandbox.ts';

const rynek = '/v1/locations/rynek';
const newHours = {
  periods: [{ openDay: 'MONDAY', openTime: { hours: 9 }, closeDay: 'MONDAY', closeTime: { hours: 17 } }],
};

async function patch(directed: Directed, fields: Record<string, unknown>, location = rynek) {
  return directed.google('PATCH', `${location}?updateMask=${Object.keys(fields).join(',')}`, fields);
}

async function metadata(directed: Directed): Promise<Wire> {
  return (await directed.google('GET', `${rynek}?readMask=metadata`)).body.metadata as Wire;
}

async function shown(directed: Directed, mask: string): Promise<Wire> {
  return (await directed.google('GET', `${rynek}:getGoogleUpdated?readMask=${mask}`)).body;
}

test('people see an edit when it is published, and not before (BEY-02)', async () => {
  const directed = await directSandbox();
  await directed.script('PUT', '/publishing', { seconds: 60 });
  const before = (await shown(directed, 'regularHours')).location;
  const { body } = await patch(directed, { regularHours: newHours, labels: ['nowa'] });
  expect(body.regularHours).toEqual(newHours);
  // Labels are not public, so they never differ.
  expect(await shown(directed, 'regularHours')).toMatchObject({
    location: before,
    diffMask: 'regularHours',
    pendingMask: 'regularHours',
  });
  await directed.advance(59);
  expect((await metadata(directed)).hasPendingEdits).toBe(true);
  await directed.advance(1);
  expect((await metadata(directed)).hasPendingEdits).toBeUndefined();
  expect(await shown(directed, 'regularHours')).toEqual({ location: { regularHours: newHours } });
});

test('a refused edit stays with the merchant and differs from what people see', async () => {
  const directed = await directSandbox();
  await patch(directed, { title: 'Kawiarnia Mała! Najlepsza kawa', websiteUri: 'https://mala.example/nowa' });
  await directed.advance(6);
  const view = await shown(directed, 'title,websiteUri');
  expect(view.location).toEqual({ title: 'Kawiarnia Mała', websiteUri: 'https://mala.example/nowa' });
  expect(view.diffMask).toBe('title');
  expect(view.pendingMask).toBeUndefined();
  expect((await metadata(directed)).hasGoogleUpdated).toBe(true);
  // Setting Google's value ends the difference.
  await patch(directed, { title: 'Kawiarnia Mała' });
  expect((await metadata(directed)).hasGoogleUpdated).toBeUndefined();
  expect((await metadata(directed)).hasPendingEdits).toBeUndefined();
});

test.each([
  ['another name', { title: 'Zakład Pogrzebowy Sosna' }],
  [
    'another town',
    {
      storefrontAddress: {
        regionCode: 'PL',
        postalCode: '00-001',
        locality: 'Warszawa',
        addressLines: ['ul. Złota 1'],
      },
    },
  ],
  ['another trade', { categories: { primaryCategory: { name: 'categories/gcid:plumber' } } }],
])('a place that gets %s is verified again before anybody sees it', async (_what, fields) => {
  const directed = await directSandbox();
  await patch(directed, fields);
  await directed.advance(6);
  const state = await directed.google('GET', `${rynek}/VoiceOfMerchantState`);
  expect(state.body).toEqual({ verify: {} });
  expect((await metadata(directed)).hasPendingEdits).toBe(true);
  expect((await directed.google('GET', '/v4/accounts/1/locations/rynek/reviews')).status).toBe(400);

  const body = { method: 'PHONE_CALL', phoneNumber: await phoneOffered(directed) };
  const { verification } = (await directed.google('POST', `${rynek}:verify`, body)).body;
  const [known] = [...((await directed.script('GET', '/listings/rynek')).body.verifications ?? [])];
  await directed.google('POST', `/v1/${String(verification?.name)}:complete`, { pin: String(known?.pin) });
  await directed.advance(6);
  expect(await metadata(directed)).toMatchObject({ hasVoiceOfMerchant: true });
  expect((await metadata(directed)).hasPendingEdits).toBeUndefined();
  expect((await shown(directed, Object.keys(fields).join(','))).diffMask).toBeUndefined();
});

async function phoneOffered(directed: Directed): Promise<string> {
  const answer = await directed.google('POST', `${rynek}:fetchVerificationOptions`, { languageCode: 'pl' });
  const offered = [...(answer.body.options ?? [])].find(
    (option) => String(option.verificationMethod) === 'PHONE_CALL',
  );
  return String(offered?.phoneNumber);
}

test('a person decides by hand what is published', async () => {
  const directed = await directSandbox();
  await directed.script('PUT', '/publishing', { automatic: false });
  await patch(directed, { websiteUri: 'https://mala.example/1' });
  await patch(directed, { profile: { description: 'Nowy opis' } });
  await directed.advance(600);
  const { body } = await directed.script('GET', '/publishing');
  expect([...(body.waiting ?? [])].map(({ fields }) => fields)).toEqual([['websiteUri'], ['profile']]);
  await directed.script('POST', '/publishing', { verdict: 'refuse' });
  await directed.script('POST', '/publishing', { verdict: 'publish', location: 'rynek' });
  const view = await shown(directed, 'websiteUri,profile');
  expect(view).toMatchObject({
    diffMask: 'websiteUri',
    location: { websiteUri: 'https://mala.example/', profile: { description: 'Nowy opis' } },
  });
  expect((await directed.script('POST', '/publishing', { verdict: 'publish' })).status).toBe(409);
});

test('the eleventh edit of a listing within a minute is refused, and a check costs none', async () => {
  const directed = await directSandbox();
  for (let index = 0; index < 10; index += 1) {
    await patch(directed, { websiteUri: `https://mala.example/${index}` });
  }
  const check = await directed.google('PATCH', `${rynek}?updateMask=title&validateOnly=true`, {
    title: 'Mała',
  });
  expect([check.status, check.body]).toEqual([200, {}]);
  const refused = await patch(directed, { websiteUri: 'https://mala.example/' });
  expect(refused.body.error?.status).toBe('RESOURCE_EXHAUSTED');
  expect((await patch(directed, { title: 'Mała' }, '/v1/locations/dworzec')).status).toBe(200);
});

test('a script has Google give any reason, such as that its data are newer', async () => {
  const directed = await directSandbox();
  await directed.script('POST', '/faults', {
    path: '/v1/locations/*',
    method: 'PATCH',
    status: 400,
    reason: 'STALE_DATA',
  });
  const { status, body } = await patch(directed, { title: 'Mała' });
  expect([status, body.error?.details?.[0]?.reason]).toEqual([400, 'STALE_DATA']);
});
