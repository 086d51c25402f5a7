import type { MemberAccess } from '@pinfold/contract/access/access';

/** Who sees positions on a grid. */
export const rankGridAccess: MemberAccess = {
  module: 'monitoring',
  permission: 'view_maps_rankings',
  plan: 'local_positions',
  demo: 'allowed',
};

/** Who lays grids, and scans them. */
export const scanAccess: MemberAccess = { ...rankGridAccess, permission: 'manage_keywords', demo: 'blocked' };
