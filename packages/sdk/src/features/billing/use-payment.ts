import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { PinfoldClient } from '../../client/create-client.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { usePermission } from '../../permissions/use-permission.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import type { MutationResult, QueryResult } from '../../query/results.ts';
import { useFormMutation } from '../../query/form-refusal.ts';
import { billingKeys } from '../../query/query-keys.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { useCurrentCompany } from '../company/current-company.ts';
import { billingAccess, getLatestPayment, type LatestPayment } from './billing.queries.ts';
import { refreshPlan } from './refresh-plan.ts';

// Milliseconds between two looks at a payment that is under way: news usually come first, by a live event.
const firstLook = 2000;
const lastLook = 15_000;

/**
 * How the newest payment stands, null where there was none. While it can be paid it is looked at again, every 2 seconds
 * at first and every 15 later.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: payment } = useLatestPayment();
 * return <p role="status">{payment?.status}</p>;
 * ```
 */
export function useLatestPayment({
  enabled = true,
}: { enabled?: boolean } = {}): QueryResult<LatestPayment | null> {
  const { client, queryClient } = usePinfold();
  const { allowed } = usePermission(billingAccess);
  const query = usePinfoldQuery({
    ...getLatestPayment(client),
    select: ({ payment }) => payment,
    enabled: enabled && allowed,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      canStillPay(data?.payment) && Math.min(lastLook, firstLook * 1.5 ** dataUpdateCount),
  });
  const status = query.data?.status;
  const before = useRef(status);
  useEffect(() => {
    // What was paid for counts now, wherever it is shown.
    if (before.current !== undefined && before.current !== 'success' && status === 'success')
      void refreshPlan(queryClient);
    before.current = status;
  }, [status, queryClient]);
  return query;
}

/**
 * Has the API look at once how a payment went, with the session of the address that the buyer has come back to. Without it
 * the news come a little later.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError with the code `not_found`, `provider_unavailable` or
 * `too_many_attempts`, left to the page.
 * @example
 * ```tsx
 * const confirm = useConfirmPayment();
 * confirm.mutate('cs_test_a1b2');
 * ```
 */
export function useConfirmPayment(): MutationResult<LatestPayment | null, string> {
  const { client, queryClient } = usePinfold();
  return useFormMutation({
    mutationFn: (sessionId: string) => confirmPayment(client, queryClient, sessionId),
  });
}

/**
 * How the payment stands that the buyer has come back from: the API looks at it once, where it is one of this company's,
 * and it is followed as by `useLatestPayment`. Without `sessionId`, or where the API cannot look, it is the newest one.
 *
 * @param sessionId - `session_id` of the address that the buyer has come back to.
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: payment } = usePaymentResult(new URLSearchParams(location.search).get('session_id') ?? undefined);
 * return <p role="status">{payment?.status}</p>;
 * ```
 */
export function usePaymentResult(sessionId: string | undefined): QueryResult<LatestPayment | null> {
  const { client, queryClient } = usePinfold();
  const { allowed, isPending: isUnknown } = usePermission({ ...billingAccess, demo: 'blocked' });
  const { data: company } = useCurrentCompany();
  // Nobody has pressed anything here that the demo could answer.
  const asks = allowed && company?.is_demo !== true && sessionId !== undefined;
  // A query, since it runs when the page opens: once for each session, and again where the provider does not respond.
  const confirmation = usePinfoldQuery({
    queryKey: billingKeys.confirmation(client.scope, sessionId),
    queryFn: async () => ({ payment: await confirmPayment(client, queryClient, sessionId ?? '') }),
    enabled: asks,
    staleTime: Infinity,
    meta: { isQuiet: true },
  });
  const isAsking = asks && confirmation.isPending && confirmation.failureCount === 0;
  return useLatestPayment({ enabled: !isUnknown && !isAsking });
}

/** Whether the buyer can still pay: also on a page that has refused a card. */
function canStillPay(payment: LatestPayment | null | undefined): boolean {
  return payment != null && (payment.status === 'pending' || payment.redirect_url !== null);
}

async function confirmPayment(
  client: PinfoldClient,
  queryClient: QueryClient,
  session_id: string,
): Promise<LatestPayment | null> {
  const payment = await unwrapResponse(client.api.POST('/payments/after-payment/', { body: { session_id } }));
  queryClient.setQueryData(getLatestPayment(client).queryKey, { payment });
  await refreshPlan(queryClient);
  return payment;
}
