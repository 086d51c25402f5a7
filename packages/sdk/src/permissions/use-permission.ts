import type { MemberAccess } from '@pinfold/contract/access/access';
import type { AccessRefusal } from '@pinfold/contract/access/decide-access';
import type { Permission } from '@pinfold/contract/access/permissions';
import type { FeatureFlag } from '@pinfold/contract/access/feature-flags';
import { useMemo } from 'react';
import { useCurrentCompany } from '../features/company/current-company.ts';
import { usePinfold } from '../provider/use-pinfold.ts';
import { decidePermission } from './decide-permission.ts';
import { permissionAccess } from './permission-access.ts';

/** Whether the reader may do something, and if not, why. */
export interface PermissionDecision {
  allowed: boolean;
  /** True while the company is being fetched; `allowed` is false so long, without a reason. */
  isPending: boolean;
  reason: { code: AccessRefusal; text: string } | undefined;
}

/**
 * Asks whether the reader may do something: the rule that the API applies, over the company's modules, the
 * permissions, the plan and the demo. Without the `permissions` of the Provider they come from the API.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const { allowed, reason } = usePermission('reply_reviews');
 * return <button disabled={!allowed} title={reason?.text}>Odpowiedz</button>;
 * ```
 */
export function usePermission(wanted: Permission | MemberAccess): PermissionDecision {
  const { permissions, translate, client, isViewAs } = usePinfold();
  const { data: company, isPending: isCompanyPending } = useCurrentCompany();
  const access = typeof wanted === 'string' ? permissionAccess(wanted) : wanted;
  const isDemo = company?.is_demo ?? false;
  const refusal = decidePermission(access, { company, permissions, isDemo, isViewAs });
  const isPending = refusal === 'unknown' && isCompanyPending && client.companyId !== undefined;

  return useMemo(() => {
    if (refusal === undefined) return { allowed: true, isPending: false, reason: undefined };
    if (isPending) return { allowed: false, isPending, reason: undefined };
    const code = refusal === 'unknown' ? 'permission_denied' : refusal;
    return { allowed: false, isPending, reason: { code, text: translate(`access.${code}`) } };
  }, [refusal, isPending, translate]);
}

/**
 * Whether a switch of the installation is on: from the Provider's `featureFlags`, else from the API.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const isSpanishOn = useFeatureFlag('spanish');
 * ```
 */
export function useFeatureFlag(flag: FeatureFlag): boolean {
  const { featureFlags } = usePinfold();
  const { data: company } = useCurrentCompany();
  return (featureFlags ?? company?.feature_flags ?? []).includes(flag);
}
