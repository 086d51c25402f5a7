import type { MemberAccess } from '@pinfold/contract/access/access';

/** Who changes what is protected. */
export const protectAccess: MemberAccess = {
  module: 'external_changes',
  permission: 'protect_from_external_changes',
  plan: 'protect_location_data',
  demo: 'blocked',
  concernsAllLocations: true,
};

/** Who is told what protection would have done: also the demo account. */
export const rehearsalAccess: MemberAccess = { ...protectAccess, demo: 'allowed' };

/** Who is told how many changes of protected fields wait: owners and admins. */
export const summaryAccess: MemberAccess = { ...rehearsalAccess, fullAccess: true };

/** Who rejects them all at once. */
export const rejectAccess: MemberAccess = {
  module: 'external_changes',
  permission: 'approve_and_reject_external_changes',
  plan: 'protect_location_data',
  demo: 'blocked',
};
