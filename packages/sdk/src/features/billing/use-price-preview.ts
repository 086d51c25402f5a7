import { usePermission } from '../../permissions/use-permission.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { useRested } from '../../state/use-rested.ts';
import { type Basket, billingAccess, previewPrice, type PricePreview } from './billing.queries.ts';

const nothing: Basket = { currency: 'pln', items: [], promotion_code: null };

/** What `usePricePreview` returns. */
export type UsePricePreviewResult = QueryResult<PricePreview> & {
  /** The sums are those of an earlier basket: the new ones are on their way. */
  isStale: boolean;
};

/**
 * What an order would cost, now and at each renewal, in minor units; nothing is ordered. A basket that changes again within
 * 300 ms is not asked about.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `promotion_code_invalid`,
 * `price_unknown`, `provider_unavailable` or `too_many_attempts`, left to the page.
 * @example
 * ```tsx
 * const { order } = useOrderChoice();
 * const { data } = usePricePreview(order?.basket);
 * return data && <p>{data.amount_due / 100}</p>;
 * ```
 */
export function usePricePreview(
  basket: Basket | undefined,
  { enabled = true }: { enabled?: boolean } = {},
): UsePricePreviewResult {
  const client = useClient();
  const { allowed } = usePermission(billingAccess);
  const key = JSON.stringify(basket);
  // The first one does not wait.
  const rested = useRested(basket, key) ?? basket;
  const query = usePinfoldQuery({
    ...previewPrice(client, rested ?? nothing),
    enabled: enabled && allowed && rested !== undefined,
    placeholderData: (former, before) => (before?.queryKey[1] === client.scope ? former : undefined),
    meta: { isQuiet: true },
  });
  return {
    ...query,
    isStale: query.isPlaceholderData || (rested !== basket && JSON.stringify(rested) !== key),
  };
}
