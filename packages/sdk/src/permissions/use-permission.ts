import type { MemberAccess } from '@pinfold/contract/access/access';
import type { AccessRefusal } from '@pinfold/contract/access/decide-access';
import type { Permission } from '@pinfold/contract/access/permissions';
import type { FeatureFlag } from '@pinfold/contract/access/feature-flags';
import { useMemo } from 'react';
import { useCurrentCompany } from '../features/company/current-company.ts';
import { usePinfold } from '../provider/use-pinfold.ts';
import { decidePermission } from './decide-permission.ts';
import { permissionAccess } from './permission-access.ts';

/** Whether the user may do something, and the reason if not. */
export interface PermissionDecision {
  allowed: boolean;
  /** True while the company loads; `allowed` is then false, without a reason. */
  isPending: boolean;
  reason: { code: AccessRefusal; text: string } | undefined;
}

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
  const { permissions, translate, reactionTo, client, isViewAs } = usePinfold();
  const { data: company, isPending: isCompanyPending, error } = useCurrentCompany();
  const access = typeof wanted === 'string' ? permissionAccess(wanted) : wanted;
  const isDemo = company?.is_demo ?? false;
  const refusal = decidePermission(access, { company, permissions, isDemo, isViewAs });
  const isPending = refusal === 'unknown' && isCompanyPending && client.companyId !== undefined;

  return useMemo(() => {
    if (refusal === undefined) return { allowed: true, isPending: false, reason: undefined };
    if (isPending) return { allowed: false, isPending, reason: undefined };
    const code = refusal === 'unknown' ? 'permission_denied' : refusal;
    const failure = refusal === 'unknown' && error ? reactionTo(error) : undefined;
    const text = failure && 'message' in failure ? failure.message : translate(`access.${code}`);
    return { allowed: false, isPending, reason: { code, text } };
  }, [refusal, isPending, error, translate, reactionTo]);
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
