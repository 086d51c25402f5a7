import { useRef } from 'react';
import type { Schemas } from '../../client/schema.ts';
import { newRequestId } from '../../client/new-request-id.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import { useFormMutation } from '../../query/form-refusal.ts';
import { billingKeys } from '../../query/query-keys.ts';
import { refreshQueries } from '../../query/removal.ts';
import type { MutationResult } from '../../query/results.ts';
import { getInitialPlan, type InitialPlan } from './billing.queries.ts';
import { refreshPlan } from './refresh-plan.ts';

/** What is ordered, how it is paid, and which sum the buyer saw. */
export type NewOrder = Schemas['NewOrder'];

/** An order; `redirect_url` is where the buyer pays, null where nothing is left to pay. */
export type Order = Schemas['Order'];

/** A page of the payment provider. */
export type PaymentPage = Schemas['PaymentPage'];

/**
 * Orders a plan or changes it, then lead the browser to `redirect_url`. Whoever sends the same again, by a double click or
 * after a lost answer, gets the same order.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError, left to the form: `price_changed`,
 * `plan_limits_exceeded`, `invoice_data_missing`, `terms_not_accepted`, `order_in_progress`, `provider_unavailable` and more.
 * @example
 * ```tsx
 * const { order: chosen } = useOrderChoice();
 * const { data: price } = usePricePreview(chosen?.basket);
 * const order = useOrder();
 * if (chosen?.basket && price) order.mutate(
 *   { ...chosen.basket, payment_method: 'card', expected_amount_due: price.amount_due, accepted_terms: true },
 *   { onSuccess: ({ redirect_url }) => redirect_url && location.assign(redirect_url) },
 * );
 * ```
 */
export function useOrder(): MutationResult<Order, NewOrder> {
  const { client, queryClient } = usePinfold();
  const sent = useRef<{ body: string; key: string }>(undefined);
  return useFormMutation({
    mutationFn: async (body: NewOrder) => {
      const text = JSON.stringify(body);
      const send = (key: string) => {
        sent.current = { body: text, key };
        const params = { header: { 'idempotency-key': key } };
        return unwrapResponse(client.api.POST('/payments/orders/', { params, body }));
      };
      const former = sent.current?.body === text ? sent.current.key : undefined;
      const order = await send(former ?? newRequestId());
      // The page of the former one was left unpaid until it ended: this is a new order.
      return former !== undefined && order.status === 'failed' ? send(newRequestId()) : order;
    },
    // Who has ordered goes on to pay at once; what counts already is read again meanwhile.
    onSuccess: ({ status }) => {
      if (status === 'success') void refreshPlan(queryClient);
      else void refreshQueries(queryClient, billingKeys.all);
    },
    // A price that changed, an order that waits, or one whose answer was lost: told with what is so now.
    onSettled: async (_order, failure) => {
      if (failure) await refreshQueries(queryClient, billingKeys.all);
    },
  });
}

/**
 * Remembers a choice for the first order; nothing is ordered.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError with the code `price_unknown`.
 * @example
 * ```tsx
 * const choose = useChooseInitialPlan();
 * choose.mutate({ price: 'standard_month_pln', quantity: 12, promotion_code: null });
 * ```
 */
export function useChooseInitialPlan(): MutationResult<InitialPlan, Schemas['InitialPlanChoice']> {
  const { client, queryClient } = usePinfold();
  return useFormMutation({
    mutationFn: (body: Schemas['InitialPlanChoice']) =>
      unwrapResponse(client.api.POST('/payments/initial-plan/', { body })),
    onSuccess: (chosen) => queryClient.setQueryData(getInitialPlan(client).queryKey, chosen),
  });
}
