import { expect, test } from 'vitest';
import { callDataForSeo, codes, firstTask, get, mapSearch } from '../testing/call-data-for-seo.ts';
import { directSandbox, type Wire } from '../testing/direct-sandbox.ts';
import { listenForCalls } from '../testing/listen-for-calls.ts';
import { startOfTest } from '../testing/small-world.ts';

test('MON-02 a search is posted, waits in the queue, is listed until it is fetched, and says who is found', async () => {
  const directed = await directSandbox();
  const posted = await callDataForSeo(directed, '/maps/task_post', [mapSearch({ tag: 'lookup-7' })]);
  expect(posted.body).toMatchObject({
    status_code: 20000,
    status_message: 'Ok.',
    cost: 0.0006,
    tasks_count: 1,
    tasks_error: 0,
    tasks: [
      {
        status_code: 20100,
        status_message: 'Task Created.',
        result_count: 0,
        path: ['v3', 'serp', 'google', 'maps', 'task_post'],
        data: {
          api: 'serp',
          function: 'task_post',
          se: 'google',
          se_type: 'maps',
          tag: 'lookup-7',
          depth: 20,
        },
        result: null,
      },
    ],
  });
  const { id } = firstTask(posted.body);
  expect(id).toMatch(/^11211100-0001-0066-0000-[\da-f]{12}$/);
  expect(codes((await callDataForSeo(directed, get(id))).body)).toEqual([40602]);
  const listed = async () =>
    firstTask((await callDataForSeo(directed, '/maps/tasks_ready')).body).result as Wire;
  expect(await listed()).toEqual([]);
  await directed.advance(2);
  const [ready] = await listed();
  expect(ready).toEqual({
    id,
    se: 'google',
    se_type: 'maps',
    date_posted: '2026-11-21 11:00:00 +00:00',
    tag: 'lookup-7',
    endpoint_regular: null,
    endpoint_advanced: `/v3/serp/google/maps/task_get/advanced/${String(id)}`,
    endpoint_html: null,
  });
  expect(await listed()).toHaveLength(1);

  const { body } = await callDataForSeo(directed, get(id));
  expect(await listed()).toEqual([]);
  const [result] = firstTask(body).result as Wire;
  expect(firstTask(body)).toMatchObject({ status_code: 20000, result_count: 1, data: { tag: 'lookup-7' } });
  expect(result).toMatchObject({
    keyword: 'kawiarnia',
    type: 'maps',
    se_domain: 'google.pl',
    language_code: 'pl',
    check_url: 'https://google.pl/maps/search/kawiarnia/@50.06109,19.93841,17z?hl=pl&gl=PL',
    datetime: '2026-11-21 11:00:00 +00:00',
    item_types: ['maps_search'],
    items_count: 20,
  });
  const ranked = directed.sandbox.rankPlaces({
    keyword: 'kawiarnia',
    latitude: 50.06109,
    longitude: 19.93841,
    day: '2026-11-21',
  });
  const items = [...(result?.items ?? [])];
  expect(items.map(({ rank_group: rank, place_id: place }) => [rank, place])).toEqual(
    ranked.map(({ position, place }) => [position, place.placeId]),
  );
  const ours = items.find(({ place_id: place }) => String(place) === 'place-rynek');
  expect(ours).toMatchObject({
    type: 'maps_search',
    title: 'Kawiarnia Mała',
    url: 'https://mala.example/',
    domain: 'mala.example',
    rating: { rating_type: 'Max5', value: 3.6, votes_count: 120, rating_max: null },
    address: 'Rynek Główny 12, 31-042 Kraków',
    address_info: { address: 'Rynek Główny 12', city: 'Kraków', zip: '31-042', country_code: 'PL' },
    phone: '+48124221010',
    category: 'Kawiarnia',
    latitude: 50.0617,
    longitude: 19.9373,
    is_claimed: true,
  });
  expect(ours?.category_ids).toContain('cafe');
  expect(ours?.cid).toMatch(/^\d+$/);

  // The results stay as they were on the day of the search, for thirty days.
  await directed.advance(20 * 86_400);
  expect(firstTask((await callDataForSeo(directed, get(id))).body).result).toEqual([result]);
  await directed.advance(11 * 86_400);
  expect(codes((await callDataForSeo(directed, get(id))).body)).toEqual([40401]);
});

