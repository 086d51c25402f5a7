import type { MemberAccess } from '@pinfold/contract/access/access';
import type { Permission } from '@pinfold/contract/access/permissions';
import type { FeatureFlag } from '@pinfold/contract/access/feature-flags';
import { useCurrentCompany } from '../features/company/current-company.ts';
import { usePinfold } from '../provider/use-pinfold.ts';
import { permissionAccess } from './permission-access.ts';
import { type PermissionDecision, useAccess } from './use-access.ts';

export type { PermissionDecision } from './use-access.ts';

/**
 * Returns whether the user may do something, by the API's rule over modules, permissions, plan and demo. Permissions
 * come from the Provider's `permissions`, else from the API; where they could not be read, the reason's text says why.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const { allowed, reason } = usePermission('reply_reviews');
 * return <button disabled={!allowed} title={reason?.text}>Odpowiedz</button>;
 * ```
 */
export function usePermission(wanted: Permission | MemberAccess): PermissionDecision {
  return useAccess(typeof wanted === 'string' ? permissionAccess(wanted) : wanted);
}

/**
 * Returns whether a feature flag is on: from the Provider's `featureFlags`, else from the API.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const isSpanishOn = useFeatureFlag('spanish');
 * ```
 */
export function useFeatureFlag(flag: FeatureFlag): boolean {
  return useFeatureFlags().includes(flag);
}

/** The flags that are on: the Provider's `featureFlags`, else those of the API; none until it has answered. */
export function useFeatureFlags(): readonly FeatureFlag[] {
  const { featureFlags } = usePinfold();
  const { data: company } = useCurrentCompany();
  return featureFlags ?? company?.feature_flags ?? noFlags;
}

const noFlags: readonly FeatureFlag[] = [];
