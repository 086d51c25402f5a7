import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { facebookPeople, sandboxFacebook } from '@pinfold/sandbox';
import { expect, test } from 'vitest';
import {
  authorizeFacebook,
  connectFacebook,
  disconnectFacebook,
  linkFacebookPages,
  listFacebookAccounts,
  listFacebookListings,
  listFacebookPages,
  retryFacebookListings,
} from '@pinfold/contract/features/integrations/facebook-accounts.endpoints';
import { getMapSettings } from '@pinfold/contract/features/integrations/map-settings.endpoints';
import { rows } from '../../../../database/database.ts';
import { startChain } from '../../../../testing/worlds/chain.ts';
import { pollFacebook } from '../poll-directory.job.ts';
import { publishDirectoryListing } from '../publish-directory-listing.job.ts';

interface PageAtFacebook {
  id: string;
  name: string;
  phone?: string;
  website?: string;
  about?: string;
  writes: number;
}

/** A chain with a page for each location, in a time that the queue's own clock does not reach. */
async function startAtFacebook(locations = 3) {
  const world = await startChain({
    locations,
    now: new Date('2031-03-10T08:00:00Z'),
    config: { PINFOLD_FEATURE_FLAGS: 'coordinate_editing,facebook_accounts,map_settings' },
  });
  const { services, owner: as } = world;
  const consent = async (answer?: Record<string, string>) => {
    const { url } = await world.ok(authorizeFacebook, { as });
    const state = new URL(url).searchParams.get('state') ?? '';
    return { code: await world.sandbox.facebookConsent(url, answer), state };
  };
  const pagesOf = async (id: number) => (await world.ok(listFacebookPages, { as, params: { id } })).results;
  return {
    ...world,
    as,
    consent,
    connect: async () => world.ok(connectFacebook, { as, body: await consent() }),
    pagesOf,
    /** Takes every suggestion; returns the pages of the first, second, … location. */
    async linkAll(id: number) {
      const pages = (await pagesOf(id)).flatMap(({ page_id, suggestion }) =>
        suggestion ? [{ page_id, facility_id: suggestion.facility.id }] : [],
      );
      await world.ok(linkFacebookPages, { as, params: { id }, body: { pages } });
      await world.jobs.runDue();
      return world.ids.map((location) => pages.find((page) => page.facility_id === location)?.page_id ?? '');
    },
    async poll() {
      await services.jobs.enqueue(services.database.queries, pollFacebook, [{ payload: {} }]);
      await world.jobs.runDue();
    },
    account: async () => (await world.ok(listFacebookAccounts, { as })).results[0],
    async atFacebook(id: string) {
      const { pages } = await world.script<{ pages: PageAtFacebook[] }>('GET', '/facebook');
      return pages.find((page) => page.id === id);
    },
    /** What Facebook sends when a person removes the app, or asks for deletion. */
    async signedBy(path: string, secret: string) {
      const person = { algorithm: 'HMAC-SHA256', user_id: facebookPeople[0].id };
      const payload = Buffer.from(JSON.stringify(person)).toString('base64url');
      const signature = createHmac('sha256', secret).update(payload).digest('base64url');
      const body = new URLSearchParams({ signed_request: `${signature}.${payload}` });
      return world.app.request(path, { method: 'POST', body });
    },
    stored: () =>
      rows<{ kind: string }>(
        services.database.queries,
        sql`select 'account' as kind from directory_accounts union all select 'listing' from directory_listings`,
      ),
  };
}

