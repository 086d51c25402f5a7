import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { directSandbox, type Answer, type Directed } from '../../testing/direct-sandbox.ts';
import { servePictures } from '../../testing/serve-pictures.ts';

const posts = '/v4/accounts/1/locations/rynek/localPosts';
const news = { topicType: 'STANDARD', summary: 'Nowa karta jesienna.' };
const schedule = {
  startDate: { year: 2026, month: 11, day: 28 },
  startTime: { hours: 18 },
  endDate: { year: 2026, month: 11, day: 28 },
  endTime: { hours: 20, minutes: 30 },
};

function firstProblem({ body }: Answer) {
  const detail = body.error?.details?.[0];
  expect(detail?.['@type']).toBe('type.googleapis.com/google.mybusiness.v4.ValidationError');
  return detail?.errorDetails?.[0];
}

async function stateOf({ google }: Directed, created: Answer) {
  return String((await google('GET', `/v4/${String(created.body.name)}`)).body.state);
}

test('PUB-01 each type of post is created with its fields alone, and read back as it was written', async () => {
  const { google } = await directSandbox();
  const offer = {
    topicType: 'OFFER',
    summary: 'Druga kawa gratis.',
    event: { title: 'Kawa', schedule },
    offer: { couponCode: 'KAWA', redeemOnlineUrl: 'https://mala.example/', termsConditions: 'Raz.' },
  };
  const event = {
    topicType: 'EVENT',
    summary: 'Cupping',
    event: { title: 'Cupping', schedule: { ...schedule, startTime: {} } },
    callToAction: { actionType: 'BOOK', url: 'https://mala.example/' },
  };
  const call = { ...news, callToAction: { actionType: 'CALL' } };
  for (const written of [offer, event, call]) {
    const { status, body } = await google('POST', posts, written);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...written, state: 'PROCESSING', languageCode: 'pl' });
    expect(body.searchUrl).toBeUndefined();
    expect((await google('GET', `/v4/${String(body.name)}`)).body).toEqual(body);
  }
});

const action = (actionType: string, url?: string) => ({ ...news, callToAction: { actionType, url } });
const media = [{ mediaFormat: 'PHOTO', sourceUrl: 'https://x.example/a.jpg' }];

test.each([
  ['a text that is too long', { ...news, summary: 'a'.repeat(1501) }, 'STRING_TOO_LONG', 'summary'],
  ['no type', { summary: 'Hej' }, 'REQUIRED_FIELD_MISSING_VALUE', 'topic_type'],
  ['a call with a URL', action('CALL', 'https://x.example'), 'INVALID_ARGUMENT', 'call_to_action.url'],
  ['a button without a URL', action('SHOP'), 'REQUIRED_FIELD_MISSING_VALUE', 'call_to_action.url'],
  ['a URL that is none of the web', action('SHOP', 'ftp://x.example'), 'INVALID_URL', 'call_to_action.url'],
  [
    'an alert',
    { ...news, topicType: 'ALERT' },
    'OPERATION_UNSUPPORTED_UNDER_ACCOUNT_CONDITION',
    'topic_type',
  ],
  ['news with an event', { ...news, event: { title: 'A', schedule } }, 'INVALID_ARGUMENT', 'event'],
  ['news with an offer', { ...news, offer: { couponCode: 'A' } }, 'INVALID_ARGUMENT', 'offer'],
  [
    'a title that is too long',
    { ...news, topicType: 'EVENT', event: { title: 'a'.repeat(59), schedule } },
    'STRING_TOO_LONG',
    'event.title',
  ],
  [
    'an event without an end time',
    { ...news, topicType: 'EVENT', event: { title: 'A', schedule: { ...schedule, endTime: undefined } } },
    'INVALID_TIME_SCHEDULE',
    'event.schedule',
  ],
  [
    'an end before the start',
    { ...news, topicType: 'EVENT', event: { title: 'A', schedule: { ...schedule, endTime: { hours: 9 } } } },
    'INVALID_TIME_SCHEDULE',
    'event.schedule',
  ],
  [
    'an offer with a button',
    { ...action('SHOP', 'https://x.example'), topicType: 'OFFER', event: { title: 'A', schedule } },
    'INVALID_ARGUMENT',
    'call_to_action',
  ],
  [
    'a voucher code that is too long',
    { ...news, topicType: 'OFFER', event: { title: 'A', schedule }, offer: { couponCode: 'a'.repeat(59) } },
    'STRING_TOO_LONG',
    'offer.coupon_code',
  ],
  ['two pictures', { ...news, media: [...media, ...media] }, 'INVALID_ARGUMENT', 'media'],
  [
    'a picture without an address',
    { ...news, media: [{ mediaFormat: 'PHOTO' }] },
    'REQUIRED_FIELD_MISSING_VALUE',
    'media.source_url',
  ],
  [
    'a time that is past',
    { ...news, scheduledTime: '2026-11-21T10:59:00Z' },
    'INVALID_ARGUMENT',
    'scheduled_time',
  ],
])('PUB-01 Google refuses %s, in the body of its v4 API', async (_name, body, code, field) => {
  const { google, script } = await directSandbox();
  const refused = await google('POST', posts, body);
  expect(refused.status).toBe(400);
  expect(firstProblem(refused)).toMatchObject({ code, field });
  expect((await script('GET', '/posts/rynek')).body.results).toEqual([]);
});

