// @vitest-environment jsdom
import { memberTypes } from '@pinfold/contract/access/member-types';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient, type TestClientOptions } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold, wrapInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { useProtectionBar } from './use-protection-bar.ts';
import { useProtectionForm } from './use-protection-form.ts';

const owner = { memberType: memberTypes.owner };

function form(options?: TestClientOptions) {
  const client = createTestClient(options);
  const hook = renderHookInPinfold(() => useProtectionForm(), { client });
  const calls = (operation: string) =>
    client.server.calls.filter((call) => call.operation === operation).length;
  return { ...hook, server: client.server, calls };
}

test('BEY-04 what protection would have rejected follows each tick, before anything is saved', async () => {
  const { result, calls } = form();
  await waitFor(() => expect(result.current.rehearsal?.rejected).toBeGreaterThan(0));
  const before = result.current.rehearsal?.rejected ?? 0;
  const website = result.current.rehearsal?.by_field.find(({ field }) => field === 'website');
  expect(website?.rejected).toBe(website?.total);
  act(() => result.current.setFields('company', ['website'], false));
  await waitFor(() => expect(result.current.rehearsal?.rejected).toBe(before - (website?.rejected ?? 0)));
  expect(calls('updateProtectionSettings')).toBe(0);
  expect(calls('rehearseProtection')).toBe(2);
});

test('EXT-03 fields and lists of groups are saved together, and what is ticked stays until then', async () => {
  const { result, server } = form();
  await waitFor(() => expect(result.current.draft).toBeDefined());
  act(() => result.current.setFields('company', ['labels', 'name'], true));
  act(() => result.current.addGroup({ id: 1, name: 'Kawiarnie z ogródkiem', facilities_count: 3 }));
  act(() => result.current.setFields(1, ['name'], false));
  act(() => result.current.setAutomatic(true));
  expect(result.current).toMatchObject({ isDirty: true, turnsAutomatic: true });
  act(() => result.current.save());
  await waitFor(() => expect(result.current.isSaved).toBe(true));
  const { protection, company } = server.data;
  expect(protection).toMatchObject({ is_automatic: true, updated_by: 'Anna Nowak' });
  expect(protection.fields).toContain('labels');
  expect(protection.groups).toMatchObject([{ id: 1, name: 'Kawiarnie z ogródkiem' }]);
  expect(protection.groups[0]?.fields).not.toContain('name');
  expect(company.enabled_auto_gmb_external_changes_protection).toBe(true);
});

test('EXT-03 a draft outlives its form, and what is refused is said and kept', async () => {
  const client = createTestClient({ failures: { updateProtectionSettings: 'group_unknown' } });
  const { result } = renderHookInPinfold(() => ({ one: useProtectionForm(), other: useProtectionForm() }), {
    client,
  });
  await waitFor(() => expect(result.current.one.draft).toBeDefined());
  act(() => result.current.one.setFields('company', ['description'], true));
  expect(result.current.other.draft?.fields).toContain('description');
  act(() => result.current.one.save());
  await waitFor(() => expect(result.current.one.refusal).toMatch(/group_unknown/));
  expect(result.current.one.isDirty).toBe(true);
  act(() => result.current.other.discard());
  expect(result.current.one.isDirty).toBe(false);
});

test.each([
  ['without the permission', { permissions: ['view_external_changes'] as const }, /Nie masz uprawnień/],
  ['with a plan that does not protect', { planCapabilities: [] }, /Twój plan/],
])('EXT-03 %s the settings are read, with the reason', async (_who, data, reason) => {
  const { result, calls } = form({ data });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(result.current.readOnlyReason).toMatch(reason);
  expect(result.current.draft?.fields).toContain('name');
  expect(calls('rehearseProtection')).toBe(0);
});

test('EXT-03 SES-10 in the demo everything can be tried, and what it would do is shown', async () => {
  const { result, calls } = form({ data: { isDemo: true } });
  await waitFor(() => expect(calls('rehearseProtection')).toBe(1));
  expect(result.current.readOnlyReason).toBeUndefined();
});

test('EXT-06 the summary is asked for after each navigation, and only for owners and admins who can protect', async () => {
  const asked = async (options: TestClientOptions) => {
    const client = createTestClient(options);
    const wrapper = wrapInPinfold({ client });
    const { rerender, result } = renderHook(
      ({ page }: { page: string }) => useProtectionBar({ navigationKey: page }),
      { wrapper, initialProps: { page: '/dashboard' } },
    );
    const count = () =>
      client.server.calls.filter(({ operation }) => operation === 'getProtectionSummary').length;
    await waitFor(() =>
      expect(client.server.calls.some(({ operation }) => operation === 'getCurrentCompany')).toBe(true),
    );
    await waitFor(() => expect(result.current.permission.isPending).toBe(false));
    if (options.data?.memberType === memberTypes.owner && !options.data.planCapabilities)
      await waitFor(() => expect(result.current.summary?.count).toBeGreaterThan(0));
    const first = count();
    rerender({ page: '/reviews' });
    if (first > 0) await waitFor(() => expect(count()).toBe(first + 1));
    return count();
  };
  expect(await asked({ data: owner })).toBe(2);
  expect(await asked({ data: { memberType: memberTypes.manager } })).toBe(0);
  expect(await asked({ data: { ...owner, planCapabilities: [] } })).toBe(0);
});

test('SHL-06 EXT-03 what waits is rejected after a question, the summary is asked for anew, and it can be undone', async () => {
  const client = createTestClient({ data: owner });
  const { result } = renderHookInPinfold(() => useProtectionBar(), { client });
  await waitFor(() => expect(result.current.summary).toBeDefined());
  const waiting = result.current.summary?.count ?? 0;
  act(() => result.current.ask());
  expect(result.current.asked?.count).toBe(waiting);
  expect(client.server.calls.some(({ operation }) => operation === 'rejectExternalChanges')).toBe(false);
  act(() => result.current.confirm());
  await waitFor(() => expect(result.current.outcome?.decided).toBe(waiting));
  await waitFor(() => expect(result.current.summary).toBeUndefined());
  expect(result.current.secondsLeft).toBeGreaterThan(0);
  act(() => result.current.undo());
  await waitFor(() => expect(result.current.isUndone).toBe(true));
  await waitFor(() => expect(result.current.summary?.count).toBe(waiting));
});
