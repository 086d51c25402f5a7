import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { createWebsite, deleteWebsite } from '@pinfold/contract/features/company/websites.endpoints';
import {
  createQualityAudit,
  getLastQualityAudit,
  listQualityAudits,
} from '@pinfold/contract/features/websites/quality-audits.endpoints';
import { crashAtCommit } from '../../../testing/crashes/crash-at-commit.ts';
import { startTestApi, type TestApiOptions } from '../../../testing/clients/start-test-api.ts';
import { websiteAudits } from './audits.table.ts';
import { planAudits, requeueStuckAudits } from './plan-audits.job.ts';
import { websiteQualityOf } from './website-quality.queries.ts';

const [hour, day] = [3600, 86_400];
const host = 'lipa.example';

async function start(options: TestApiOptions = {}) {
  const api = await startTestApi({ now: new Date('2031-03-12T09:00:00Z'), isClockStill: true, ...options });
  const companyId = await api.make.company();
  const as = await api.make.member(companyId, { type: memberTypes.owner });
  const { queries } = api.services.database;
  return {
    ...api,
    companyId,
    as,
    queries,
    async addWebsite(url = `https://${host}/`) {
      const { id } = await api.ok(createWebsite, { as, body: { url } });
      return { id, params: { id } };
    },
    plan: () => planAudits.run(api.services, {}, { tries: 0, isLastTry: false }),
    last: (params: { id: number }) => api.ok(getLastQualityAudit, { as, params }),
    list: async (params: { id: number }) => (await api.ok(listQualityAudits, { as, params })).results,
    page: (turn: object) => api.script('POST', '/pages', { host, ...turn }),
    fault: (fault: object) => api.script('POST', '/faults', { path: '/pagespeed/*', ...fault }),
    /** Calls to the provider. */
    async calls() {
      const { calls } = await api.script<{ calls: { path: string }[] }>('GET', '/journal?limit=1000');
      return calls.filter(({ path }) => path.startsWith('/pagespeed/')).length;
    },
  };
}