test('PUB-01 a video fails at Google, a patch without a mask is a bare 400, a path without an account an HTML 404', async () => {
  const { google } = await directSandbox();
  const video = { ...news, media: [{ mediaFormat: 'VIDEO', sourceUrl: 'https://x.example/a.mp4' }] };
  expect((await google('POST', posts, video)).status).toBe(500);
  const { body } = await google('POST', posts, news);
  const bare = await google('PATCH', `/v4/${String(body.name)}`, { summary: 'Nowe' });
  expect(bare.status).toBe(400);
  expect(bare.body.error?.details).toBeUndefined();
  const lost = await google('POST', '/v4/locations/rynek/localPosts', news);
  expect(lost.status).toBe(404);
  expect(lost.text).toMatch(/^<!DOCTYPE html>/);
});

test('PUB-02 a post is processed, then live or rejected by its text, and moderated again when it is patched', async () => {
  const directed = await directSandbox();
  const fine = await directed.google('POST', posts, news);
  const phone = await directed.google('POST', posts, { ...news, summary: 'Zadzwoń: 600 700 800' });
  expect(await stateOf(directed, fine)).toBe('PROCESSING');
  await directed.advance(4);
  expect(await stateOf(directed, fine)).toBe('LIVE');
  expect(await stateOf(directed, phone)).toBe('REJECTED');
  const name = `/v4/${String(phone.body.name)}`;
  const patched = await directed.google('PATCH', `${name}?updateMask=summary`, { summary: 'Zadzwoń.' });
  expect(patched.body).toMatchObject({ summary: 'Zadzwoń.', state: 'PROCESSING', topicType: 'STANDARD' });
  await directed.advance(4);
  expect((await directed.google('GET', name)).body.searchUrl).toEqual(expect.stringContaining('lpsid='));
  expect((await directed.google('DELETE', name)).status).toBe(200);
  expect((await directed.google('GET', name)).status).toBe(404);
  expect((await directed.google('DELETE', name)).status).toBe(404);
});

test('BEY-17 a planned post appears on the minute, and is rejected before its time', async () => {
  const directed = await directSandbox();
  const scheduledTime = '2026-11-22T08:00:00.000Z';
  const fine = await directed.google('POST', posts, { ...news, scheduledTime });
  const bad = await directed.google('POST', posts, {
    topicType: 'STANDARD',
    summary: 'KUP DZIŚ, TYLKO U NAS, WARTO',
    scheduledTime,
  });
  expect(fine.body).toMatchObject({ state: 'SCHEDULED', scheduledTime });
  await directed.advance(60);
  expect(await stateOf(directed, fine)).toBe('SCHEDULED');
  expect(await stateOf(directed, bad)).toBe('REJECTED');
  await directed.script('POST', '/clock', { to: scheduledTime });
  const token = await directed.accessToken();
  expect((await directed.google('GET', `/v4/${String(fine.body.name)}`, undefined, token)).body.state).toBe(
    'LIVE',
  );
});

