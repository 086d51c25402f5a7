import type { ApiError } from '../../client/api-error.ts';
import { usePermission } from '../../permissions/use-permission.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { useFilters } from '../../state/use-filters.ts';
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
import { type DecidedOrder, decideOrder, wholeChoice } from './decide-order.ts';
import { type OrderChoice, orderChoice } from './order-choice.ts';

/** A controlled or an initial choice. */
export interface OrderChoiceStart {
  /** The choice, held by you, for example in the address. Left out, the hook holds it. */
  choice?: OrderChoice | undefined;
  /** The initial choice, when uncontrolled. */
  defaultChoice?: OrderChoice | undefined;
  /** The user changed the choice. */
  onChoiceChange?: ((choice: OrderChoice) => void) | undefined;
}

/** What `useOrderChoice` returns. */
export interface UseOrderChoiceResult {
  /** As chosen by the user; `order` completes it. */
  choice: OrderChoice;
  /** Changes some of the choice; undefined takes one back. */
  change: (change: FiltersChange<OrderChoice>) => void;
  /** What is chosen whatever the company has, for the next page; undefined until the plans are known. */
  whole: OrderChoice | undefined;
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
export function useOrderChoice({
  choice: given,
  defaultChoice,
  onChoiceChange,
}: OrderChoiceStart = {}): UseOrderChoiceResult {
  const client = useClient();
  const { allowed: mayBuy, isPending: isPermissionPending } = usePermission(billingAccess);
  const { filters: choice, changeFilters: change } = useFilters(orderChoice, {
    filters: given,
    defaultFilters: defaultChoice,
    onFiltersChange: onChoiceChange,
  });
  const ofBuyer = { enabled: mayBuy, meta: { isQuiet: true } };
  // Quiet, since a page says in place what failed; where nothing is sold there are no plans to read.
  const plans = usePinfoldQuery({ ...listPlans(client), meta: { isQuiet: true } });
  const subscription = usePinfoldQuery({ ...getSubscription(client), ...ofBuyer });
  const initialPlan = usePinfoldQuery({ ...getInitialPlan(client), ...ofBuyer });
  // They cost a call to the payment provider, and only who came by a campaign has a use for them.
  const cameBy = initialPlan.data?.acquisition_campaign ?? null;
  const campaigns = usePinfoldQuery({ ...listCampaigns(client), ...ofBuyer, enabled: cameBy !== null });
  const needed = mayBuy ? [plans, subscription] : [plans];
  const isPending =
    isPermissionPending || needed.some((query) => query.isPending) || (mayBuy && initialPlan.isLoading);
  const facts = {
    subscription: subscription.data,
    initialPlan: initialPlan.data,
    campaigns: campaigns.data,
  };
  const error = needed.find((query) => query.error && !query.data)?.error ?? null;
  // Without the subscription, a change would be taken for a first order.
  const isKnown = !isPending && error === null;
  const order = isKnown && plans.data ? decideOrder(choice, { plans: plans.data, ...facts }) : undefined;
  return {
    choice,
    change,
    whole: order && wholeChoice(choice, order),
    order,
    plans: plans.data,
    subscription: subscription.data,
    isPending,
    isFetching: needed.some((query) => query.isFetching),
    error,
    refetch: () => {
      for (const query of needed) void query.refetch();
    },
  };
}
