import { LocationImport } from '@pinfold/sdk/integrations';
import { useNavigate } from 'react-router';
import { paths } from '../../routing/paths.ts';
import { useKeptImport } from '../../session/use-kept-import.ts';

export default function ImportPage() {
  const navigate = useNavigate();
  return (
    <LocationImport {...useKeptImport()} returnTo="import" onDone={() => void navigate(paths.listingList)} />
  );
}
