import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { permissions } from '@pinfold/contract/access/permissions';
import { getCurrentCompany } from '@pinfold/contract/features/company/companies.endpoints';
import type { ChangeField } from '@pinfold/contract/features/external-changes/external-change';
import { defaultProtectedFields } from '@pinfold/contract/features/external-changes/protection';
import { listExternalChanges } from '@pinfold/contract/features/external-changes/external-changes.endpoints';
import {
  getProtectionSettings,
  getProtectionSummary,
  rehearseProtection,
  updateProtectionSettings,
  type ProtectionChanges,
} from '@pinfold/contract/features/external-changes/protection.endpoints';
import { deleteGroup } from '@pinfold/contract/features/listings/groups/groups.endpoints';
import { listen } from '../../../testing/clients/live-stream.ts';
import { makeEmbedToken } from '../../../testing/clients/restricted-tokens.ts';
import { startEmbedding } from '../../../testing/worlds/embedding.ts';
import { startTestApi, type TestApi } from '../../../testing/clients/start-test-api.ts';
import { applyRule } from './apply-rule.ts';
import { externalChanges, protectedFieldSets } from '../external-changes.table.ts';
import { applyProtection } from './apply-protection.job.ts';
import { protectedFieldsOf } from './protection.queries.ts';

const day = 86_400_000;

async function startCompany(api: TestApi) {
  const { make } = api;
  const companyId = await make.company();
  const owner = await make.member(companyId, { type: memberTypes.owner, name: 'Anna Nowak' });
  const krakow = await make.location(companyId, { city: 'Kraków' });
  const gdansk = await make.location(companyId, { city: 'Gdańsk' });
  const seaside = await make.group(companyId, 'Nad morzem', [gdansk]);
  return { companyId, owner, krakow, gdansk, seaside };
}

function settings(changes: Partial<ProtectionChanges> = {}): ProtectionChanges {
  return { is_automatic: false, fields: ['name'], groups: [], ...changes };
}

describe('EXT-03 protection settings', () => {
  test('a new company protects what customers find it by, and rejects nothing by itself', async () => {
    const api = await startTestApi();
    const { owner, krakow, companyId } = await startCompany(api);
    expect(await api.ok(getProtectionSettings, { as: owner })).toEqual({
      is_automatic: false,
      fields: defaultProtectedFields,
      groups: [],
      edit_war_limit: 3,
      edit_war_days: 30,
      undo_seconds: 10,
      mass_limit: 1000,
      updated_at: null,
      updated_by: null,
    });
    for (const field of [
      'name',
      'street',
      'phone_number',
      'website',
      'opening_hours',
      'primary_category',
    ] as const)
      expect(defaultProtectedFields).toContain(field);
    await api.make.change(companyId, krakow);
    const { results } = await api.ok(listExternalChanges, { as: owner });
    expect(results).toMatchObject([{ is_protected: true }]);
  });

  test('what is chosen is kept, each field once and in one order, with who chose it; everybody hears of it', async () => {
    const api = await startTestApi();
    const { owner, seaside, companyId, krakow, gdansk } = await startCompany(api);
    const next = await listen(api, owner);
    const body = settings({
      is_automatic: true,
      fields: ['website', 'name', 'website'],
      groups: [{ id: seaside, fields: ['labels', 'city'] }],
    });
    const saved = await api.ok(updateProtectionSettings, { as: owner, body });
    expect(saved).toMatchObject({
      is_automatic: true,
      fields: ['name', 'website'],
      groups: [{ id: seaside, name: 'Nad morzem', facilities_count: 1, fields: ['city', 'labels'] }],
      updated_by: 'Anna Nowak',
    });
    expect(await api.ok(getProtectionSettings, { as: owner })).toEqual(saved);
    expect([await next(), await next()]).toEqual([
      { topic: 'external_changes', ids: [] },
      { topic: 'company', ids: [companyId] },
    ]);
    const company = await api.ok(getCurrentCompany, { as: owner });
    expect(company.enabled_auto_gmb_external_changes_protection).toBe(true);
    const protectedNow = await protectedFieldsOf(api.services.database.queries, companyId, [krakow, gdansk]);
    expect([...protectedNow].map(([id, fields]) => [id, [...fields]])).toEqual([
      [krakow, ['name', 'website']],
      [gdansk, ['city', 'labels']],
    ]);
    const none = await api.ok(updateProtectionSettings, { as: owner, body: settings({ fields: [] }) });
    expect(none).toMatchObject({ is_automatic: false, fields: [], groups: [] });
  });

  test('what cannot be protected, and groups of others, are refused with their place; nothing is kept of it', async () => {
    const api = await startTestApi();
    const { owner, seaside } = await startCompany(api);
    const { seaside: foreign } = await startCompany(api);
    const before = await api.ok(getProtectionSettings, { as: owner });
    for (const [body, code, path] of [
      [settings({ fields: ['name', 'location_state'] }), 'field_not_protectable', 'body.fields'],
      [
        settings({ groups: [{ id: seaside, fields: ['location_state'] }] }),
        'field_not_protectable',
        'body.groups.0.fields',
      ],
      [
        settings({ groups: [seaside, foreign].map((id) => ({ id, fields: ['name'] })) }),
        'group_unknown',
        'body.groups.1.id',
      ],
    ] as const)
      for (const endpoint of [updateProtectionSettings, rehearseProtection]) {
        const { problem } = await api.request(endpoint, { as: owner, body });
        expect(problem).toMatchObject({ code, errors: [{ path }] });
      }
    expect(await api.ok(getProtectionSettings, { as: owner })).toEqual(before);
  });

  test('only somebody who sees every location decides for all; others see the groups that are theirs', async () => {
    const { api, companyId, key } = await startEmbedding();
    const { make, request, ok } = api;
    const krakow = await make.location(companyId);
    const mine = await make.group(companyId, 'Moja', [krakow]);
    const theirs = await make.group(companyId, 'Cudza', [await make.location(companyId)]);
    const owner = await make.member(companyId, { type: memberTypes.owner });
    const body = settings({ groups: [mine, theirs].map((id) => ({ id, fields: ['labels' as const] })) });
    await ok(updateProtectionSettings, { as: owner, body });
    const manager = await make.member(companyId, { locations: [krakow] });
    const embedding = { companyId, apiKeyId: key.id, permissions, locationIds: [krakow] };
    const embedded = { companyId, token: await makeEmbedToken(api, embedding) };
    for (const as of [manager, embedded]) {
      for (const endpoint of [updateProtectionSettings, rehearseProtection])
        expect((await request(endpoint, { as, body })).problem?.code).toBe('concerns_other_locations');
      const { groups } = await ok(getProtectionSettings, { as });
      expect(groups.map(({ name }) => name)).toEqual(['Moja']);
    }
    const everywhere = await make.member(companyId);
    expect((await ok(updateProtectionSettings, { as: everywhere, body })).groups).toHaveLength(2);
  });

  test('a group that is deleted takes its own list along, and its locations fall back to the company', async () => {
    const api = await startTestApi();
    const { owner, seaside, companyId, gdansk } = await startCompany(api);
    const body = settings({ groups: [{ id: seaside, fields: ['labels'] }] });
    await api.ok(updateProtectionSettings, { as: owner, body });
    await api.ok(deleteGroup, { as: owner, params: { id: seaside } });
    const { queries } = api.services.database;
    const sets = await queries.select({ groupId: protectedFieldSets.groupId }).from(protectedFieldSets);
    expect(sets).toEqual([{ groupId: 0 }]);
    const fields = (await protectedFieldsOf(queries, companyId, [gdansk])).get(gdansk);
    expect([...(fields ?? [])]).toEqual(['name']);
  });
});

