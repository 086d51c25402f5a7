import { FacebookConnection } from '@pinfold/sdk/integrations';
import { useLocation, useNavigate } from 'react-router';
import { paths, withQuery } from '../../routing/paths.ts';

/** Where Facebook sends browsers back to. The address is replaced, since what is in it is used up. */
export default function FacebookConnectedPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const goTo = (address: string) => void navigate(address, { replace: true });
  return (
    <FacebookConnection
      search={search}
      onConnected={({ id }) => goTo(withQuery(paths.facebookAccounts, { account: String(id) }))}
      onBack={() => goTo(paths.facebookAccounts)}
    />
  );
}
