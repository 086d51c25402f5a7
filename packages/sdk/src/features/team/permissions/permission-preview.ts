import type { Permission } from '@pinfold/contract/access/permissions';
import { permissionDependencies } from '@pinfold/contract/features/team/permission-dependencies';
import {
  permissionGroups,
  type PermissionGroup,
  type PermissionGroupKey,
} from '@pinfold/contract/features/team/permission-groups';

/** What a member may do in one part of the product. */
export interface PreviewLine {
  group: PermissionGroupKey;
  /** In the member's locations. */
  inLocations: readonly Permission[];
  /** In the company as a whole. */
  inCompany: readonly Permission[];
  /** Everything that there is in this part. */
  isWhole: boolean;
}

/** Sorts permissions into the parts of the product, and names the parts in which there are none. */
export function previewOf(permissions: readonly Permission[]): {
  lines: PreviewLine[];
  without: PermissionGroupKey[];
} {
  const held = new Set(permissions);
  const groups = permissionGroups.flatMap(withBranches);
  const lines = groups.flatMap(({ key, permissions: all }) => {
    const here = all.filter((one) => held.has(one));
    if (here.length === 0) return [];
    const own = here.filter((one) => !isImplied(one, here));
    const inCompany = own.filter((one) => companyWide.has(one));
    const inLocations = own.filter((one) => !companyWide.has(one));
    return [{ group: key, inLocations, inCompany, isWhole: here.length === all.length }];
  });
  const shown = new Set(lines.map(({ group }) => group));
  return { lines, without: groups.map(({ key }) => key).filter((key) => !shown.has(key)) };
}

/** Whoever answers reviews reads them: what another deed of the same part cannot do without goes without saying. */
function isImplied(permission: Permission, among: readonly Permission[]): boolean {
  return among.some((one) => permissionDependencies[one]?.includes(permission));
}

function withBranches(group: PermissionGroup): PermissionGroup[] {
  return [group, ...(group.groups ?? []).flatMap(withBranches)];
}

/** What has no location: it is there once for the whole company. */
const companyWide: ReadonlySet<Permission> = new Set<Permission>([
  'view_company_data',
  'manage_company_data',
  'view_team',
  'manage_team',
  'manage_gmb_account',
  'manage_google_play_account',
  'manage_reviews_categories',
  'edit_review_reply_templates',
  'configure_ai_review_reply',
  'manage_store_locator',
  'view_rb_forms',
]);
