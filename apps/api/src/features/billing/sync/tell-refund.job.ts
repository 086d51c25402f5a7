import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import { requireSelling } from '../require-selling.ts';
import { tellOfRefund } from '../subscription/subscription-mails.ts';
import type { Payment } from './corrections.ts';
import { refundsOf } from './refunds-of.ts';

/** A payment that is going back. */
interface Refunded {
  companyId: number;
  payment: Payment;
}

/** Tells owners and the operator of a refund, once Stripe has it. */
export const tellRefund = defineProviderJob<Refunded, Refunded>({
  name: 'tell-refund',
  concurrency: 1,
  subject: ({ payment }) => payment.paymentIntent,
  claim: async ({ stripe }, payload) => (stripe ? payload : undefined),
  async work(services, { companyId, payment }) {
    const { isWhole } = await refundsOf(requireSelling(services), payment);
    if (!isWhole) throw new Error('The refund has not been made yet.');
    await tellOfRefund(services, companyId, payment);
  },
});
