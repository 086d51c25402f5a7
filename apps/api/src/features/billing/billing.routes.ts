import type { Api } from '../../http/mount.ts';
import { mountAccounts } from './accounts.routes.ts';

export function mountBilling(api: Api): void {
  mountAccounts(api);
}
