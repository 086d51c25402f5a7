import { isWizardCompleted, useCompanies, useCurrentCompany } from '@pinfold/sdk/headless/company';
import type { ReturnPlace } from '@pinfold/sdk/headless/integrations';
import { GoogleConnection } from '@pinfold/sdk/integrations';
import { useLocation, useNavigate } from 'react-router';
import { paths, withQuery } from '../../routing/paths.ts';

/** Where Google sends browsers back to. The address is replaced, since what is in it is used up. */
export default function GoogleConnectedPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { data: companies } = useCompanies();
  const { data: company } = useCurrentCompany();
  const start: ReturnPlace = isWizardCompleted(companies?.results ?? [], company) ? 'accounts' : 'wizard';
  const goTo = (place: ReturnPlace) => void navigate(returnAddresses[place], { replace: true });
  return <GoogleConnection search={search} returnTo={start} onConnected={goTo} onBack={() => goTo(start)} />;
}

/** The pages to go on with after Google. */
const returnAddresses: Readonly<Record<ReturnPlace, string>> = {
  accounts: paths.googleAccounts,
  import: paths.importListings,
  wizard: withQuery(paths.wizard, { step: 'google' }),
  wizard_add: withQuery(paths.wizard, { action: 'add', step: 'google' }),
};
