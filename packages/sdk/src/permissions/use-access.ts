import type { MemberAccess } from '@pinfold/contract/access/access';
import type { AccessRefusal } from '@pinfold/contract/access/decide-access';
import { useMemo } from 'react';
import { useCurrentCompany } from '../features/company/current-company.ts';
import { usePinfold } from '../provider/use-pinfold.ts';
import { decidePermission } from './decide-permission.ts';

/** Whether the user may do something, and the reason if not. */
export interface PermissionDecision {
  allowed: boolean;
  /** True while the company loads; `allowed` is then false, without a reason. */
  isPending: boolean;
  reason: { code: AccessRefusal; text: string } | undefined;
}

/** The decision of `usePermission` about a named access, without what each permission stands for. */
export function useAccess(access: MemberAccess): PermissionDecision {
  const { permissions, translate, reactionTo, client, isViewAs } = usePinfold();
  const { data: company, isPending: isCompanyPending, error } = useCurrentCompany();
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
