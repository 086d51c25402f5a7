import { methodsFor, type PaymentMethodKind } from '@pinfold/contract/features/billing/payment';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';

/** @throws Problem `payment_method_unavailable` where a method is not offered, or not in this currency */
export function requireMethod({ config }: Services, method: PaymentMethodKind, currency: string): void {
  if (!methodsFor(config.PINFOLD_BILLING_METHODS, currency).includes(method))
    throw new Problem('payment_method_unavailable', { errors: [{ path: 'body.payment_method' }] });
}
