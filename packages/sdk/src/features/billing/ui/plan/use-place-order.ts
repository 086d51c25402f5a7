import { useState } from 'react';
import type { ApiError } from '../../../../client/api-error.ts';
import type { OrderPrice } from '../../use-order-price.ts';
import { type PaymentMethodKind } from '../../use-invoices.ts';
import { useOrder } from '../../use-order.ts';
import { goTo } from '../billing-links.ts';
import { useShownAgain } from '../use-shown-again.ts';

interface PlaceOrderOptions {
  onRedirect: ((url: string) => void) | undefined;
  onDone: (() => void) | undefined;
  onTermsMissing: () => void;
}

/** An order that is being placed. */
export interface PlacedOrder {
  place: (what: { price: OrderPrice; method: PaymentMethodKind }) => void;
  isPending: boolean;
  /** The browser is on its way to the page of the payment. */
  isRedirecting: boolean;
  /** The order counts; nothing is left to pay. */
  isDone: boolean;
  error: ApiError | null;
  /** The sum that the buyer agreed to, where the price is another one now. */
  formerSum: number | undefined;
}

/** Places an order and leads to its payment. Whoever comes back by the browser's button can order again. */
export function usePlaceOrder({ onRedirect = goTo, onDone, onTermsMissing }: PlaceOrderOptions): PlacedOrder {
  const order = useOrder();
  const { data, variables, error, reset } = order;
  const [isRedirecting, setRedirecting] = useState(false);
  useShownAgain(() => {
    setRedirecting(false);
    reset();
  });
  return {
    isPending: order.isPending || isRedirecting,
    isRedirecting,
    isDone: data?.status === 'success',
    error,
    formerSum: error?.code === 'price_changed' ? variables?.expected_amount_due : undefined,
    place: ({ price: { basket, preview }, method }) => {
      if (!basket || !preview) return;
      order.mutate(
        {
          ...basket,
          payment_method: method,
          expected_amount_due: preview.amount_due,
          accepted_terms: true,
        },
        {
          onSuccess: ({ redirect_url: url, status }) => {
            if (url !== null) {
              setRedirecting(true);
              onRedirect(url);
            } else if (status === 'success') onDone?.();
          },
          onError: ({ code }) => {
            if (code === 'terms_not_accepted') onTermsMissing();
          },
        },
      );
    },
  };
}
