import type { ReturnPlace } from '@pinfold/sdk/headless/integrations';

/** Where somebody goes on who came back from Google. */
export const returnAddresses: Readonly<Record<ReturnPlace, string>> = {
  accounts: '/company/gmb-accounts',
  import: '/business-addresses/add/new',
  wizard: '/wizard?step=google',
  wizard_add: '/wizard?action=add&step=google',
};
