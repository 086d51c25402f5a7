import { androidpublisher, auth } from '@googleapis/androidpublisher';
import { expect, test } from 'vitest';
import { directSandbox } from '../testing/direct-sandbox.ts';
import { serveSandbox } from '../testing/serve-sandbox.ts';

const packageName = 'pl.kawiarnialipa.karta';

/** Google's own client of Google Play, signed in to a sandbox behind a real port by a service account's key. */
async function officialPlay() {
  const directed = await directSandbox({ now: Date.now });
  const play = await serveSandbox(directed.sandbox, 'google-play');
  await directed.script('POST', '/google-play/apps', { package_name: packageName });
  const { body: key } = await directed.script('POST', '/google-play/keys', { packages: [packageName] });
  const signIn = () => {
    const account = new auth.JWT({
      email: String(key.client_email),
      key: String(key.private_key),
      scopes: ['https://www.googleapis.com/auth/androidpublisher'],
    });
    // The client trades assertions at Google's address, whatever a key's file says.
    account.transporter.interceptors.request.add({
      resolved: (config) => {
        const isTrade = String(config.url) === 'https://oauth2.googleapis.com/token';
        return Promise.resolve(isTrade ? { ...config, url: new URL(`${play}/token`) } : config);
      },
    });
    return androidpublisher({ version: 'v3', auth: account }).reviews;
  };
  const write = async (review: object) => {
    const written = { package_name: packageName, rating: 4, text: 'Fajna', ...review };
    return String((await directed.script('POST', '/google-play/reviews', written)).body.id);
  };
  return { ...directed, key, write, signIn, reviews: signIn(), here: { rootUrl: `${play}/` } };
}

test('RV-12 Google’s own client signs in with a key, reads reviews in pages, and replies', async () => {
  const { reviews, here, write, advance } = await officialPlay();
  const first = await write({ rating: 2, text: 'Nie działa', author: 'Tomek', language: 'pl' });
  await advance(60);
  const second = await write({ author: 'Hannah', language: 'en' });

  const page = await reviews.list({ packageName, maxResults: 1 }, here);
  expect(page.data.reviews?.map(({ reviewId }) => reviewId)).toEqual([second]);
  const token = page.data.tokenPagination?.nextPageToken ?? '';
  const rest = await reviews.list({ packageName, maxResults: 1, token }, here);
  expect(rest.data.reviews?.[0]).toMatchObject({ reviewId: first, authorName: 'Tomek' });
  expect(rest.data.tokenPagination).toBeUndefined();

  const requestBody = { replyText: 'Przepraszamy, <i>poprawimy</i>' };
  const replied = await reviews.reply({ packageName, reviewId: first, requestBody }, here);
  expect(replied.data.result?.replyText).toBe('Przepraszamy, poprawimy');
  const { data } = await reviews.get({ packageName, reviewId: first }, here);
  const [asked, answered] = data.comments ?? [];
  expect(asked?.userComment).toMatchObject({ text: 'Nie działa', starRating: 2, reviewerLanguage: 'pl' });
  expect(answered?.developerComment?.text).toBe('Przepraszamy, poprawimy');
  expect(answered?.developerComment?.lastModified).toEqual(replied.data.result?.lastEdited);
});

test('RV-12 Google’s own client learns that a reply is too long, a quota used up, an app unknown and a key revoked', async () => {
  const { reviews, here, write, script, key, signIn } = await officialPlay();
  const reviewId = await write({});
  const requestBody = { replyText: 'x'.repeat(351) };
  const once = { ...here, retry: false };
  await expect(reviews.reply({ packageName, reviewId, requestBody }, once)).rejects.toMatchObject({
    status: 400,
  });
  await expect(reviews.list({ packageName: 'pl.other' }, once)).rejects.toMatchObject({ status: 404 });
  await script('PUT', '/quotas', { play_reads_per_hour: 0 });
  await expect(reviews.list({ packageName }, once)).rejects.toMatchObject({
    status: 429,
    message: expect.stringContaining('Reviews per hour'),
  });
  await script('POST', '/google-play/keys');
  await script('PUT', '/quotas', { play_reads_per_hour: null });
  expect((await signIn().list({ packageName }, once)).data.reviews).toHaveLength(1);
  await script('DELETE', `/google-play/keys/${String(key.private_key_id)}`);
  await expect(signIn().list({ packageName }, once)).rejects.toMatchObject({
    message: 'invalid_grant: Invalid JWT Signature.',
  });
});
