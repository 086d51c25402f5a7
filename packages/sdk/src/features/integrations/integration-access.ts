import type { MemberAccess } from '@pinfold/contract/access/access';

const accounts = { permission: 'manage_gmb_account', module: 'company' } as const;
const places = { permission: 'manage_gmb_account', module: 'business_addresses', fullAccess: true } as const;

/** What the pages of connected accounts do. */
export type IntegrationAction = 'seeAccounts' | 'connect' | 'seePlaces' | 'import';

/** What the calls about connected accounts and imports ask for; whoever imports has full access. */
export const integrationAccess: Readonly<Record<IntegrationAction, MemberAccess>> = {
  seeAccounts: { ...accounts, demo: 'allowed' },
  connect: { ...accounts, demo: 'blocked', embed: 'never', concernsAllLocations: true },
  seePlaces: { ...places, demo: 'allowed' },
  import: { ...places, demo: 'blocked' },
};
