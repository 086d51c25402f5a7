import type { MemberAccess } from '@pinfold/contract/access/access';

/**
 * Access to changing what is watched for all locations: keywords of the company and its websites, and search locations.
 */
export const sharedWatchAccess: MemberAccess = {
  permission: 'manage_keywords',
  module: 'company',
  demo: 'blocked',
  concernsAllLocations: true,
};
