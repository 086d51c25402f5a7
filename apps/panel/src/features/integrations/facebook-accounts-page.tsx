import { FacebookAccounts } from '@pinfold/sdk/integrations';
import { hrefTo, paths } from '../../routing/paths.ts';
import { useMayLink } from '../../routing/use-panel-session.ts';
import { useUrlState } from '../../routing/use-url-state.ts';

/** The account that is shown is in the address, so that the back button leads to the list. */
export default function FacebookAccountsPage() {
  const mayLink = useMayLink();
  const [{ account }, change] = useUrlState({
    parse: (params) => ({ account: Number(params.get('account')) || ('all' as const) }),
    format: (values) =>
      new URLSearchParams(values.account === 'all' ? {} : { account: String(values.account) }),
  });
  return (
    <FacebookAccounts
      account={account}
      onAccountChange={(next) => change({ account: next })}
      getLocationHref={
        mayLink(paths.listingDetails)
          ? (id, section) => hrefTo(paths.listingDetails, { id }) + (section ? `#${section}` : '')
          : undefined
      }
    />
  );
}
