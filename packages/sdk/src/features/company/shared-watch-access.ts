import type { MemberAccess } from '@pinfold/contract/access/access';

/** Who changes what is watched for all locations: keywords of the company and of its websites, and from where. */
export const sharedWatchAccess: MemberAccess = {
  permission: 'manage_keywords',
  module: 'company',
  demo: 'blocked',
  concernsAllLocations: true,
};
