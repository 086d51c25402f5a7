import { expect, test, vi } from 'vitest';
import type { TakeCall } from '../../delivery/provider-quota.ts';
import { type GoogleAccount, openGoogleBusinessProfile } from './google-business-profile.ts';

/** A connector that counts its calls, and to whom Google says yes to everything. */
function open(wait?: number) {
  const takeCall = vi.fn<TakeCall>(async () => wait);
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    Response.json({ access_token: 'x', expires_in: 60 }),
  );
  const settings = { baseUrl: 'http://google.test', clientId: 'a', clientSecret: 'b', fetch, takeCall };
  return { takeCall, fetch, google: openGoogleBusinessProfile(settings) };
}

const item = 'accounts/1/locations/2';

test.each<[string, (google: GoogleAccount) => Promise<unknown>, ...Parameters<TakeCall>]>([
  [
    'reading a listing',
    (google) => google.getListing('locations/2'),
    'google/business-information',
    undefined,
  ],
  [
    'writing a listing',
    (google) => google.patchListing('locations/2', {}, ['title']),
    'google/business-information',
    'locations/2',
  ],
  [
    'checking what would be written',
    (google) => google.patchListing('locations/2', {}, ['title'], { validateOnly: true }),
    'google/business-information',
    undefined,
  ],
  ['a reply', (google) => google.updateReply(`${item}/reviews/3`, 'Dziękujemy'), 'google/v4', 'locations/2'],
  ['taking a reply back', (google) => google.deleteReply(`${item}/reviews/3`), 'google/v4', 'locations/2'],
  ['deleting a photo', (google) => google.deleteMedia(`${item}/media/4`), 'google/v4', 'locations/2'],
  ['reading a post', (google) => google.getLocalPost(`${item}/localPosts/5`), 'google/v4', undefined],
  [
    'MON-08 reading days of a profile',
    (google) => google.readPerformanceDays('locations/2', '2026-03-01', '2026-03-02'),
    'google/performance',
    undefined,
  ],
])('%s is counted where Google counts it', async (_, ask, ...counted) => {
  const { takeCall, google } = open();
  await ask(google.as('grant'));
  expect(takeCall.mock.calls).toEqual([counted]);
});

test('a call for which none is left is not made, and says how long to wait', async () => {
  const { google, fetch } = open(12);
  const refused = google.as('grant').getListing('locations/2');
  await expect(refused).rejects.toMatchObject({ kind: 'quota', retryAfter: 12 });
  expect(fetch).not.toHaveBeenCalled();
  await google.uncounted().as('grant').getListing('locations/2');
  expect(fetch).toHaveBeenCalled();
});