test('INT-02 pages are suggested, shown before and after, and then say what their locations do', async () => {
  const world = await startAtFacebook();
  const { as, ids } = world;
  const account = await world.connect();
  expect(account).toMatchObject({ name: 'Ewa Lipińska', status: 'configuration_in_progress', problem: null });
  const params = { id: account.id };
  const [main, first, second, last] = await world.pagesOf(account.id);
  expect(main).toMatchObject({ may_manage: true, suggestion: null });
  expect(first?.suggestion).toMatchObject({ facility: { id: ids[0] }, by: 'store_number' });
  expect(last).toMatchObject({ may_manage: false, suggestion: null });
  const link = (page: { page_id: string } | undefined, facility_id = 0) => ({
    page_id: page?.page_id ?? '',
    facility_id,
  });
  const pages = [link(first, ids[0]), link(second, ids[1])];
  const { results } = await world.ok(linkFacebookPages, { as, params, body: { pages, dry_run: true } });
  const [shown] = results;
  expect(shown?.differences.map(({ field }) => field)).toContain('hours');
  const untouched = await world.atFacebook(first?.page_id ?? '');
  expect(untouched?.writes).toBe(0);
  const [pageId = ''] = await world.linkAll(account.id);
  expect(await world.account()).toMatchObject({ status: 'complete', published: 2, waiting: 0, refused: 0 });
  expect(await world.atFacebook(pageId)).toMatchObject({ writes: 1 });
  expect((await world.pagesOf(account.id))[1]?.facility?.id).toBe(ids[0]);
  await world.edit(world.id, { website: 'https://lipa.test/nowa' });
  await world.jobs.runDue();
  expect(await world.atFacebook(pageId)).toMatchObject({ website: 'https://lipa.test/nowa', writes: 2 });
  const settings = await world.ok(getMapSettings, { as });
  expect(settings.results[1]).toMatchObject({ directory: 'facebook', is_enabled: true, published: 2 });
  // A look every day writes nothing, unless somebody has changed the page.
  await world.poll();
  expect(await world.atFacebook(pageId)).toMatchObject({ writes: 2 });
});

test('INT-02 a page that is suggested by its pin says how far that is from its location', async () => {
  const world = await startAtFacebook();
  const [first, second, third = 0] = world.ids;
  await world.script('POST', '/facebook/pages', { locations: 3 });
  await world.edit(third, { phone_number: '', latitude: 50.0626, longitude: 19.9373 });
  await world.jobs.runDue();
  const { id } = await world.connect();
  const suggested = (await world.pagesOf(id)).flatMap(({ suggestion }) =>
    suggestion ? [[suggestion.facility.id, suggestion.by, suggestion.distance_meters]] : [],
  );
  expect(suggested).toEqual([
    [first, 'store_number', null],
    [second, 'store_number', null],
    [third, 'distance', 100],
  ]);
});

test('INT-02 a page that somebody changed at Facebook says what its location does by the next day', async () => {
  const world = await startAtFacebook(1 + 1);
  const account = await world.connect();
  const [pageId = ''] = await world.linkAll(account.id);
  const [row] = await rows<{ sealed: string }>(
    world.services.database.queries,
    sql`select sealed_credentials as sealed from directory_listings`,
  );
  expect(row?.sealed).not.toContain('EAA');
  const { token } = await world.services.facebook.exchangeCode({
    code: (await world.consent()).code,
    redirectUri: 'http://panel.test/company/facebook-accounts/connected',
  });
  const page = (await world.services.facebook.as(token).listPages()).find(({ id }) => id === pageId);
  await world.services.facebook
    .asPage({ id: pageId, token: page?.token ?? '' })
    .updateFields({ website: 'https://elsewhere.test/' });
  await world.poll();
  expect(await world.atFacebook(pageId)).toMatchObject({
    website: (await world.read(world.id)).website,
    writes: 3,
  });
});

test('INT-02 a changed password is told within a day, and whoever connects again keeps the links', async () => {
  const world = await startAtFacebook();
  const { as } = world;
  const { id } = await world.connect();
  const [pageId = ''] = await world.linkAll(id);
  await world.script('POST', '/facebook/ends', { cause: 'password_changed' });
  await world.edit(world.id, { website: 'https://lipa.test/nowa' });
  await world.poll();
  expect(await world.account()).toMatchObject({ problem: 'password_changed', published: 0, refused: 2 });
  const { results } = await world.ok(listFacebookListings, { as, params: { id }, query: {} });
  expect(results[0]).toMatchObject({ state: 'failed', problems: [{ code: 'access_ended' }] });
  const pages = await world.request(listFacebookPages, { as, params: { id } });
  expect(pages.problem?.code).toBe('facebook_authorization_invalid');
  await world.connect();
  await world.jobs.runDue();
  expect(await world.account()).toMatchObject({ id, problem: null, published: 2, refused: 0 });
  expect(await world.atFacebook(pageId)).toMatchObject({ website: 'https://lipa.test/nowa' });
});

