import { FacebookAdsApi, Page, User } from 'facebook-nodejs-business-sdk';
import { expect, onTestFinished, test } from 'vitest';
import { directSandbox } from '../testing/direct-sandbox.ts';
import { serveSandbox } from '../testing/serve-sandbox.ts';
import { proofOf, sandboxFacebook } from './graph-tokens.ts';

const redirectUri = 'https://panel.test/company/facebook-accounts/connected';
const scope = 'pages_show_list,pages_read_engagement,pages_manage_metadata,pages_manage_posts';

/** Facebook's own client with the token of a person who ticked all pages of the world. */
async function officialFacebook() {
  const directed = await directSandbox({ now: Date.now });
  const graph = await serveSandbox(directed.sandbox, 'facebook');
  leadClientTo(graph);
  const client = { client_id: sandboxFacebook.appId, redirect_uri: redirectUri };
  const dialog = new URLSearchParams({ ...client, scope, state: 's' });
  const code = await directed.sandbox.facebookConsent(`${graph}/v24.0/dialog/oauth?${dialog}`);
  const exchange = new URLSearchParams({ ...client, client_secret: sandboxFacebook.appSecret, code });
  const granted = await fetch(`${graph}/v24.0/oauth/access_token?${exchange}`);
  const { access_token: token } = (await granted.json()) as { access_token: string };
  // Without the last argument the client would send its crashes to Meta.
  const api = FacebookAdsApi.init(token, 'pl_PL', false);
  const proved = { appsecret_proof: proofOf(token) };

  async function listPages(): Promise<[ListedPage, ListedPage, ...ListedPage[]]> {
    const fields = ['id', 'name', 'tasks', 'access_token'];
    const person = new User('me', {}, undefined, api);
    const cursor = await person.getAccounts(fields, { ...proved, limit: 2 });
    const pages = [...cursor];
    while (cursor.hasNext()) pages.push(...(await cursor.next()));
    return pages as [ListedPage, ListedPage, ...ListedPage[]];
  }

  /** A page with its own token, and what proves the calls with it. */
  function managed({ id, access_token: own }: ListedPage): { page: Page; proved: object } {
    const page = new Page(id, {}, undefined, new FacebookAdsApi(own, 'pl_PL', false));
    return { page, proved: { appsecret_proof: proofOf(own) } };
  }

  return { ...directed, listPages, managed };
}

/** The client names Facebook's host in a getter of its class, which all tests share. */
function leadClientTo(graph: string): void {
  const official = Object.getOwnPropertyDescriptor(FacebookAdsApi, 'GRAPH') ?? {};
  Object.defineProperty(FacebookAdsApi, 'GRAPH', { configurable: true, get: () => graph });
  onTestFinished(() => void Object.defineProperty(FacebookAdsApi, 'GRAPH', official));
}

interface ListedPage {
  id: string;
  name: string;
  tasks: string[];
  access_token: string;
}

test('INT-02 Facebook’s own client lists pages over several answers, and the locations of the main one', async () => {
  const { listPages, managed } = await officialFacebook();
  const [main, ...others] = await listPages();
  expect(main).toMatchObject({ name: 'Kawiarnia Mała', tasks: expect.arrayContaining(['MANAGE']) });
  expect(others).toHaveLength(3);
  const { page, proved } = managed(main);
  const locations = await page.getLocations(['name', 'store_number', 'location'], { ...proved, limit: 100 });
  expect(locations.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  expect(locations[0]).toMatchObject({ store_number: 1, location: { city: 'Kraków', zip: '31-042' } });
});

test('INT-02 Facebook’s own client changes a page, and reads what it has become', async () => {
  const { listPages, managed } = await officialFacebook();
  const [, other] = await listPages();
  const { page, proved } = managed(other);
  const hours = { mon_1_open: '08:00', mon_1_close: '16:00' };
  await page.update([], { ...proved, phone: '+48 12 422 10 11', hours });
  const read = await page.get(['phone', 'hours', 'website'], proved);
  expect(read.exportAllData()).toMatchObject({
    phone: '+48 12 422 10 11',
    hours,
    website: 'https://mala.example/',
  });
  const posted = await page.createFeed([], { ...proved, message: 'Nowe menu' });
  expect(posted.id).toMatch(new RegExp(`^${other.id}_`));
});

test('INT-02 Facebook’s own client tells refusals apart by their codes', async () => {
  const { listPages, managed, script } = await officialFacebook();
  const pages = await listPages();
  const watched = managed(pages.at(-1) ?? pages[0]);
  const refused = watched.page.update([], { ...watched.proved, about: 'Kawa' });
  await expect(refused).rejects.toMatchObject({
    name: 'FacebookRequestError',
    status: 403,
    response: { code: 200, type: 'OAuthException' },
  });
  const { page, proved } = managed(pages[1]);
  await expect(page.get(['secret'], proved)).rejects.toMatchObject({ status: 400, response: { code: 100 } });
  await script('PUT', '/facebook/usage', { percent: 100, regain_minutes: 30 });
  await expect(page.get(['name'], proved)).rejects.toMatchObject({ response: { code: 80_001 } });
  await script('PUT', '/facebook/usage', { percent: 1 });
  await script('POST', '/facebook/ends', { cause: 'password_changed' });
  await expect(page.get(['name'], proved)).rejects.toMatchObject({
    response: { code: 190, error_subcode: 460 },
  });
});