test.each([
  [mapSearch({ keyword: '' }), 40501, "Invalid Field: 'keyword'."],
  [mapSearch({ keyword: 'x'.repeat(701) }), 40501, "Invalid Field: 'keyword'."],
  [mapSearch({ location_coordinate: '91,19.9,17z' }), 40501, "Invalid Field: 'location_coordinate'."],
  [mapSearch({ location_coordinate: '50.1,19.9,22z' }), 40501, "Invalid Field: 'location_coordinate'."],
  [mapSearch({ location_coordinate: 'Kraków' }), 40501, "Invalid Field: 'location_coordinate'."],
  [mapSearch({ language_code: 'xx' }), 40501, "Invalid Field: 'language_code'."],
  [mapSearch({ depth: 701 }), 40501, "Invalid Field: 'depth'."],
  [mapSearch({ tag: 'x'.repeat(256) }), 40501, "Invalid Field: 'tag'."],
  [mapSearch({ postback_url: 'https://app.test/' }), 40501, "Invalid Field: 'postback_data'."],
  [{ keyword: 'kawiarnia', language_code: 'pl' }, 40501, "Invalid Field: 'location_code'."],
  ['kawiarnia', 40501, "Invalid Field: 'keyword'."],
])(
  'a search that cannot be made is refused by itself, and the others are taken: %j',
  async (search, code, message) => {
    const directed = await directSandbox();
    const { status, body } = await callDataForSeo(directed, '/maps/task_post', [search, mapSearch()]);
    expect([status, body.status_code, body.tasks_error, codes(body)]).toEqual([200, 20000, 1, [code, 20100]]);
    expect(firstTask(body).status_message).toBe(message);
    expect((await directed.script('GET', '/searches')).body).toMatchObject({ tasks: 1, not_fetched: 1 });
  },
);

test('calls that are none are refused as documented: no login, no path, no JSON, too many tasks', async () => {
  const directed = await directSandbox();
  for (const authorization of ['', 'Basic !', `Basic ${btoa('sandbox@pinfold.test:wrong')}`]) {
    const answer = await callDataForSeo(directed, '/maps/tasks_ready', undefined, authorization);
    expect([answer.status, answer.body.status_code, answer.body.tasks]).toEqual([401, 40100, null]);
  }
  for (const path of ['/maps/nothing', '/books/tasks_ready', '/maps/task_post']) {
    const answer = await callDataForSeo(directed, path);
    expect([answer.status, answer.body.status_code]).toEqual([404, 40400]);
  }
  const post = async (path: string, body: unknown) =>
    codes((await callDataForSeo(directed, path, body)).body);
  expect(await post('/maps/task_post', '[{')).toEqual([40503]);
  expect(await post('/maps/task_post', [])).toEqual([40502]);
  expect(await post('/maps/live/advanced', [mapSearch(), mapSearch()])).toEqual([40000]);
  const many = await post(
    '/maps/task_post',
    Array.from({ length: 102 }, () => mapSearch()),
  );
  expect([many.slice(0, 100).every((code) => code === 20100), many.slice(100)]).toEqual([
    true,
    [40006, 40006],
  ]);
  expect(codes((await callDataForSeo(directed, get('11211100-0001-0066-0000-000000000000'))).body)).toEqual([
    40401,
  ]);
});

test('a live search is answered at once, in the language that was asked for; one that finds nothing says so', async () => {
  const directed = await directSandbox();
  const live = async (search: object) =>
    firstTask((await callDataForSeo(directed, '/maps/live/advanced', [search])).body);
  const found = await live(mapSearch({ keyword: 'coffee%20shop', language_code: 'en', depth: 3 }));
  expect(found).toMatchObject({
    status_code: 20000,
    cost: 0.002,
    result: [{ keyword: 'coffee shop', items_count: 3 }],
  });
  expect(JSON.stringify(found)).toMatch(/"category":"(Cafe|Coffee shop)"/);
  const none = await live(mapSearch({ keyword: 'wulkanizacja' }));
  expect(none).toMatchObject({ status_code: 40102, status_message: 'No Search Results.', result: null });
});