test('INT-02 a page that is ticked no longer fails alone, and can be sent again', async () => {
  const world = await startAtFacebook();
  const { as } = world;
  const { id } = await world.connect();
  const [, pageId = ''] = await world.linkAll(id);
  await world.script('POST', '/facebook/unticked', { page: pageId });
  await world.poll();
  expect(await world.account()).toMatchObject({ problem: null, published: 1, refused: 1 });
  const { accepted } = await world.ok(retryFacebookListings, { as, params: { id }, body: {} });
  expect(accepted).toEqual([world.ids[1]]);
});

test('INT-02 nothing is kept of a consent that is not whole, and each is good once', async () => {
  const world = await startAtFacebook();
  const { as } = world;
  const refusal = async (body: { code: string; state: string }) =>
    (await world.request(connectFacebook, { as, body })).problem?.code;
  expect(await refusal(await world.consent({ withhold: 'pages_manage_metadata' }))).toBe(
    'facebook_permission_missing',
  );
  expect(await refusal(await world.consent({ person: facebookPeople[1].id }))).toBe('facebook_no_pages');
  const good = await world.consent();
  expect(await refusal({ ...good, code: 'x' })).toBe('facebook_authorization_invalid');
  expect(await refusal(good)).toBe('facebook_authorization_invalid');
  expect(await world.stored()).toEqual([]);
});

test('INT-02 a page and a location are linked once, and only by those who may change the page', async () => {
  const world = await startAtFacebook();
  const { as, ids } = world;
  const { id } = await world.connect();
  const pages = await world.pagesOf(id);
  const link = async (...links: [page: number, location: number][]) =>
    (
      await world.request(linkFacebookPages, {
        as,
        params: { id },
        body: {
          pages: links.map(([page, location]) => ({
            page_id: pages[page]?.page_id ?? '1',
            facility_id: location,
          })),
        },
      })
    ).problem?.code;
  const [one = 0, other = 0] = ids;
  expect(await link([1, one], [1, other])).toBe('page_taken');
  expect(await link([1, one], [2, one])).toBe('page_taken');
  expect(await link([3, one])).toBe('facebook_permission_missing');
  expect(await link([9, one])).toBe('not_found');
  expect(await link([1, await world.make.location(await world.make.company())])).toBe('not_found');
  await world.linkAll(id);
  // Two pages change places, and no link is left behind.
  expect(await link([1, other], [2, one])).toBeUndefined();
  await world.jobs.runDue();
  const facilities = (await world.pagesOf(id)).map(({ facility }) => facility?.id ?? null);
  expect(facilities).toEqual([null, other, one, null]);
  expect(await link()).toBeUndefined();
  expect(await world.account()).toMatchObject({ status: 'configuration_in_progress', published: 0 });
});

test('INT-02 a call about a page that was linked before settles nothing of the page that is linked now', async () => {
  const world = await startAtFacebook();
  const { as, ids, services } = world;
  const { id } = await world.connect();
  const pages = await world.pagesOf(id);
  const [one = 0, other = 0] = ids;
  const page = (index: number) => pages[index]?.page_id ?? '';
  const link = (...links: { page_id: string; facility_id: number }[]) =>
    world.ok(linkFacebookPages, { as, params: { id }, body: { pages: links } });
  await link({ page_id: page(1), facility_id: one });
  const slow = {
    ...services,
    facebook: {
      ...services.facebook,
      asPage(shown: Parameters<typeof services.facebook.asPage>[0]) {
        const calls = services.facebook.asPage(shown);
        return {
          ...calls,
          async getFields() {
            // While it is asked about, somebody puts the link right.
            await link({ page_id: page(2), facility_id: one }, { page_id: page(1), facility_id: other });
            return calls.getFields();
          },
        };
      },
    },
  };
  const first = { companyId: world.companyId, locationId: one, directory: 'facebook', version: 1 } as const;
  await publishDirectoryListing.run(slow, first, { tries: 0, isLastTry: false });
  await world.jobs.runDue();
  const { results } = await world.ok(listFacebookListings, { as, params: { id }, query: {} });
  expect(results.map(({ location, page_id, state }) => [location.id, page_id, state]).toSorted()).toEqual(
    [
      [one, page(2), 'published'],
      [other, page(1), 'published'],
    ].toSorted(),
  );
});