describe('BEY-04 the rehearsal', () => {
  test('tells what these settings would have done, and is what automatic protection then does', async () => {
    const api = await startTestApi({ now: new Date('2026-06-01T10:00:00Z') });
    const { companyId, owner, krakow, gdansk, seaside } = await startCompany(api);
    const { make, services } = api;
    const ago = (days: number) => new Date(services.now().getTime() - days * day);
    // So long ago is out of sight.
    for (const days of [200, 40, 12, 11, 10])
      await make.change(companyId, krakow, { status: 4, detectedAt: ago(days) });
    const waiting = [
      await make.change(companyId, gdansk, { detectedAt: ago(3) }),
      await make.change(companyId, gdansk, { field: 'labels', detectedAt: ago(2) }),
      await make.change(companyId, krakow, { field: 'labels', detectedAt: ago(2) }),
      await make.change(companyId, krakow, { field: 'website', detectedAt: ago(1) }),
    ];
    await make.change(companyId, krakow, { field: 'location_state', detectedAt: ago(1) });
    const body = settings({
      is_automatic: true,
      fields: ['name', 'website'],
      groups: [{ id: seaside, fields: ['labels'] }],
    });
    const before = await api.ok(listExternalChanges, { as: owner, query: { status: '1,2,3,4,5' } });
    expect(await api.ok(rehearseProtection, { as: owner, body })).toEqual({
      days: 90,
      total: 8,
      rejected: 6,
      stopped: 0,
      by_field: [
        { field: 'name', total: 5, rejected: 4 },
        { field: 'website', total: 1, rejected: 1 },
        { field: 'labels', total: 2, rejected: 1 },
      ],
    });
    await make.change(companyId, krakow, { status: 4, detectedAt: ago(9) });
    expect(await api.ok(rehearseProtection, { as: owner, body })).toMatchObject({ rejected: 6, stopped: 1 });
    const after = await api.ok(listExternalChanges, { as: owner, query: { status: '1,2,3,4,5' } });
    expect(after.results.filter(({ id }) => before.results.some((one) => one.id === id))).toEqual(
      before.results,
    );

    await api.ok(updateProtectionSettings, { as: owner, body: { ...body, is_automatic: false } });
    await api.jobs.runDue(applyProtection.name);
    expect(await decisions(api, owner)).toEqual(waiting.map((id) => [id, 0, false]));
    await api.ok(updateProtectionSettings, { as: owner, body });
    await api.jobs.runDue(applyProtection.name);
    const [name, groupLabels, labels, website] = waiting;
    expect(await decisions(api, owner)).toEqual([
      [name, 0, false],
      [groupLabels, 2, true],
      [labels, 0, false],
      [website, 2, true],
    ]);
  });

  test('BEY-05 counts as the rule does when the changes really come, edit wars and their end included', async () => {
    const api = await startTestApi({ now: new Date('2026-03-01T10:00:00Z') });
    const { companyId, owner, krakow, gdansk } = await startCompany(api);
    const body = settings({ is_automatic: true, fields: ['name', 'website'] });
    await api.ok(updateProtectionSettings, { as: owner, body });
    const outcomes = { rejected: 0, stopped: 0 };
    for (const [index, days] of [1, 2, 1, 3, 1, 9, 1, 2, 14, 1, 1, 20, 2, 1].entries()) {
      api.clock.advance((days * day) / 1000);
      for (const [locationId, field] of [
        [krakow, 'name'],
        [index % 2 === 0 ? krakow : gdansk, 'website'],
        [gdansk, 'labels'],
      ] as const) {
        const outcome = await comeAndEnd(api, companyId, locationId, field);
        if (outcome !== 'left') outcomes[outcome] += 1;
      }
    }
    const later = await api.make.member(companyId, { type: memberTypes.owner });
    const rehearsed = await api.ok(rehearseProtection, { as: later, body });
    expect(rehearsed).toMatchObject({ total: 42, ...outcomes });
    expect(outcomes.stopped).toBeGreaterThan(0);
  });
});

