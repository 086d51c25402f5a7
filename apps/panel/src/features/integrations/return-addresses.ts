import type { ReturnPlace } from '@pinfold/sdk/headless/integrations';
import { paths, withQuery } from '../../routing/paths.ts';

/** Where somebody goes on who came back from Google. */
export const returnAddresses: Readonly<Record<ReturnPlace, string>> = {
  accounts: paths.googleAccounts,
  import: paths.importListings,
  wizard: withQuery(paths.wizard, { step: 'google' }),
  wizard_add: withQuery(paths.wizard, { action: 'add', step: 'google' }),
};
