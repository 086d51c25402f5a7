import type { Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { usePermission } from '../../permissions/use-permission.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import { useFormMutation } from '../../query/form-refusal.ts';
import type { MutationResult, QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { billingAccess, getSubscription, type SubscriptionDetails } from './billing.queries.ts';
import { refreshPlan } from './refresh-plan.ts';
import type { PaymentPage } from './use-order.ts';

/** A plan in short, as a voucher gives it. */
export type CompanySubscription = Schemas['CompanySubscription'];

/** What `useSubscription` returns. */
export type UseSubscriptionResult = QueryResult<SubscriptionDetails> & {
  /** False where this installation sells nothing; undefined until it is known, or for those who may not know. */
  isSelling: boolean | undefined;
  /** Ends the subscription with the period that was paid for. */
  cancel: MutationResult<SubscriptionDetails>;
  /** Takes a cancellation back, until the period ends. */
  resume: MutationResult<SubscriptionDetails>;
  /** Gives the address of a page on which to give another card. */
  replaceCard: MutationResult<PaymentPage>;
};

/**
 * How the plan stands, what was paid for, and what comes next, with the ways to cancel, to resume, and to pay by another
 * card.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `not_found` where nothing is sold. Refusals
 * of what changes it are left to the page: `provider_unavailable`, `order_in_progress`, `too_many_attempts`.
 * @example
 * ```tsx
 * const { data, cancel } = useSubscription();
 * return data?.subscription && <button onClick={() => cancel.mutate()}>Anuluj</button>;
 * ```
 */
export function useSubscription({ enabled = true }: { enabled?: boolean } = {}): UseSubscriptionResult {
  const { client, queryClient } = usePinfold();
  const { allowed } = usePermission(billingAccess);
  const query = usePinfoldQuery({ ...getSubscription(client), enabled: enabled && allowed });
  const keep = async (details: SubscriptionDetails) => {
    queryClient.setQueryData(getSubscription(client).queryKey, details);
    await refreshPlan(queryClient);
  };
  const cancel = useFormMutation({
    mutationFn: () => unwrapResponse(client.api.POST('/payments/subscription/cancel/')),
    onSuccess: keep,
  });
  const resume = useFormMutation({
    mutationFn: () => unwrapResponse(client.api.POST('/payments/subscription/resume/')),
    onSuccess: keep,
  });
  const replaceCard = useFormMutation({
    mutationFn: () => unwrapResponse(client.api.POST('/payments/subscription/card/')),
  });
  const { data, error } = query;
  const isSelling = data ? true : error?.code === 'not_found' ? false : undefined;
  return { ...query, isSelling, cancel, resume, replaceCard };
}

/**
 * Takes the plan that an activation code gives; another code for the same plan adds its days.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError with the code `voucher_invalid`,
 * `voucher_lower_plan`, `subscription_running` or `too_many_attempts`, left to the form.
 * @example
 * ```tsx
 * const redeem = useRedeemVoucher();
 * redeem.mutate('K4WA-2026-LATO-0001');
 * ```
 */
export function useRedeemVoucher(): MutationResult<CompanySubscription, string> {
  const { client, queryClient } = usePinfold();
  return useFormMutation({
    mutationFn: (number: string) =>
      unwrapResponse(client.api.POST('/subscription/voucher/', { body: { number } })),
    onSuccess: () => refreshPlan(queryClient),
  });
}
