import type { MemberAccess } from '@pinfold/contract/access/access';

/** Who sees own positions beside those of competitors. */
export const competitionAccess: MemberAccess = {
  module: 'monitoring',
  permission: 'view_maps_competition_rankings',
  plan: 'compare_competition',
  demo: 'allowed',
};

/** Who chooses the competitors. */
export const competitorsAccess: MemberAccess = {
  ...competitionAccess,
  permission: 'manage_competition_places',
  demo: 'blocked',
};
