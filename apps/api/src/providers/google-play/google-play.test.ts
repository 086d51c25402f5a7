import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { openGooglePlay } from './google-play.ts';

const privateKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** What a call comes to that Google answers so. */
function refusedWith(status: number, error: object): Promise<unknown> {
  const play = openGooglePlay({
    baseUrl: 'https://play.example',
    takeCall: async () => undefined,
    fetch: async (url) =>
      String(url).endsWith('/token')
        ? Response.json({ access_token: 'token' })
        : Response.json({ error: { code: status, message: 'Refused', ...error } }, { status }),
    now: () => new Date(),
  });
  const key = { clientEmail: 'pinfold@lipa.example', keyId: 'key', privateKey };
  return play
    .as(key)
    .tryReviews('pl.lipa.karta')
    .catch((thrown: unknown) => thrown);
}

test.each(['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'dailyLimitExceeded'])(
  'RV-12 a quota that Google Play calls %s is waited for, and takes no key away',
  async (reason) => {
    const errors = [{ domain: 'usageLimits', reason, message: 'Refused' }];
    expect(await refusedWith(403, { errors })).toMatchObject({ kind: 'quota', reasons: [reason] });
  },
);

test('RV-12 another 403 of Google Play is a refusal, with the reason that it gives', async () => {
  const errors = [{ domain: 'usageLimits', reason: 'accessNotConfigured', message: 'Refused' }];
  expect(await refusedWith(403, { errors })).toMatchObject({
    kind: 'denied',
    reasons: ['accessNotConfigured'],
  });
});
