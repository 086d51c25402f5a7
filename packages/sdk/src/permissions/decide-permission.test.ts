import { expect, it } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Permission } from '@pinfold/contract/access/permissions';
import { createTestData } from '../testing/test-data.ts';
import { decidePermission } from './decide-permission.ts';
import { permissionAccess } from './permission-access.ts';

const yesterday = new Date(Date.now() - 86_400_000).toISOString();

it.each([
  ['that has expired', { expires_at: yesterday }, 'subscription_expired'],
  ['that was a trial and is over', { expires_at: yesterday, is_free_trial: true }, 'subscription_expired'],
  ['that is unpaid', { is_unpaid: true }, 'unpaid_subscription'],
  ['that goes on', {}, undefined],
] as const)('SDK-07 SHL-03 a plan %s decides before the API has to', (_what, plan, expected) => {
  const { company } = createTestData({ memberType: memberTypes.owner });
  const ended = { ...company, plan_restrictions: { ...company.plan_restrictions, ...plan } };
  const basis = { company: ended, permissions: undefined, isDemo: false, isViewAs: false };
  const decide = (permission: Permission) => decidePermission(permissionAccess(permission), basis);
  expect(decide('reply_reviews')).toBe(expected);
  expect(decide('manage_company_data')).toBeUndefined();
});