test('BEY-17 an answer is lost after the post was made, its list lags, and the counts tell', async () => {
  const directed = await directSandbox();
  await directed.script('PUT', '/posting', { list_lag_seconds: 30 });
  await directed.script('POST', '/faults', { path: '/v4/*/localPosts', method: 'POST', apply: true });
  expect((await directed.google('POST', posts, news)).status).toBe(503);
  expect((await directed.google('GET', posts)).body.localPosts).toBeUndefined();
  const [made] = [...((await directed.script('GET', '/posts/rynek')).body.results ?? [])];
  expect((await directed.google('GET', `${posts}/${String(made?.id)}`)).status).toBe(200);
  await directed.advance(30);
  expect((await directed.google('GET', posts)).body.localPosts).toHaveLength(1);
  await directed.google('DELETE', `${posts}/${String(made?.id)}`);
  expect((await directed.script('GET', '/publication-writes?account=1')).body.writes).toEqual([
    expect.objectContaining({ location: 'rynek', posts: { creates: 1, patches: 0, deletes: 1 } }),
  ]);
});

test('PUB-05 only verified locations that may post publish: metadata says so, and a script changes it', async () => {
  const { google, script } = await directSandbox();
  const mask = 'readMask=metadata.canOperateLocalPost';
  const may = async (id: string) =>
    (await google('GET', `/v1/locations/${id}?${mask}`)).body.metadata?.canOperateLocalPost;
  expect(await may('rynek')).toBe(true);
  expect(await may('nowa')).toBeUndefined();
  expect((await google('POST', posts.replace('rynek', 'nowa'), news)).status).toBe(400);
  await script('PUT', '/listings/rynek/state', { can_post: false });
  expect(await may('rynek')).toBeUndefined();
  expect(firstProblem(await google('POST', posts, news))).toMatchObject({
    code: 'LOCATION_DISABLED_FOR_LOCAL_POST_API',
  });
});

test('PUB-02 a script decides posts by hand, rejects all of a location, and takes a post down later', async () => {
  const directed = await directSandbox();
  await directed.script('PUT', '/posting', { automatic: false });
  const post = await directed.google('POST', posts, news);
  await directed.advance(600);
  expect(await stateOf(directed, post)).toBe('PROCESSING');
  expect((await directed.script('POST', '/posting', { verdict: 'live' })).body.state).toBe('LIVE');
  const [, id] = String(post.body.name).split('/localPosts/');
  await directed.script('POST', '/posting', { verdict: 'rejected', post: { location: 'rynek', post: id } });
  expect(await stateOf(directed, post)).toBe('REJECTED');
  expect((await directed.script('POST', '/posting', { verdict: 'live' })).status).toBe(409);
  await directed.script('PUT', '/posting', { automatic: true, rejected_locations: ['rynek'] });
  const next = await directed.google('POST', posts, news);
  await directed.advance(4);
  expect(await stateOf(directed, next)).toBe('REJECTED');
  expect((await directed.script('DELETE', `/posts/rynek/${id}`)).status).toBe(204);
  expect((await directed.google('GET', `/v4/${String(post.body.name)}`)).status).toBe(404);
});

test('PUB-01 Google fetches the picture, keeps its bytes over a restart, and serves them at an address of its own', async () => {
  const { origin, fetched } = await servePictures();
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const before = await directSandbox({ folder });
  const sourceUrl = `${origin}/good.png?signed=1`;
  const { body } = await before.google('POST', posts, {
    ...news,
    media: [{ mediaFormat: 'PHOTO', sourceUrl }],
  });
  expect(body.media?.[0]).toMatchObject({ sourceUrl, dimensions: { widthPixels: 800, heightPixels: 600 } });
  expect(fetched).toEqual(['/good.png?signed=1']);
  await before.sandbox.close();
  const after = await directSandbox({ folder });
  const again = (await after.google('GET', `/v4/${String(body.name)}`)).body;
  expect(again).toEqual(body);
  const file = await after.sandbox.fetch(new Request(String(again.media?.[0]?.googleUrl)));
  expect(file.headers.get('Content-Type')).toBe('image/png');
  const original = await (await fetch(sourceUrl)).arrayBuffer();
  expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(original));
});

