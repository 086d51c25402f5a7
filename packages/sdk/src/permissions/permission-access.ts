import type { MemberAccess } from '@pinfold/contract/access/access';
import type { Permission } from '@pinfold/contract/access/permissions';

/** What a bare permission stands for: the module, the plan and the demo rule of the calls that it opens. */
export function permissionAccess(permission: Permission): MemberAccess {
  return known[permission] ?? { permission, demo: permission.startsWith('view_') ? 'allowed' : 'blocked' };
}

const known: Partial<Record<Permission, MemberAccess>> = {
  view_reviews: { permission: 'view_reviews', module: 'reviews', demo: 'allowed' },
  reply_reviews: { permission: 'reply_reviews', module: 'reviews', plan: 'manual_replies', demo: 'blocked' },
  view_facilities_data: {
    permission: 'view_facilities_data',
    module: 'business_addresses',
    demo: 'allowed',
  },
  view_team: { permission: 'view_team', module: 'permissions', demo: 'allowed' },
  manage_team: { permission: 'manage_team', module: 'permissions', demo: 'blocked' },
  view_company_data: { permission: 'view_company_data', module: 'company', demo: 'allowed' },
  manage_company_data: { permission: 'manage_company_data', module: 'company', demo: 'blocked' },
  manage_keywords: { permission: 'manage_keywords', module: 'company', demo: 'blocked' },
};