test('INT-02 a link whose page was unticked stays when others are changed', async () => {
  const world = await startAtFacebook();
  const { as } = world;
  const { id } = await world.connect();
  const [kept = '', lost = ''] = await world.linkAll(id);
  await world.script('POST', '/facebook/unticked', { page: lost });
  const shown = (await world.pagesOf(id)).find(({ page_id }) => page_id === lost);
  expect(shown).toMatchObject({ may_manage: false, facility: { id: world.ids[1] } });
  const pages = [
    { page_id: kept, facility_id: world.ids[0] ?? 0 },
    { page_id: lost, facility_id: world.ids[1] ?? 0 },
  ];
  await world.ok(linkFacebookPages, { as, params: { id }, body: { pages } });
  const { count } = await world.ok(listFacebookListings, { as, params: { id }, query: {} });
  expect(count).toBe(2);
});

test('INT-02 a page that cannot be read is named before anything is written, and keeps no other from it', async () => {
  const world = await startAtFacebook();
  const { as, ids } = world;
  const { id } = await world.connect();
  const [, first, second] = await world.pagesOf(id);
  const [one, other] = [first?.page_id ?? '', second?.page_id ?? ''];
  await world.script('POST', '/faults', { path: `/facebook/v27.0/${one}`, status: 400, reason: '10' });
  const pages = [
    { page_id: one, facility_id: ids[0] ?? 0 },
    { page_id: other, facility_id: ids[1] ?? 0 },
  ];
  const body = { pages, dry_run: true };
  const { results } = await world.ok(linkFacebookPages, { as, params: { id }, body });
  expect(results.map(({ page_id, problem }) => [page_id, problem])).toEqual([
    [one, 'access_ended'],
    [other, null],
  ]);
});

test('INT-02 whoever disconnects leaves pages as they are, and is offered the links when they come back', async () => {
  const world = await startAtFacebook();
  const { as } = world;
  const { id } = await world.connect();
  const [pageId = ''] = await world.linkAll(id);
  await world.ok(disconnectFacebook, { as, params: { id } });
  await world.jobs.runDue();
  expect(await world.account()).toBeUndefined();
  const { grants } = await world.script<{ grants: object[] }>('GET', '/facebook');
  expect(grants).toEqual([]);
  await world.edit(world.id, { website: 'https://lipa.test/nowa' });
  await world.jobs.runDue();
  expect(await world.atFacebook(pageId)).toMatchObject({ writes: 1 });
  // The person removes the app at Facebook as well: nothing is to be connected again.
  await world.signedBy('/facebook/deauthorize/', sandboxFacebook.appSecret);
  expect(await world.account()).toBeUndefined();
  await world.connect();
  expect((await world.pagesOf(id))[1]).toMatchObject({ facility: null, suggestion: { by: 'linked_before' } });
});

test('INT-02 Facebook alone can say that a person removed the app, or wants their data deleted', async () => {
  const world = await startAtFacebook();
  const { id } = await world.connect();
  await world.linkAll(id);
  expect((await world.signedBy('/facebook/deauthorize/', 'another secret')).status).toBe(404);
  expect((await world.signedBy('/facebook/deauthorize/', sandboxFacebook.appSecret)).status).toBe(204);
  expect(await world.account()).toMatchObject({ problem: 'app_removed', status: 'disconnected', refused: 2 });
  await world.connect();
  await world.jobs.runDue();
  expect(await world.account()).toMatchObject({ id, problem: null, status: 'complete', published: 2 });
  expect((await world.signedBy('/facebook/data-deletion/', 'another secret')).status).toBe(404);
  const deleted = await world.signedBy('/facebook/data-deletion/', sandboxFacebook.appSecret);
  const { url, confirmation_code: code } = (await deleted.json()) as {
    url: string;
    confirmation_code: string;
  };
  expect(url).toBe(`http://panel.test/api/facebook/data-deletion/${code}`);
  expect(await (await world.app.request(`/facebook/data-deletion/${code}`)).text()).toContain(code);
  expect(await world.stored()).toEqual([]);
});