test.each([
  'small.png',
  'webp.jpg',
  'plain.png',
  'large.png',
  'html.jpg',
  'moved.jpg',
  'missing.jpg',
  'hangs.jpg',
])('PUB-01 a picture that cannot be taken makes no post: %s', async (file) => {
  const { origin } = await servePictures();
  const { google, script } = await directSandbox({ pictureSeconds: 1 });
  const sourceUrl = `${origin}/${file}`;
  const refused = await google('POST', posts, { ...news, media: [{ mediaFormat: 'PHOTO', sourceUrl }] });
  expect(firstProblem(refused)).toMatchObject({ code: 'PHOTO_FETCH_FAILED', field: 'media.source_url' });
  expect((await script('GET', '/posts/rynek')).body.results).toEqual([]);
});

test('PUB-02 a script denies fetches of pictures at a location, so many times', async () => {
  const { origin, fetched } = await servePictures();
  const { google, script } = await directSandbox();
  await script('POST', '/picture-denials', { location: 'rynek' });
  const post = { ...news, media: [{ mediaFormat: 'PHOTO', sourceUrl: `${origin}/good.png` }] };
  expect((await google('POST', posts.replace('rynek', 'dworzec'), post)).status).toBe(200);
  expect(firstProblem(await google('POST', posts, post))).toMatchObject({ code: 'PHOTO_FETCH_FAILED' });
  expect(fetched).toHaveLength(1);
  expect((await google('POST', posts, post)).status).toBe(200);
});

const weekly = { weeklyPattern: { daysOfWeek: ['FRIDAY'] }, seriesEndTime: '2027-06-30T22:00:00Z' };
const happyHour = (recurrenceInfo: object) => ({
  topicType: 'OFFER',
  summary: 'Druga kawa gratis.',
  event: { title: 'Kawa', schedule, recurrenceInfo },
  offer: { couponCode: 'KAWA' },
});

test('BEY-21 each pattern of a series is read back as it was written, and is recurring once it is decided', async () => {
  const world = await directSandbox();
  for (const pattern of [
    { dailyPattern: {} },
    weekly,
    { weeklyPattern: {} },
    { monthlyPattern: { dayOfMonth: 28 } },
    { monthlyPattern: { dayOfWeekOccurrence: 'LAST' } },
  ]) {
    const created = await world.google('POST', posts, happyHour(pattern));
    expect(created.body).toMatchObject({ state: 'PROCESSING', event: { recurrenceInfo: pattern } });
    await world.advance(4);
    const { body } = await world.google('GET', `/v4/${String(created.body.name)}`);
    expect(body).toMatchObject({ state: 'RECURRING', searchUrl: expect.any(String) as string });
  }
});

test.each([
  ['two patterns', { dailyPattern: {}, weeklyPattern: {} }],
  ['no pattern', {}],
  ['two days of the month', { monthlyPattern: { dayOfMonth: 3, dayOfWeekOccurrence: 'LAST' } }],
  ['a day that no month has', { monthlyPattern: { dayOfMonth: 32 } }],
  ['an end before the start', { dailyPattern: {}, seriesEndTime: '2026-11-01T00:00:00Z' }],
])('BEY-21 a series with %s is refused', async (_, recurrenceInfo) => {
  const { google } = await directSandbox();
  const refused = await google('POST', posts, happyHour(recurrenceInfo));
  expect(refused.status).toBe(400);
  expect(firstProblem(refused)?.field).toMatch(/^event.recurrence_info/);
});

test('BEY-21 a series of news is refused, since news have no event', async () => {
  const { google } = await directSandbox();
  const refused = await google('POST', posts, { ...news, event: { recurrenceInfo: weekly } });
  expect(firstProblem(refused)).toMatchObject({ code: 'INVALID_ARGUMENT', field: 'event' });
});

