import { AppleConnection } from '@pinfold/sdk/integrations';
import { useLocation, useNavigate } from 'react-router';
import { paths, withQuery } from '../../routing/paths.ts';

/** Where Apple sends browsers back to. The address is replaced, since what is in it is used up. */
export default function AppleConnectedPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const goTo = (address: string) => void navigate(address, { replace: true });
  return (
    <AppleConnection
      search={search}
      onConnected={({ id }) => goTo(withQuery(paths.appleAccounts, { account: String(id) }))}
      onBack={() => goTo(paths.appleAccounts)}
    />
  );
}
