import type { MemberAccess } from '@pinfold/contract/access/access';

/** Who sees own positions beside those of competitors. */
export const competitionAccess: MemberAccess = {
  module: 'monitoring',
  permission: 'view_maps_competition_rankings',
  plan: 'compare_competition',
  demo: 'allowed',
};

/** Who looks for competitors. */
export const competitorSearchAccess: MemberAccess = {
  ...competitionAccess,
  permission: 'manage_competition_places',
};

/** Who chooses them, for all locations. */
export const competitorsAccess: MemberAccess = {
  ...competitorSearchAccess,
  demo: 'blocked',
  concernsAllLocations: true,
};
