import type { FacebookAccountsProps } from '@pinfold/sdk/integrations';
import { hrefTo, paths } from '../../routing/paths.ts';
import { useMayLink } from '../../routing/use-panel-session.ts';
import { useUrlState } from '../../routing/use-url-state.ts';

/** Which account at a directory is shown, as it is in the address, and where its locations are edited. */
export function useAccountAddress(): Pick<
  FacebookAccountsProps,
  'account' | 'onAccountChange' | 'getLocationHref'
> {
  const mayLink = useMayLink();
  const [{ account }, change] = useUrlState({
    parse: (params) => ({ account: Number(params.get('account')) || ('all' as const) }),
    format: (values) =>
      new URLSearchParams(values.account === 'all' ? {} : { account: String(values.account) }),
  });
  return {
    account,
    onAccountChange: (next) => change({ account: next }),
    getLocationHref: mayLink(paths.listingDetails)
      ? (id, section) => hrefTo(paths.listingDetails, { id }) + (section ? `#${section}` : '')
      : undefined,
  };
}
