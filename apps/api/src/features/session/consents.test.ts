import { asc } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { changeConsent, listConsents } from '@pinfold/contract/features/session/account.endpoints';
import { startTestApi } from '../../testing/clients/start-test-api.ts';
import { consents } from './session.table.ts';
import { recordFirstConsents } from './consents.service.ts';

async function startWithConsents() {
  const api = await startTestApi({ now: new Date('2026-11-21T11:00:00Z') });
  const as = await api.make.member(await api.make.company());
  await recordFirstConsents(api.services.database.queries, as.userId, { at: api.services.now() });
  const log = () => api.services.database.queries.select().from(consents).orderBy(asc(consents.id));
  return { ...api, as, log };
}

describe('COM-08 consents', () => {
  test('are listed in one order, those that nobody answered too', async () => {
    const { ok, as } = await startWithConsents();
    const { results } = await ok(listConsents, { as });
    expect(results.map(({ kind, is_given, is_required }) => [kind, is_given, is_required])).toEqual([
      ['terms', true, true],
      ['privacy', true, true],
      ['marketing_email', false, false],
      ['marketing_phone', false, false],
      ['product_news', false, false],
    ]);
  });

  test('are given and taken back, and each change is kept with its moment', async () => {
    const { ok, as, clock, log } = await startWithConsents();
    const before = await log();
    const change = async (is_given: boolean) => {
      clock.advance(3600);
      const { results } = await ok(changeConsent, { as, body: { kind: 'product_news', is_given } });
      return results.find(({ kind }) => kind === 'product_news');
    };
    expect(await change(true)).toMatchObject({ is_given: true });
    const last = await change(false);
    expect(last).toMatchObject({ is_given: false });
    expect(last?.changed_at?.slice(0, 16)).toBe('2026-11-21T13:00');
    const after = await log();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length).map(({ kind, isGiven }) => [kind, isGiven])).toEqual([
      ['product_news', true],
      ['product_news', false],
    ]);
  });

  test('said twice leave one trace', async () => {
    const { ok, as, log } = await startWithConsents();
    const body = { kind: 'product_news', is_given: true } as const;
    await ok(changeConsent, { as, body });
    await ok(changeConsent, { as, body });
    await ok(changeConsent, { as, body: { kind: 'marketing_phone', is_given: false } });
    expect((await log()).filter(({ kind }) => kind === 'product_news')).toHaveLength(1);
    expect((await log()).filter(({ kind }) => kind === 'marketing_phone')).toEqual([]);
  });

  test('without which there is no account cannot be taken back', async () => {
    const { request, as, log } = await startWithConsents();
    const before = await log();
    for (const kind of ['terms', 'privacy'] as const) {
      const { problem } = await request(changeConsent, { as, body: { kind, is_given: false } });
      expect(problem?.code).toBe('consent_required');
    }
    expect(await log()).toEqual(before);
  });

  test('of one user say nothing about another', async () => {
    const { ok, as, make } = await startWithConsents();
    const other = await make.member(as.companyId);
    await ok(changeConsent, { as, body: { kind: 'product_news', is_given: true } });
    const { results } = await ok(listConsents, { as: other });
    expect(results.some(({ is_given }) => is_given)).toBe(false);
  });
});
