import type { ApiError } from '../../../client/api-error.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import type { PermissionDecision } from '../../../permissions/use-permission.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { useDailyRequest } from '../use-daily-request.ts';
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
  const { permission, request, isPending, answer, error, nextAt } = useDailyRequest(websiteId, {
    access: websiteCheckAccess,
    send: (id) => unwrapResponse(client.api.POST('/websites/{id}/check/', { params: { path: { id } } })),
  });
  return {
    permission,
    check: request,
    isPending,
    ordered: answer?.searches,
    error,
    againAt: nextAt?.toISOString(),
  };
}
