import type { ApiError } from '../../client/api-error.ts';
import type { Basket, PricePreview } from './billing.queries.ts';
import type { DecidedOrder } from './decide-order.ts';
import { usePricePreview } from './use-price-preview.ts';

/** What an order costs, also while its code does not work. */
export interface OrderPrice {
  preview: PricePreview | undefined;
  /** What the sums are of, to be ordered: without a code that does not work. */
  basket: Basket | undefined;
  /** The sums are those of an earlier basket. */
  isStale: boolean;
  isCodeInvalid: boolean;
  isFetching: boolean;
  /** Why there are no sums. */
  error: ApiError | null;
  refetch: () => Promise<unknown>;
}

/** Returns what an order costs; where its promotion code does not work, what it costs without. */
export function useOrderPrice(
  order: DecidedOrder | undefined,
  { enabled = true }: { enabled?: boolean } = {},
): OrderPrice {
  const basket = order?.basket;
  const asked = usePricePreview(basket, { enabled });
  const isCodeInvalid = asked.error?.code === 'promotion_code_invalid';
  const plain = basket && { ...basket, promotion_code: null };
  const without = usePricePreview(plain, { enabled: enabled && isCodeInvalid });
  const { data: preview, isStale, isFetching, error, refetch } = isCodeInvalid ? without : asked;
  return {
    preview,
    basket: isCodeInvalid ? plain : basket,
    isStale,
    isCodeInvalid,
    isFetching,
    error: preview ? null : error,
    refetch,
  };
}
