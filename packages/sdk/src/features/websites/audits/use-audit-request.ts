import { useState } from 'react';
import { ApiError } from '../../../client/api-error.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { type PermissionDecision, usePermission } from '../../../permissions/use-permission.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { useFormMutation, useFormRefusal } from '../../../query/form-refusal.ts';
import { websiteAuditKeys } from '../../../query/query-keys.ts';
import { websiteAuditRequestAccess } from './audits.queries.ts';

/** What `useAuditRequest` returns. */
export interface UseAuditRequestResult {
  permission: PermissionDecision;
  request: () => void;
  isPending: boolean;
  /** Why it was refused; undefined where the host shows it, and with `nextAt`. */
  refusal: string | undefined;
  /** Three were asked for today: from when on the next one can be. */
  nextAt: Date | undefined;
}

/**
 * Has a website audited now, three times a day at most. One that is under way is taken instead, and not counted.
 *
 * @throws Error outside a `PinfoldProvider`. Why it was refused is in `refusal` and `nextAt`.
 * @example
 * ```tsx
 * const { request, nextAt } = useAuditRequest(website.id);
 * return nextAt ? <p>{nextAt.toLocaleString()}</p> : <button onClick={request}>Audit</button>;
 * ```
 */
export function useAuditRequest(website: number): UseAuditRequestResult {
  const { client, queryClient } = usePinfold();
  const { messageFor } = useFormRefusal();
  const permission = usePermission(websiteAuditRequestAccess);
  const [refused, setRefused] = useState<{ website: number; nextAt: Date }>();
  const audit = useFormMutation({
    mutationFn: (id: number) =>
      unwrapResponse(client.api.POST('/websites/{id}/quality-audits/', { params: { path: { id } } })).catch(
        (error: unknown) => {
          const nextAt = nextMoment(error);
          if (nextAt) setRefused({ website: id, nextAt });
          throw error;
        },
      ),
    onSettled: (_audit, _error, id) =>
      queryClient.invalidateQueries({ queryKey: websiteAuditKeys.ofWebsite(client.scope, id) }),
  });
  const isHere = audit.variables === website;
  const nextAt = refused?.website === website ? refused.nextAt : undefined;
  return {
    permission,
    request: () => {
      if (audit.isPending) return;
      setRefused(undefined);
      audit.mutate(website);
    },
    isPending: isHere && audit.isPending,
    refusal: isHere && !nextAt ? messageFor(audit.error) : undefined,
    nextAt,
  };
}

function nextMoment(error: unknown): Date | undefined {
  if (!(error instanceof ApiError) || error.code !== 'too_many_attempts') return undefined;
  return error.retryAfter === undefined ? undefined : new Date(Date.now() + error.retryAfter * 1000);
}
