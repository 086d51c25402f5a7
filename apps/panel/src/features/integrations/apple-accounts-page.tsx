import { AppleAccounts } from '@pinfold/sdk/integrations';
import { useAccountAddress } from './use-account-address.ts';

/** The organisation that is shown is in the address, so that the back button leads to the list. */
export default function AppleAccountsPage() {
  return <AppleAccounts {...useAccountAddress()} />;
}
