import { FacebookAccounts } from '@pinfold/sdk/integrations';
import { useAccountAddress } from './use-account-address.ts';

/** The account that is shown is in the address, so that the back button leads to the list. */
export default function FacebookAccountsPage() {
  return <FacebookAccounts {...useAccountAddress()} />;
}
