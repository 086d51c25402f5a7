// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { testWebsiteAudit, type TestWebsiteAudits } from '../../../testing/websites/audits.ts';
import { useAuditRequest } from './use-audit-request.ts';
import { useWebsiteAudits } from './use-website-audits.ts';
import {
  formatWebsiteAuditFilters,
  parseWebsiteAuditFilters,
  type WebsiteAuditFilters,
} from './website-audit-filters.ts';

const now = new Date('2026-11-29T12:00:00Z');
const failed = {
  status: 4,
  score: null,
  scores: { performance: null, accessibility: null, best_practices: null, seo: null },
  engine_version: null,
  problem: { code: 'page_empty', detail: 'Strona jest pusta.' },
} as const;

describe('MON-07 audits of websites', () => {
  // The days that are shown end with today, and the audits are of days before this one.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));

  it('are those of the first website, each score beside the one before, and of another after a choice', async () => {
    const { result } = start();
    await waitFor(() => expect(result.current.last?.audit?.scores.performance).toBe(64));
    await waitFor(() =>
      expect(result.current.changes?.performance).toEqual({ trend: 'same', from: 65, step: -1 }),
    );
    act(() => result.current.changeFilters({ website: 2 }));
    await waitFor(() => expect(result.current.last?.audit?.id).toBe(200));
    await waitFor(() => expect(result.current.history.audits?.dates).toHaveLength(1));
    await waitFor(() => expect(result.current.changes).toEqual({}));
  });

  it('say nothing about changes while the audits before are not known', async () => {
    const client = createTestClient({ data: { now } });
    client.server.fail('listQualityAudits', 'permission_denied');
    const { result } = renderHookInPinfold(() => useWebsiteAudits(), { client });
    await waitFor(() => expect(result.current.last?.audit).toBeDefined());
    await waitFor(() => expect(result.current.history.error).not.toBeNull());
    expect(result.current.changes).toBeUndefined();
    client.server.fail('listQualityAudits', undefined);
    await act(() => result.current.refetch());
    await waitFor(() => expect(result.current.changes?.performance).toBeDefined());
  });

  it('say why there is none', async () => {
    const emptinessOf = async (audits: Partial<TestWebsiteAudits>, websites?: []) => {
      const { result } = start({}, audits, websites);
      await waitFor(() => expect(result.current.emptiness).toBeDefined());
      return [result.current.emptiness, result.current.isPending];
    };
    const of = (change: object) => [{ ...testWebsiteAudit(1, '2026-11-28T09:00:00.000Z'), ...change }];
    expect(await emptinessOf({ audits: [] }, [])).toEqual(['no_website', false]);
    expect(await emptinessOf({ audits: [] })).toEqual(['none', false]);
    expect(await emptinessOf({ audits: [], isConfigured: false })).toEqual(['not_configured', false]);
    expect(await emptinessOf({ audits: of({ status: 2 }) })).toEqual(['waiting', false]);
    expect(await emptinessOf({ audits: of(failed) })).toEqual(['failed', false]);
  });

  it('of a period are by the days of the company, with a gap where one failed and a mark of a new version', async () => {
    const at = (id: number, created_at: string, change: object) => ({
      ...testWebsiteAudit(1, created_at),
      ...change,
      id,
    });
    const filters = { date_from: '2026-11-02', date_to: '2026-11-16' };
    const { result } = start(filters, {
      audits: [
        at(1, '2026-11-01T22:59:59.999Z', {}),
        // The second of November in Warsaw.
        at(2, '2026-11-01T23:00:00.000Z', { engine_version: '13.0.2' }),
        at(3, '2026-11-09T09:00:00.000Z', failed),
        at(4, '2026-11-16T09:00:00.000Z', {}),
        // A later try of the same day takes nothing away from the one that ended well.
        at(5, '2026-11-16T10:00:00.000Z', failed),
        at(6, '2026-11-16T23:00:00.000Z', {}),
      ],
    });
    await waitFor(() =>
      expect(result.current.history.audits).toMatchObject({
        dates: ['2026-11-02', '2026-11-09', '2026-11-16'],
        scores: { performance: [64, null, 64] },
        engines: [{ date: '2026-11-16', version: '13.1.0' }],
        failures: [{ date: '2026-11-09', detail: 'Strona jest pusta.' }],
      }),
    );
  });

  it('come by themselves when the API reports that one has ended', async () => {
    const { result, client } = start({}, { audits: [] });
    await waitFor(() => expect(result.current.emptiness).toBe('none'));
    await waitFor(() => expect(client.server.streamCount).toBe(1));
    client.server.data.websiteAudits.audits = [testWebsiteAudit(1, '2026-11-29T11:00:00.000Z')];
    client.server.tell('websites');
    await waitFor(() => expect(result.current.last?.audit?.score).toBeGreaterThan(0));
  });

  it('can be asked for three times a day, and then it is known when again', async () => {
    const { client, result } = start();
    const { result: asking } = renderHookInPinfold(() => useAuditRequest(1), { client });
    const { websiteAudits } = client.server.data;
    await waitFor(() => expect(asking.current.permission.allowed).toBe(true));
    for (let count = 1; count <= 4; count += 1) {
      act(() => asking.current.request());
      await waitFor(() => expect(asking.current.isPending).toBe(false));
      if (count === 1) await waitFor(() => expect(result.current.last?.later?.status).toBe(1));
      websiteAudits.audits = websiteAudits.audits.filter(({ status }) => status === 3);
    }
    await waitFor(() => expect(asking.current.nextAt).toBeInstanceOf(Date));
    expect(asking.current.refusal).toBeUndefined();
  });

  it('can be asked for again once the moment that a refusal names has passed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const client = createTestClient({ data: { now } });
    const { result } = renderHookInPinfold(() => useAuditRequest(1), { client });
    const { websiteAudits } = client.server.data;
    await waitFor(() => expect(result.current.permission.allowed).toBe(true));
    for (let count = 1; count <= 4; count += 1) {
      act(() => result.current.request());
      await waitFor(() => expect(result.current.isPending).toBe(false));
      websiteAudits.audits = websiteAudits.audits.filter(({ status }) => status === 3);
    }
    await waitFor(() => expect(result.current.nextAt).toBeInstanceOf(Date));
    act(() => void vi.advanceTimersByTime(3_600_000));
    await waitFor(() => expect(result.current.nextAt).toBeUndefined());
    expect(result.current.refusal).toBeUndefined();
  });

  it('have filters that survive an address, and ignore what means nothing', () => {
    const filters = { website: 3, date_from: '2026-09-01', date_to: '2026-09-30' };
    expect(parseWebsiteAuditFilters(formatWebsiteAuditFilters(filters))).toEqual(filters);
    expect(
      parseWebsiteAuditFilters(new URLSearchParams('website=-1&preset=never&date_to=2026-09-30')),
    ).toEqual({});
    expect(formatWebsiteAuditFilters({ preset: 'last_90_days' }).toString()).toBe('');
  });
});

function start(
  defaultFilters: WebsiteAuditFilters = {},
  websiteAudits: Partial<TestWebsiteAudits> = {},
  websites?: [],
) {
  const client = createTestClient({ data: { now, websiteAudits } });
  if (websites) client.server.data.presence.websites = websites;
  const { result } = renderHookInPinfold(() => useWebsiteAudits({ defaultFilters }), { client });
  return { result, client };
}
