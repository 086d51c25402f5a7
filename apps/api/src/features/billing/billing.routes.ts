import type { Api } from '../../http/mount.ts';
import { mountAccounts } from './accounts.routes.ts';
import { mountOrders } from './orders/orders.routes.ts';
import { mountSubscription } from './subscription/subscription.routes.ts';

/** Plans, payments and subscriptions; where nothing is sold, each of them answers 404. */
export function mountBilling(api: Api): void {
  mountOrders(api);
  mountSubscription(api);
  mountAccounts(api);
}
