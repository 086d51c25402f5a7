import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  listExternalChangeEvents,
  listExternalChanges,
} from '@pinfold/contract/features/external-changes/external-changes.endpoints';
import {
  getProtectionSettings,
  getProtectionSummary,
  rehearseProtection,
} from '@pinfold/contract/features/external-changes/protection.endpoints';
import { getListingAsOf } from '@pinfold/contract/features/listings/listings.endpoints';
import { listLocations } from '@pinfold/contract/features/listings/locations.endpoints';
import { startTestApi } from '../../testing/clients/start-test-api.ts';
import { syncLocation } from '../../features/external-changes/detect/sync-location.ts';
import { importGoogleAccount } from '../../features/integrations/import-google-account.service.ts';
import { seedChanges } from './seed-changes.ts';

const day = 86_400_000;

test(
  'EXT-01 EXT-05 BEY-04 the demo opens with changes to decide and ninety days of decided ones',
  { timeout: 120_000 },
  async () => {
    const api = await startTestApi({ world: 'demo', config: { GOOGLE_REQUESTS_PER_MINUTE: '100000' } });
    const companyId = await api.make.company();
    const as = await api.make.member(companyId, { type: memberTypes.owner, name: 'Anna Nowak' });
    const admin = await api.make.member(companyId, { type: memberTypes.admin, name: 'Piotr Wiśniewski' });
    await importGoogleAccount(api.services, companyId, 'demo-lipa');
    await seedChanges(api.services, companyId, { ownerId: as.userId, adminId: admin.userId });
    const now = api.services.now().getTime();

    const open = await api.ok(listExternalChanges, { as, query: { page_size: 100 } });
    const cafes = new Set(open.results.map(({ facility }) => facility.store_code));
    expect(open.count).toBe(14);
    expect(cafes.size).toBe(9);
    for (const { detected_at } of open.results) expect(now - Date.parse(detected_at)).toBeLessThan(day);
    expect(open.results.filter(({ source }) => source === 2).map(({ field }) => field)).toEqual([
      'phone_number',
    ]);
    expect(open.results.find(({ field }) => field === 'description')?.reason?.code).toBe(
      'edit_not_published',
    );
    expect(open.results.find(({ is_informational }) => is_informational)?.proposed).toEqual({
      location_state: 'needs_reverification',
    });

    const past = await api.ok(listExternalChanges, { as, query: { status: '2,3,4,5', page_size: 100 } });
    expect(past.count).toBe(437);
    const { is_automatic, fields } = await api.ok(getProtectionSettings, { as });
    expect(is_automatic).toBe(false);
    const body = { is_automatic: true, fields, groups: [] };
    const rehearsal = await api.ok(rehearseProtection, { as, body });
    expect(rehearsal).toMatchObject({ total: 450, rejected: 412, stopped: 3 });
    expect((await api.ok(getProtectionSummary, { as })).count).toBe(11);

    const accepted = await api.ok(listExternalChanges, { as, query: { status: '2', page_size: 100 } });
    const [first] = accepted.results;
    if (!first) throw new Error('somebody has accepted something');
    expect(first.decided_by).toMatch(/Anna Nowak|Piotr Wiśniewski/);
    const ofFirst = { as, params: { id: first.id } };
    expect((await api.ok(listExternalChangeEvents, ofFirst)).results.map(({ kind }) => kind)).toEqual([
      'detected',
      'accepted',
      'sent',
      'taken',
    ]);
    const { results } = await api.ok(listLocations, { as, query: { page_size: 100 } });
    await api.script('PUT', '/quotas', { requests_per_minute: null, edits_per_minute: null });
    for (const { id: locationId } of results) await syncLocation(api.services, { companyId, locationId });
    const again = await api.ok(listExternalChanges, { as, query: { only_ids: true } });
    expect(again.ids?.toSorted()).toEqual(open.results.map(({ id }) => id).toSorted());

    const at = new Date(now - 89 * day).toISOString();
    const differing = await Promise.all(
      results.map(
        async ({ id }) => (await api.ok(getListingAsOf, { as, params: { id }, query: { at } })).differing,
      ),
    );
    expect(differing.filter((some) => some.length > 0).length).toBeGreaterThan(10);
  },
);
