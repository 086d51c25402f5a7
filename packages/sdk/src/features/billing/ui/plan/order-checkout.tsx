'use client';
import type { JSX } from 'react';
import { billingMessages } from '../../../../i18n/feature-messages.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { billingAccess } from '../../billing.queries.ts';
import type { OrderChoice } from '../../order-choice.ts';
import { BesideSummarySkeleton } from './beside-summary.tsx';
import { OrderCheckoutView } from './order-checkout-view.tsx';
import type { HrefForLimit } from './overage-list.tsx';

export interface OrderCheckoutProps {
  /** What is ordered. @defaultValue what the company has or has chosen before */
  choice?: OrderChoice | undefined;
  /** Where the choice can be changed. */
  planHref?: string | undefined;
  /** Where it is changed to whom invoices are written. */
  invoiceDataHref?: string | undefined;
  /** The terms that the buyer agrees to, opened in a new tab. */
  termsHref?: string | undefined;
  /** Where the user makes room for a smaller plan; undefined for limits that have no such page. */
  hrefForLimit?: HrefForLimit | undefined;
  /** The buyer pays on this page of the payment provider. @defaultValue the browser goes there */
  onRedirect?: ((url: string) => void) | undefined;
  /** The order counts already, since nothing is left to pay. */
  onDone?: (() => void) | undefined;
  /** Level of the titles in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Appearance of the checkout alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The last look at an order: what it costs, how it is paid, to whom the invoice is written, and the terms. Ordering leads
 * to the payment provider's page. A price that has changed meanwhile is said and confirmed by hand; nothing that was
 * filled in is lost.
 *
 * @throws Error outside a `PinfoldProvider`. Refusals are shown in place.
 * @selector .pinfold-OrderCheckout
 * @example
 * ```tsx
 * <OrderCheckout
 *   choice={{ plan: 'pro', quantity: 12 }}
 *   termsHref="/terms"
 *   invoiceDataHref="/invoice-data"
 *   onDone={() => location.assign('/done')}
 * />
 * ```
 */
export function OrderCheckout({ appearance, headingLevel = 2, ...props }: OrderCheckoutProps): JSX.Element {
  return (
    <FeatureSurface
      component="OrderCheckout"
      appearance={appearance}
      messages={[billingMessages]}
      permission={usePermission(billingAccess)}
      forbidden="billing.forbidden"
      loading={<BesideSummarySkeleton />}
    >
      <OrderCheckoutView {...props} headingLevel={headingLevel} />
    </FeatureSurface>
  );
}
