import * as z from 'zod';
import type { Refund } from '../objects/payment-objects.ts';
import { listPage } from '../protocol/list-page.ts';
import { mergeMetadata } from '../protocol/merge-metadata.ts';
import { Int, ListParameters, MetadataParam, NoParameters, Text } from '../protocol/parameters.ts';
import type { StripeCalls } from '../protocol/stripe-calls.ts';
import { invalidParameter, StripeError } from '../protocol/stripe-error.ts';
import type { Transaction } from '../protocol/transaction.ts';

const Create = z.strictObject({
  amount: Int.pipe(z.number().min(1)).optional(),
  charge: Text.optional(),
  metadata: MetadataParam.optional(),
  payment_intent: Text.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

const Update = z.strictObject({ metadata: MetadataParam.optional() });

const List = ListParameters.extend({ charge: Text.optional(), payment_intent: Text.optional() });

export function refundCalls({ get, post }: StripeCalls): void {
  get('/v1/refunds', List, (transaction, { charge, payment_intent: intent, ...page }) =>
    listPage(
      transaction
        .list('refund')
        .filter(
          (one) =>
            (charge === undefined || one.charge === charge) &&
            (intent === undefined || one.payment_intent === intent),
        ),
      page,
      '/v1/refunds',
    ),
  );
  get('/v1/refunds/:id', NoParameters, (transaction, _none, id = '') => transaction.get('refund', id));
  post('/v1/refunds/:id', Update, (transaction, { metadata }, id = '') => {
    const changed = transaction.edit('refund', id);
    changed.metadata = mergeMetadata(changed.metadata, metadata);
    transaction.emit('refund.updated', changed);
    return changed;
  });
  post('/v1/refunds', Create, (transaction, { charge, payment_intent: intent, ...given }) => {
    const id = intent ?? transaction.list('payment_intent').find((one) => one.latest_charge === charge)?.id;
    if (id === undefined)
      throw invalidParameter(
        'payment_intent',
        'One of the following params should be provided: payment_intent, charge.',
        'parameter_missing',
      );
    return refund(transaction, id, given);
  });
}

/** Gives back a succeeded payment, or a part of it; default what is left. @throws StripeError */
export function refund(
  transaction: Transaction,
  paymentIntent: string,
  given: Pick<z.infer<typeof Create>, 'amount' | 'metadata' | 'reason'> = {},
): Refund {
  const intent = transaction.edit('payment_intent', paymentIntent, 'payment_intent');
  if (intent.status !== 'succeeded')
    throw new StripeError(
      400,
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      {
        param: 'payment_intent',
      },
    );
  const left = intent.amount_received - intent.refunded;
  if (left === 0)
    throw new StripeError(400, `Charge ${intent.latest_charge} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  const { amount = left } = given;
  if (amount > left)
    throw invalidParameter(
      'amount',
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`,
    );
  intent.refunded += amount;
  const made = transaction.insert<Refund>({
    ...transaction.base('refund', 're'),
    amount,
    charge: intent.latest_charge,
    currency: intent.currency,
    customer: intent.customer,
    customer_account: null,
    metadata: mergeMetadata({}, given.metadata),
    payment_intent: intent.id,
    reason: given.reason ?? null,
    receipt_number: null,
    status: 'succeeded',
  });
  transaction.emit('refund.created', made);
  return made;
}
