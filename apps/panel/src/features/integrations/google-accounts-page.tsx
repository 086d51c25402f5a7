import { GoogleAccounts } from '@pinfold/sdk/integrations';
import { useNavigate } from 'react-router-dom';

export default function GoogleAccountsPage() {
  const navigate = useNavigate();
  return <GoogleAccounts onImport={() => void navigate('/business-addresses/add/new')} />;
}
