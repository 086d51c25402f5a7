import type { ApiError } from '../../../client/api-error.ts';
import type { Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { type PermissionDecision, usePermission } from '../../../permissions/use-permission.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { useFormMutation } from '../../../query/form-refusal.ts';
import type { MutationResult } from '../../../query/results.ts';
import { websiteCheckAccess } from './organic-results.queries.ts';

/** What `useWebsiteCheck` gives. */
export interface WebsiteCheckState {
  /** Whether the user may have it looked up. */
  permission: PermissionDecision;
  check: () => void;
  isPending: boolean;
  /** How many searches were ordered by the last check of this website. */
  ordered: number | undefined;
  /** Why the last check was refused: `too_many_attempts` or `provider_not_configured`, or it failed. */
  error: ApiError | null;
  /** From when it can be checked again, as ISO 8601, where the refusal tells that. */
  againAt: string | undefined;
}

/**
 * Has all keywords of a website looked up now, three times a day at most. The positions arrive by themselves.
 *
 * @throws Error outside a `PinfoldProvider`. Refusals are in `error`, an ApiError, left to the page.
 * @example
 * ```tsx
 * const { check, ordered } = useWebsiteCheck(website.id);
 * return <button onClick={check}>{ordered ?? 'Sprawdź teraz'}</button>;
 * ```
 */
export function useWebsiteCheck(websiteId: number): WebsiteCheckState {
  const { client } = usePinfold();
  const permission = usePermission(websiteCheckAccess);
  const order: MutationResult<Schemas['WebsiteCheck'], number> = useFormMutation({
    mutationFn: (id: number) =>
      unwrapResponse(client.api.POST('/websites/{id}/check/', { params: { path: { id } } })),
  });
  const isOfThis = order.variables === websiteId;
  return {
    permission,
    check: () => {
      if (!order.isPending) order.mutate(websiteId);
    },
    isPending: order.isPending && isOfThis,
    ordered: isOfThis ? order.data?.searches : undefined,
    error: isOfThis ? order.error : null,
    againAt: isOfThis ? againAt(order) : undefined,
  };
}

function againAt({ error, submittedAt }: MutationResult<unknown, number>): string | undefined {
  const seconds = error?.retryAfter;
  return seconds === undefined ? undefined : new Date(submittedAt + seconds * 1000).toISOString();
}
