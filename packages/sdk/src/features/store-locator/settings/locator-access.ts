import type { MemberAccess } from '@pinfold/contract/access/access';

/** Who changes what the locator says and shows of all locations. */
export const sharedLocatorAccess: MemberAccess = {
  permission: 'manage_store_locator',
  module: 'store_locator',
  demo: 'blocked',
  concernsAllLocations: true,
};

/** Who changes what it says of single ones. */
export const listingLocatorAccess: MemberAccess = {
  permission: 'manage_store_locator',
  module: 'store_locator',
  demo: 'blocked',
};