test('the website results name the sites of those who are found', async () => {
  const directed = await directSandbox();
  const search = {
    keyword: 'kawiarnia',
    location_name: 'Krakow,Lesser Poland Voivodeship,Poland',
    language_code: 'pl',
  };
  const { body } = await callDataForSeo(directed, '/organic/live/advanced', [search]);
  const [result] = firstTask(body).result as Wire;
  const [map, ...items] = [...(result?.items ?? [])];
  expect(map).toMatchObject({ type: 'local_pack', rank_absolute: 1 });
  expect(items.map(({ rank_group: rank }) => Number(rank))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(items.map(({ rank_absolute: rank }) => Number(rank))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(new Set(items.map(({ domain }) => String(domain))).size).toBe(10);
});

test('a website is where the script put it, and a further page is read only while somebody is missing', async () => {
  const directed = await directSandbox();
  const live = async (over: object = {}) => {
    const search = {
      ...mapSearch({ keyword: 'wulkanizacja' }),
      location_coordinate: '50.06109,19.93841,199999',
    };
    const { body } = await callDataForSeo(directed, '/organic/live/advanced', [{ ...search, ...over }]);
    const [result] = (firstTask(body).result ?? []) as Wire[];
    const items = [...((result?.items ?? []) as Wire)] as Record<string, unknown>[];
    return items.filter(({ type }) => type === 'organic');
  };
  expect(await live()).toEqual([]);
  const put = (domain: string, position: number, over: object = {}) =>
    directed.script('POST', '/sites', { domain, position, ...over });
  await put('lipa.example', 3, { url: 'https://lipa.example/menu' });
  await put('sowa.example', 12);
  await put('daleko.example', 21);
  const found = await live();
  expect(found).toHaveLength(12);
  expect(found[2]).toMatchObject({ rank_group: 3, domain: 'lipa.example', url: 'https://lipa.example/menu' });
  expect(found[11]).toMatchObject({ domain: 'sowa.example' });
  const stop = (...hosts: string[]) => ({
    stop_crawl_on_match: hosts.map((host) => ({ match_type: 'with_subdomains', match_value: host })),
    target_search_mode: 'all',
  });
  expect(await live(stop('lipa.example'))).toHaveLength(10);
  expect(await live(stop('lipa.example', 'sowa.example'))).toHaveLength(12);
  await put('lipa.example', 21, { keyword: 'opony' });
  expect((await live({ keyword: 'Opony' })).map(({ domain }) => domain)).not.toContain('lipa.example');
  await directed.script('DELETE', '/sites');
  expect(await live()).toEqual([]);
});

test.each(['50.1,19.9,17z', '50.1,19.9,100', '50.1,19.9,200000', '50.1,19.9'])(
  'organic results are asked for around a point, not from %s',
  async (location_coordinate) => {
    const directed = await directSandbox();
    const search = { ...mapSearch(), location_coordinate };
    expect(codes((await callDataForSeo(directed, '/organic/task_post', [search])).body)).toEqual([40501]);
  },
);

test('whoever asked for it is called when a search is done', async () => {
  const { origin, calls, heard } = await listenForCalls();
  const directed = await directSandbox({ now: () => startOfTest });
  const { body } = await callDataForSeo(directed, '/maps/task_post', [
    mapSearch({ tag: 'a b', pingback_url: `${origin}/done?id=$id&tag=$tag` }),
  ]);
  expect(calls).toEqual([]);
  await directed.advance(2);
  await heard(1);
  const told = `/done?id=${String(firstTask(body).id)}&tag=a%20b`;
  expect(calls.map(({ path }) => path)).toEqual([told]);
});