describe('MON-07 a website', () => {
  test('is audited when it is added, every week from then on, and when somebody asks', async () => {
    const { addWebsite, jobs, last, list, plan, clock, page, ok, as } = await start();
    await page({ paint: 6000, failing: ['image-alt', 'image-delivery-insight', 'meta-description'] });
    const { params } = await addWebsite();
    const before = await last(params);
    expect(before).toMatchObject({ is_configured: true, audit: null, later: { status: 1 }, next_at: null });
    await jobs.runDue();
    const first = await last(params);
    expect(first).toMatchObject({
      later: null,
      next_at: '2031-03-19T09:00:00.000Z',
      audit: {
        status: 3,
        is_requested: false,
        measured_at: '2031-03-12T09:00:00.000Z',
        final_url: `https://${host}/`,
        engine_version: '13.1.0',
        fixed: [],
        problem: null,
      },
    });
    const { performance, accessibility, best_practices, seo } = first.audit?.scores ?? {};
    const slow = first.audit?.findings.filter(({ category }) => category === 'performance') ?? [];
    const slowness = slow.reduce((total, { points }) => total + (points ?? 0), 0);
    expect(slowness).toBeGreaterThan(1);
    expect(slowness).toBeLessThanOrEqual(101 - (performance ?? 0));
    const sum = [performance, accessibility, best_practices, seo].reduce<number>(
      (one, other) => one + (other ?? 0),
      0,
    );
    expect(first.audit?.score).toBe(sum / 4);
    expect(first.audit?.findings.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['largest-contentful-paint', 'image-alt', 'image-delivery-insight']),
    );
    expect(first.audit?.findings.find(({ id }) => id === 'image-alt')).toMatchObject({
      category: 'accessibility',
      title: 'Elementy graficzne nie mają atrybutów `[alt]`',
      score: 0,
      points: expect.closeTo(100 - (accessibility ?? 0), 0) as unknown,
    });

    clock.advance(6 * day);
    await plan();
    expect(await list(params)).toHaveLength(1);
    clock.advance(day + 1);
    await page({ paint: 2000, failing: ['meta-description', 'color-contrast'] });
    await plan();
    await plan();
    await jobs.runDue();
    const second = await last(params);
    expect(await list(params)).toHaveLength(2);
    expect(second.audit?.fixed.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['image-alt', 'image-delivery-insight', 'largest-contentful-paint']),
    );
    expect(second.audit?.fixed.map(({ id }) => id)).not.toContain('meta-description');
    const asked = await ok(createQualityAudit, { as, params });
    expect(asked).toMatchObject({ status: 1, is_requested: true });
    expect((await ok(createQualityAudit, { as, params })).id).toBe(asked.id);
    await jobs.runDue();
    expect((await list(params)).map(({ status, is_requested }) => [status, is_requested])).toEqual([
      [3, true],
      [3, false],
      [3, false],
    ]);
  });

  test('a category that was not measured stays unknown, and the score is that of the others', async () => {
    const { addWebsite, jobs, last, page } = await start();
    await page({ unscored: ['performance'], failing: [] });
    const { params } = await addWebsite();
    await jobs.runDue();
    expect((await last(params)).audit).toMatchObject({
      score: 100,
      band: 'very_good',
      scores: { performance: null },
    });
  });

  test('takes its audits with it, also one that is under way', async () => {
    const { addWebsite, jobs, ok, as, queries, calls } = await start();
    const { params } = await addWebsite();
    await ok(deleteWebsite, { as, params });
    await jobs.runDue();
    expect([await queries.select().from(websiteAudits), await calls()]).toEqual([[], 0]);
  });

  test('can be audited three times a day of the company at most, also added again, each website by itself', async () => {
    const { addWebsite, jobs, request, ok, as, clock } = await start({
      // A day of 23 hours.
      now: new Date('2031-03-29T23:30:00Z'),
    });
    const { params } = await addWebsite();
    const other = await addWebsite('https://sowa.example/');
    for (let count = 0; count < 3; count += 1) {
      await jobs.runDue();
      await ok(createQualityAudit, { as, params });
    }
    await jobs.runDue();
    const { problem, headers } = await request(createQualityAudit, { as, params });
    expect(problem).toMatchObject({ code: 'too_many_attempts', status: 429 });
    expect(headers.get('Retry-After')).toBe(String(22.5 * 3600));
    await ok(createQualityAudit, { as, params: other.params });
    await ok(deleteWebsite, { as, params });
    const again = await addWebsite();
    await jobs.runDue();
    expect((await request(createQualityAudit, { as, params: again.params })).status).toBe(429);
    clock.advance(22.5 * hour);
    await ok(createQualityAudit, { as, params: again.params });
  });

  test.each(['before', 'after'] as const)(
    'is audited once by a worker that is killed %s it stores what was found',
    async (moment) => {
      const { addWebsite, jobs, services, list } = await start();
      const { params } = await addWebsite();
      crashAtCommit({ services })({ number: 0, moment });
      await jobs.settle(hour);
      expect(await list(params)).toMatchObject([{ status: 3 }]);
    },
  );

  test('whose job was lost is audited all the same', async () => {
    const { addWebsite, jobs, services, list, clock, queries } = await start();
    const { params } = await addWebsite();
    await queries.execute(`delete from pgboss.job where name = 'audit-website'`);
    clock.advance(hour);
    await requeueStuckAudits.run(services, {}, { tries: 0, isLastTry: false });
    await jobs.runDue();
    expect(await list(params)).toMatchObject([{ status: 3 }]);
  });
});

