import { listPage } from '../protocol/list-page.ts';
import { ListParameters, NoParameters, Text } from '../protocol/parameters.ts';
import type { StripeCalls } from '../protocol/stripe-calls.ts';

const List = ListParameters.extend({ customer: Text.optional(), payment_method: Text.optional() });

/** What Checkout made in `setup` mode. */
export function setupIntentCalls({ get }: StripeCalls): void {
  get('/v1/setup_intents', List, (transaction, { customer, payment_method: method, ...page }) =>
    listPage(
      transaction
        .list('setup_intent')
        .filter(
          (one) =>
            (customer === undefined || one.customer === customer) &&
            (method === undefined || one.payment_method === method),
        ),
      page,
      '/v1/setup_intents',
    ),
  );
  get('/v1/setup_intents/:id', NoParameters, (transaction, _none, id = '') =>
    transaction.get('setup_intent', id),
  );
}
