import { expect, test } from 'vitest';
import { directSandbox } from '../../testing/direct-sandbox.ts';

const nowa = '/v1/locations/nowa';

test('a new place is verified by the PIN in a mail, and then may speak for itself (BEY-02)', async () => {
  const directed = await directSandbox();
  const options = await directed.google('POST', `${nowa}:fetchVerificationOptions`, { languageCode: 'pl' });
  expect([...(options.body.options ?? [])].map(({ verificationMethod }) => verificationMethod)).toEqual([
    'ADDRESS',
    'EMAIL',
    'PHONE_CALL',
  ]);
  const strange = await directed.google('POST', `${nowa}:verify`, {
    method: 'EMAIL',
    emailAddress: 'ktos@inna.example',
  });
  expect(strange.body.error?.details?.[0]?.fieldViolations?.[0]?.field).toBe('email_address');

  const address = 'biuro@mala.example';
  const { body } = await directed.google('POST', `${nowa}:verify`, {
    method: 'EMAIL',
    emailAddress: address,
  });
  expect(body.verification).toMatchObject({ method: 'EMAIL', state: 'PENDING' });
  expect((await directed.google('GET', `${nowa}/VoiceOfMerchantState`)).body).toEqual({
    verify: { hasPendingVerification: true },
  });
  const [mail] = [...((await directed.script('GET', `/mails?to=${address}`)).body.results ?? [])];
  const pin = /\d{5}/.exec(String(mail?.subject))?.[0];

  const complete = `/v1/${String(body.verification?.name)}:complete`;
  expect((await directed.google('POST', complete, { pin: 'nie' })).status).toBe(400);
  expect((await directed.google('POST', complete, { pin })).body.verification?.state).toEqual('COMPLETED');
  expect((await directed.google('GET', `${nowa}/VoiceOfMerchantState`)).body).toEqual({
    hasBusinessAuthority: true,
    waitForVoiceOfMerchant: {},
  });
  await directed.advance(6);
  expect((await directed.google('GET', `${nowa}/VoiceOfMerchantState`)).body).toEqual({
    hasVoiceOfMerchant: true,
    hasBusinessAuthority: true,
  });
  expect((await directed.google('GET', '/v4/accounts/1/locations/nowa/reviews')).status).toBe(200);
  expect((await directed.script('POST', '/reviews', { location: 'nowa', rating: 5 })).status).toBe(201);
});

test('a PIN that is guessed five times is worth nothing, and a new letter replaces the old one', async () => {
  const directed = await directSandbox();
  const letter = { method: 'ADDRESS', mailerContact: 'Anna Nowak' };
  const first = await directed.google('POST', `${nowa}:verify`, letter);
  const second = await directed.google('POST', `${nowa}:verify`, letter);
  const complete = `/v1/${String(second.body.verification?.name)}:complete`;
  for (let tries = 0; tries < 5; tries += 1) await directed.google('POST', complete, { pin: '' });
  const { body } = await directed.google('GET', `${nowa}/verifications`);
  expect([...(body.verifications ?? [])].map(({ name, state }) => [name, state])).toEqual([
    [second.body.verification?.name, 'FAILED'],
    [first.body.verification?.name, 'FAILED'],
  ]);
  expect((await directed.google('POST', complete, { pin: '12345' })).body.error?.status).toBe(
    'FAILED_PRECONDITION',
  );
});

test('a verified place has nothing to choose from', async () => {
  const directed = await directSandbox();
  const options = await directed.google('POST', '/v1/locations/rynek:fetchVerificationOptions', {
    languageCode: 'pl',
  });
  expect(options.body).toEqual({});
  const tried = await directed.google('POST', '/v1/locations/rynek:verify', { method: 'AUTO' });
  expect(tried.body.error?.status).toBe('FAILED_PRECONDITION');
});