describe('EXT-06 the protection summary', () => {
  test('names what waits of protected fields, the oldest first, up to what can be rejected at once', async () => {
    const api = await startTestApi({ config: { PINFOLD_CHANGES_AT_ONCE: '2' } });
    const { companyId, owner, krakow, gdansk } = await startCompany(api);
    const { make, services } = api;
    const ago = (hours: number) => new Date(services.now().getTime() - hours * 3_600_000);
    const website = await make.change(companyId, krakow, { field: 'website', detectedAt: ago(2) });
    const name = await make.change(companyId, gdansk, { detectedAt: ago(3) });
    await make.change(companyId, krakow, { detectedAt: ago(1) });
    await make.change(companyId, krakow, { field: 'labels' });
    await make.change(companyId, krakow, { field: 'location_state' });
    await make.change(companyId, krakow, { field: 'phone_number', decision: 1, step: 'undoable' });
    await make.change(companyId, krakow, { field: 'city', status: 4 });
    const admin = await make.member(companyId, { type: memberTypes.admin });
    for (const as of [owner, admin])
      expect(await api.ok(getProtectionSummary, { as })).toEqual({
        count: 3,
        facilities_count: 2,
        ids: [name, website],
        fields: ['name', 'website'],
      });
  });

  test('is for owners and admins alone', async () => {
    const api = await startTestApi();
    const { companyId, owner } = await startCompany(api);
    const manager = await api.make.member(companyId);
    const { problem } = await api.request(getProtectionSummary, { as: manager });
    expect(problem?.code).toBe('permission_denied');
    const empty = { count: 0, facilities_count: 0, ids: [], fields: [] };
    expect(await api.ok(getProtectionSummary, { as: owner })).toEqual(empty);
  });
});

/** Makes a change and ends it, so that its place is free for the next one. */
async function comeAndEnd(
  { make, services }: TestApi,
  companyId: number,
  locationId: number,
  field: ChangeField,
): Promise<'left' | 'rejected' | 'stopped'> {
  const { queries } = services.database;
  const id = await make.change(companyId, locationId, { field, detectedAt: services.now() });
  const one = and(eq(externalChanges.companyId, companyId), eq(externalChanges.id, id));
  await queries.transaction((tx) => applyRule(services, tx, [{ companyId, id }]));
  const [change] = await queries.select().from(externalChanges).where(one);
  const isRejected = change?.decision === 2;
  await queries
    .update(externalChanges)
    .set({ status: isRejected ? 3 : 4 })
    .where(one);
  if (isRejected) return 'rejected';
  return change?.isEscalated ? 'stopped' : 'left';
}

/** What is pending and can be decided, by id: the decision, and whether the rule made it. */
async function decisions(api: TestApi, as: { token: string; companyId: number }) {
  const { results } = await api.ok(listExternalChanges, { as, query: { page_size: 100 } });
  return results
    .filter((change) => !change.is_informational)
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, decision, decided_by_rule }) => [id, decision, decided_by_rule]);
}
