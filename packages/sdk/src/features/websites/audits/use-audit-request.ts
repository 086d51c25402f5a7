import { unwrapResponse } from '../../../client/transport.ts';
import type { PermissionDecision } from '../../../permissions/use-permission.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import { websiteAuditKeys } from '../../../query/query-keys.ts';
import { useDailyRequest } from '../use-daily-request.ts';
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
  const { permission, request, isPending, error, nextAt } = useDailyRequest(website, {
    access: websiteAuditRequestAccess,
    send: (id) =>
      unwrapResponse(client.api.POST('/websites/{id}/quality-audits/', { params: { path: { id } } })),
    onSettled: (id) =>
      queryClient.invalidateQueries({ queryKey: websiteAuditKeys.ofWebsite(client.scope, id) }),
  });
  return { permission, request, isPending, refusal: nextAt ? undefined : messageFor(error), nextAt };
}