describe('MON-07 an audit that fails', () => {
  test.each([
    ['NO_FCP', 'page_empty', 'Strona wczytała się, ale nic się na niej nie pojawiło.'],
    ['FAILED_DOCUMENT_REQUEST', 'page_unreachable', undefined],
    ['ERRORED_DOCUMENT_REQUEST', 'page_error', undefined],
    ['DNS_FAILURE', 'host_unknown', undefined],
  ])('with %s is tried again an hour later, and then says why', async (error, code, detail) => {
    const { addWebsite, jobs, last, page, clock, calls } = await start();
    await page({ error });
    const { params } = await addWebsite();
    await jobs.runDue();
    expect((await last(params)).later).toMatchObject({
      status: 1,
      due_at: '2031-03-12T10:00:00.000Z',
      problem: null,
    });
    clock.advance(hour + 1);
    await jobs.runDue();
    const { audit, later, next_at } = await last(params);
    expect(audit).toBeNull();
    expect(later).toMatchObject({ status: 4, problem: { code, ...(detail && { detail }) }, score: null });
    expect([await calls(), next_at]).toEqual([2, '2031-03-19T09:00:00.000Z']);
  });

  test('on the first of the two tries alone leaves nothing of it', async () => {
    const { addWebsite, jobs, last, fault, clock } = await start();
    await fault({ status: 400, reason: 'FAILED_DOCUMENT_REQUEST' });
    const { params } = await addWebsite();
    await jobs.runDue();
    clock.advance(hour + 1);
    await jobs.runDue();
    expect(await last(params)).toMatchObject({ audit: { status: 3 }, later: null });
  });

  test.each([
    [{ status: 400 }, 'address_unusable'],
    [{ status: 400, reason: 'API_KEY_INVALID' }, 'auditor_refused'],
    [{ status: 403 }, 'auditor_refused'],
  ])('with %j is not tried again', async (fault, code) => {
    const api = await start();
    await api.fault(fault);
    const { params } = await api.addWebsite();
    await api.jobs.runDue();
    expect((await api.last(params)).later).toMatchObject({ status: 4, problem: { code } });
  });

  test('for the auditor’s own trouble is made again hours later, and says when', async () => {
    const { addWebsite, jobs, last, fault, plan, clock, ok, as } = await start();
    await fault({ status: 403 });
    const { params } = await addWebsite();
    await jobs.runDue();
    expect((await last(params)).next_at).toBe('2031-03-12T15:00:00.000Z');
    clock.advance(6 * hour);
    await plan();
    await jobs.runDue();
    expect(await last(params)).toMatchObject({ audit: { status: 3 }, next_at: '2031-03-19T15:00:00.000Z' });
    await fault({ status: 403 });
    await ok(createQualityAudit, { as, params });
    await jobs.runDue();
    // The one that ended well is still enough.
    expect(await last(params)).toMatchObject({ later: { status: 4 }, next_at: '2031-03-19T15:00:00.000Z' });
  });

  test('for want of quota waits until tomorrow, and has not failed', async () => {
    const { addWebsite, jobs, last, fault, clock } = await start();
    await fault({ status: 429 });
    const { params } = await addWebsite();
    await jobs.runDue();
    const waiting = (await last(params)).later;
    expect(waiting?.due_at).toMatch(/^2031-03-13T09:00/);
    clock.advance(day + 60);
    await jobs.runDue();
    expect(await last(params)).toMatchObject({ audit: { status: 3 }, later: null });
  });

  test('keeps the one before, as long as that says anything', async () => {
    const { addWebsite, jobs, last, page, plan, clock, queries, companyId, services } = await start();
    await page({ failing: [] });
    const { id, params } = await addWebsite();
    await jobs.runDue();
    const quality = () => websiteQualityOf(queries, companyId, services.now());
    const { value: good, measuredAt } = await quality();
    clock.advance(8 * day);
    await page({ error: 'NO_FCP' });
    await plan();
    await jobs.settle(2 * hour);
    expect(await last(params)).toMatchObject({ audit: { status: 3 }, later: { status: 4 } });
    expect(await quality()).toMatchObject({
      value: good,
      measuredAt,
      failure: 'page_empty',
      sites: [{ websiteId: id, value: good, isWaiting: false, failure: 'page_empty' }],
    });
    clock.advance(45 * day);
    expect(await quality()).toMatchObject({
      value: null,
      measuredAt: null,
      sites: [{ value: null, measuredAt }],
    });
    expect(await websiteQualityOf(queries, companyId, new Date('2031-03-12T09:00:00Z'))).toMatchObject({
      value: good,
      failure: null,
    });
    expect((await websiteQualityOf(queries, companyId, new Date('2031-03-11T09:00:00Z'))).sites).toEqual([]);
  });
});

