// @vitest-environment jsdom
import { isDeepStrictEqual } from 'node:util';
import type { Access } from '@pinfold/contract/access/access';
import { endpoints } from '@pinfold/contract/endpoints';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { permissions } from '@pinfold/contract/access/permissions';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../testing/create-test-client.ts';
import type { TestDataOptions } from '../testing/test-data.ts';
import { renderHookInPinfold } from '../testing/render-in-pinfold.tsx';
import { permissionAccess } from './permission-access.ts';
import { useFeatureFlag, usePermission } from './use-permission.ts';

async function decide(data: TestDataOptions, props: object = {}) {
  const client = createTestClient({ data });
  const { result } = renderHookInPinfold(() => usePermission('reply_reviews'), { client, ...props });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  return { result, client };
}

function hasPermission(access: Access, permission: string | undefined) {
  return 'permission' in access && access.permission === permission;
}

describe('usePermission', () => {
  it.each<[string, TestDataOptions, string | undefined]>([
    ['allows what every rule allows', {}, undefined],
    ['refuses what the member may not do', { permissions: ['view_reviews'] }, 'permission_denied'],
    ['allows an owner whatever the map says', { permissions: [], memberType: memberTypes.owner }, undefined],
    ['refuses what the plan lacks', { planCapabilities: [] }, 'plan_does_not_allow'],
    ['refuses a module that is off', { disabledModules: ['reviews'] }, 'module_disabled'],
    ['lets everything be tried in the demo', { isDemo: true, permissions: ['view_reviews'] }, undefined],
  ])('SDK-07 %s', async (_name, data, code) => {
    const { result } = await decide(data);
    await waitFor(() => expect(result.current.reason?.code).toBe(code));
    expect(result.current.allowed).toBe(code === undefined);
  });

  it.each<[string, TestDataOptions, string | undefined]>([
    ['refuses what all locations share to whoever sees some', {}, 'concerns_other_locations'],
    ['names the permission first', { permissions: [] }, 'permission_denied'],
    ['allows it to an owner', { memberType: memberTypes.owner }, undefined],
  ])('SDK-07 COM-03 %s', async (_name, data, code) => {
    const client = createTestClient({ data: { seesAllLocations: false, ...data } });
    const { result } = renderHookInPinfold(() => usePermission('manage_company_data'), { client });
    await waitFor(() => expect(result.current.isPending).toBe(false));
    expect(result.current).toMatchObject({ allowed: code === undefined });
    expect(result.current.reason?.code).toBe(code);
  });

  it('SDK-07 says why in the language of the reader', async () => {
    const { result } = await decide({ permissions: [] });
    expect(result.current.reason?.text).toBe(
      'Nie masz uprawnień do tej czynności. Poproś właściciela konta o dostęp.',
    );
  });

  it("SDK-07 a host's own map wins over the API's, also over an owner's access", async () => {
    const { result } = await decide(
      { memberType: memberTypes.owner },
      { permissions: { view_reviews: true } },
    );
    expect(result.current).toMatchObject({ allowed: false, reason: { code: 'permission_denied' } });
  });

  it("SDK-01 decides by the host's map alone while no company is known", () => {
    const client = createTestClient().with({ companyId: undefined, language: 'pl' });
    const { result } = renderHookInPinfold(() => usePermission('reply_reviews'), {
      client,
      permissions: { reply_reviews: true },
    });
    expect(result.current).toEqual({ allowed: true, isPending: false, reason: undefined });
  });

  it('fetches the company once for everybody who asks', async () => {
    const client = createTestClient();
    const { result } = renderHookInPinfold(
      () => [usePermission('reply_reviews'), usePermission('view_reviews'), useFeatureFlag('spanish')],
      { client },
    );
    await waitFor(() => expect(result.current[0]).toMatchObject({ allowed: true }));
    const asked = client.server.calls.map(({ operation }) => operation);
    expect(asked.filter((operation) => operation === 'getCurrentCompany')).toHaveLength(1);
    // An embed token has no user, and its question would be refused in the host's console.
    expect(asked).not.toContain('getUser');
  });

  it('SDK-07 a bare permission asks for what the calls behind it ask for', () => {
    const asked = permissions.map((permission) => permissionAccess(permission));
    const strangers = asked.filter((access) => {
      const calls = endpoints.map((one) => one.access).filter((one) => hasPermission(one, access.permission));
      return calls.length > 0 && !calls.some((one) => isDeepStrictEqual(one, access));
    });
    expect(strangers).toEqual([]);
  });
});
