import { GoogleAccounts } from '@pinfold/sdk/integrations';
import { useNavigate } from 'react-router';
import { paths } from '../../routing/paths.ts';

export default function GoogleAccountsPage() {
  const navigate = useNavigate();
  return <GoogleAccounts onImport={() => void navigate(paths.importListings)} />;
}