describe('MON-07 audits', () => {
  test('are listed by the moment at which they began, both ends included, page by page', async () => {
    const { addWebsite, jobs, plan, clock, ok, as } = await start();
    const { params } = await addWebsite();
    for (let week = 1; week <= 3; week += 1) {
      await jobs.runDue();
      clock.advance(7 * day);
      await plan();
    }
    const began = (query: object) =>
      ok(listQualityAudits, { as, params, query }).then(({ count, results }) => [
        count,
        results.map(({ created_at }) => created_at.slice(5, 10)),
      ]);
    const [from, to] = ['2031-03-19T09:00:00.000Z', '2031-03-26T09:00:00.000Z'];
    expect(await began({})).toEqual([4, ['04-02', '03-26', '03-19', '03-12']]);
    expect(await began({ created_at__gte: from, created_at__lte: to })).toEqual([2, ['03-26', '03-19']]);
    expect(await began({ page: 2, page_size: 3 })).toEqual([4, ['03-12']]);
  });

  test('of another company are not found', async () => {
    const { addWebsite, make, request } = await start();
    const { params } = await addWebsite();
    const stranger = await make.member(await make.company(), { type: memberTypes.owner });
    for (const endpoint of [getLastQualityAudit, listQualityAudits, createQualityAudit] as const)
      expect((await request(endpoint, { as: stranger, params })).problem?.code).toBe('not_found');
  });

  test('without an auditor are none, and say so', async () => {
    const { addWebsite, services, jobs, last, plan, request, as } = await start();
    Object.assign(services, { pageSpeed: { ...services.pageSpeed, isConnected: false } });
    const { params } = await addWebsite();
    await plan();
    await jobs.runDue();
    expect(await last(params)).toEqual({ is_configured: false, audit: null, later: null, next_at: null });
    expect((await request(createQualityAudit, { as, params })).problem?.code).toBe('provider_not_configured');
  });

  test('are not made for a company without monitoring, whose websites can be added all the same', async () => {
    const { addWebsite, queries } = await start();
    await queries.execute(sql`update companies set disabled_modules = '{monitoring}'`);
    await addWebsite();
    expect(await queries.select().from(websiteAudits)).toEqual([]);
  });

  test('are not made for a company whose plan has ended', async () => {
    const { make, plan, queries, services } = await start();
    const companyId = await make.company({ planIsUnpaid: true });
    await queries.execute(
      `insert into websites (company_id, url, name, created_at) values (${companyId}, 'https://x.pl/', 'x', '${services.now().toISOString()}')`,
    );
    await plan();
    expect(await queries.select().from(websiteAudits)).toEqual([]);
  });
});

describe('MON-07 our servers never fetch an address of a customer', () => {
  test.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost:4400/',
  ])('%s is refused when it is added', async (url) => {
    const { request, as } = await start();
    expect((await request(createWebsite, { as, body: { url } })).problem?.code).toBe('url_invalid');
  });

  test('a name that leads into a network is told to the auditor, and nobody else is asked anything', async () => {
    const { addWebsite, jobs, sandbox, last } = await start();
    const asked: URL[] = [];
    const answer = sandbox.fetch;
    vi.spyOn(sandbox, 'fetch').mockImplementation((request) => {
      asked.push(new URL(request.url));
      return answer(request);
    });
    const network = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => network.mockRestore());
    const { params } = await addWebsite('http://10.0.0.1.nip.io/');
    await jobs.settle(2 * hour);
    expect(asked.map(({ origin, pathname }) => origin + pathname)).toEqual(
      Array(2).fill('http://sandbox.test/sandbox/pagespeed/pagespeedonline/v5/runPagespeed'),
    );
    expect(network).not.toHaveBeenCalled();
    expect((await last(params)).later?.problem?.code).toBe('page_unreachable');
  });
});
