import type { ApiError } from '../../client/api-error.ts';
import { usePermission } from '../../permissions/use-permission.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { type FiltersStart, useFilters } from '../../state/use-filters.ts';
import type { FiltersChange } from '../../state/define-filters.ts';
import {
  billingAccess,
  getInitialPlan,
  getSubscription,
  listCampaigns,
  listPlans,
  type Plans,
  type SubscriptionDetails,
} from './billing.queries.ts';
import { type DecidedOrder, decideOrder } from './decide-order.ts';
import { type OrderChoice, orderChoice } from './order-choice.ts';

/** A controlled or an initial choice. */
export interface OrderChoiceStart extends FiltersStart<OrderChoice> {}

/** What `useOrderChoice` returns. */
export interface UseOrderChoiceResult {
  /** As chosen by the user; `order` completes it. */
  choice: OrderChoice;
  /** Changes some of the choice; undefined takes one back. */
  change: (change: FiltersChange<OrderChoice>) => void;
  /** The choice, completed; undefined until the plans are known. */
  order: DecidedOrder | undefined;
  plans: Plans | undefined;
  subscription: SubscriptionDetails | undefined;
  isPending: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: () => void;
}

/**
 * What somebody is about to order, held here or by you; `formatOrderChoice` writes it into an address. What is not chosen
 * follows from the running subscription, from what was chosen before the first order, and from what the company uses.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { order, change } = useOrderChoice();
 * return <button onClick={() => change({ interval: 'year' })}>{order?.plan?.name}</button>;
 * ```
 */
export function useOrderChoice(start: OrderChoiceStart = {}): UseOrderChoiceResult {
  const client = useClient();
  const { allowed: mayBuy } = usePermission(billingAccess);
  const { filters: choice, changeFilters: change } = useFilters(orderChoice, start);
  const ofBuyer = { enabled: mayBuy, meta: { isQuiet: true } };
  const plans = usePinfoldQuery(listPlans(client));
  const subscription = usePinfoldQuery({ ...getSubscription(client), enabled: mayBuy });
  const initialPlan = usePinfoldQuery({ ...getInitialPlan(client), ...ofBuyer });
  // They cost a call to the payment provider, and only who came by a campaign has a use for them.
  const cameBy = initialPlan.data?.acquisition_campaign ?? null;
  const campaigns = usePinfoldQuery({ ...listCampaigns(client), ...ofBuyer, enabled: cameBy !== null });
  const needed = mayBuy ? [plans, subscription] : [plans];
  const isPending = needed.some((query) => query.isPending) || (mayBuy && initialPlan.isLoading);
  const facts = {
    subscription: subscription.data,
    initialPlan: initialPlan.data,
    campaigns: campaigns.data,
  };
  return {
    choice,
    change,
    order: isPending || !plans.data ? undefined : decideOrder(choice, { plans: plans.data, ...facts }),
    plans: plans.data,
    subscription: subscription.data,
    isPending,
    isFetching: needed.some((query) => query.isFetching),
    error: needed.find((query) => query.error && !query.data)?.error ?? null,
    refetch: () => {
      for (const query of needed) void query.refetch();
    },
  };
}
