'use client';
import type { JSX } from 'react';
import { billingMessages } from '../../../../i18n/feature-messages.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { billingAccess } from '../../billing.queries.ts';
import type { OrderChoice } from '../../order-choice.ts';
import { useOrderChoice } from '../../use-order-choice.ts';
import { useOrderPrice } from '../../use-order-price.ts';
import { BillingLoadState } from './billing-load-state.tsx';
import { OrderSummaryCard } from './order-summary-card.tsx';

export interface OrderSummaryProps {
  /** What is about to be ordered. @defaultValue what the company has or has chosen before */
  choice?: OrderChoice | undefined;
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Appearance of the summary alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * What a choice costs: net, VAT and gross, the discount, and when how much is charged next. Sums are the payment
 * provider's own; nothing is ordered.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are shown in place, with a retry.
 * @selector .pinfold-OrderSummary
 * @example
 * ```tsx
 * <OrderSummary choice={{ plan: 'pro', interval: 'year', quantity: 12 }} />
 * ```
 */
export function OrderSummary({ choice, headingLevel = 2, appearance }: OrderSummaryProps): JSX.Element {
  return (
    <FeatureSurface
      component="OrderSummary"
      appearance={appearance}
      messages={[billingMessages]}
      permission={usePermission(billingAccess)}
      forbidden="billing.forbidden"
      loading={{ blocks: 1, lines: 4 }}
    >
      <Summary {...{ choice, headingLevel }} />
    </FeatureSurface>
  );
}

function Summary({
  choice = {},
  headingLevel,
}: {
  choice: OrderChoice | undefined;
  headingLevel: 2 | 3 | 4;
}) {
  const state = useOrderChoice({ choice });
  const price = useOrderPrice(state.order);
  if (!state.order) return <BillingLoadState {...state} />;
  return <OrderSummaryCard order={state.order} {...{ price, headingLevel }} />;
}