/** A world in which Google does with series what a test says, and an offer of Fridays that is shown there. */
async function withSeries(facts: object, pattern: object = { weeklyPattern: {} }) {
  const world = await directSandbox();
  await world.script('PUT', '/posting', { series: facts });
  const created = await world.google('POST', posts, happyHour(pattern));
  await world.advance(4);
  const path = `/v4/${String(created.body.name)}`;
  // Access tokens last an hour, and a series weeks.
  const google = async (method: string, url: string, body?: object) =>
    world.google(method, url, body, await world.accessToken());
  return { ...world, google, path, shown: async () => (await google('GET', path)).body };
}

const onSundays = { event: { recurrenceInfo: { weeklyPattern: { daysOfWeek: ['SUNDAY'] } } } };

test.each([
  ['applied', 200, ['SUNDAY']],
  ['ignored', 200, undefined],
  ['refused', 400, undefined],
])('BEY-21 another pattern of a series is %s, as the script says', async (patch, status, daysOfWeek) => {
  const { google, path, shown } = await withSeries({ patch });
  const answer = await google('PATCH', `${path}?updateMask=event.recurrenceInfo`, onSundays);
  expect(answer.status).toBe(status);
  const { event } = await shown();
  expect(event).toHaveProperty('recurrenceInfo', { weeklyPattern: { ...(daysOfWeek && { daysOfWeek }) } });
  const text = await google('PATCH', `${path}?updateMask=summary`, { summary: 'Kawa za pół ceny.' });
  expect(text.status).toBe(200);
});

/** From the world's 21 November at noon to a week after the first date, while it is on. */
const toSecondDate = (14 * 24 + 7) * 3600;

test.each(['nothing', 'current_date'])('BEY-21 a series deleted on a date leaves %s', async (deletion) => {
  const { google, path, advance, shown } = await withSeries({ deletion });
  await advance(toSecondDate);
  expect((await google('DELETE', path)).status).toBe(200);
  const left = await google('GET', path);
  expect(left.status).toBe(deletion === 'nothing' ? 404 : 200);
  if (deletion === 'nothing') return;
  expect(left.body).toMatchObject({
    state: 'LIVE',
    event: { schedule: { startDate: { year: 2026, month: 12, day: 5 } } },
  });
  expect((await shown()).event).not.toHaveProperty('recurrenceInfo');
});

test('BEY-21 a series tells when its latest date was put in place', async () => {
  const { advance, shown } = await withSeries({});
  const { createTime, event } = await shown();
  expect(event).toHaveProperty('recurringInstanceTime', createTime);
  await advance(toSecondDate);
  expect((await shown()).event).toHaveProperty('recurringInstanceTime', '2026-12-05T18:00:00.000Z');
});

test('BEY-21 a series is refused a planned time, or too late an end, where the script says so', async () => {
  const { google, script } = await directSandbox();
  const planned = { ...happyHour(weekly), scheduledTime: '2026-11-25T08:00:00Z' };
  expect((await google('POST', posts, planned)).status).toBe(200);
  await script('PUT', '/posting', { series: { takes_scheduled_time: false } });
  expect(firstProblem(await google('POST', posts, planned))?.field).toBe('scheduled_time');
  expect((await google('POST', posts, happyHour(weekly))).status).toBe(200);
  await script('PUT', '/posting', { series: { longest_days: 90 } });
  expect(firstProblem(await google('POST', posts, happyHour(weekly)))?.field).toBe(
    'event.recurrence_info.series_end_time',
  );
});

test.each([
  ['skipped', { year: 2027, month: 1, day: 31 }, { year: 2027, month: 3, day: 31 }],
  ['last_day', { year: 2027, month: 1, day: 31 }, { year: 2027, month: 2, day: 28 }],
])('BEY-21 a month without the 31st is %s', async (month_end, january, next) => {
  const facts = { month_end, moves_schedule: true };
  const { advance, shown } = await withSeries(facts, { monthlyPattern: { dayOfMonth: 31 } });
  await advance(50 * 86_400);
  expect((await shown()).event).toHaveProperty('schedule.startDate', january);
  await advance(25 * 86_400);
  expect((await shown()).event).toHaveProperty('schedule.startDate', next);
});
