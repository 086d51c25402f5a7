import { permissions, type Permission } from '../../access/permissions.ts';

const toSeeListings: readonly Permission[] = ['view_facilities_data'];

/** What a permission is of no use without. Chains are followed: a reply template needs replies, which need reviews. */
export const permissionDependencies: Partial<Record<Permission, readonly Permission[]>> = {
  edit_facility_name: toSeeListings,
  edit_facility_address: toSeeListings,
  edit_facility_labels: toSeeListings,
  edit_facility_hours: toSeeListings,
  edit_facility_description: toSeeListings,
  edit_facility_opening_date: toSeeListings,
  edit_facility_open_status: toSeeListings,
  edit_facility_attributes: toSeeListings,
  edit_facility_website: toSeeListings,
  edit_facility_phone_number: toSeeListings,
  edit_facility_primary_category: toSeeListings,
  edit_facility_additional_categories: toSeeListings,
  edit_facility_store_code: toSeeListings,
  edit_facility_service_items: toSeeListings,
  manage_gmb_account: toSeeListings,
  manage_external_gmb_addresses: toSeeListings,
  manage_store_locator: toSeeListings,
  approve_and_reject_external_changes: ['view_external_changes'],
  protect_from_external_changes: ['view_external_changes'],
  view_external_changes_history: ['view_external_changes'],
  add_and_delete_local_posts: ['view_local_posts', 'view_facilities_data'],
  add_and_delete_photos: ['view_photos', 'view_facilities_data'],
  reply_reviews: ['view_reviews'],
  edit_review_reply_templates: ['reply_reviews'],
  configure_ai_review_reply: ['reply_reviews'],
  assign_reviews_categories: ['view_reviews'],
  manage_reviews_categories: ['view_reviews'],
  add_and_edit_q_and_a: ['view_q_and_a'],
  delete_q_and_a: ['view_q_and_a'],
  manage_competition_places: ['view_maps_competition_rankings'],
  manage_keywords: ['view_company_data'],
  manage_company_data: ['view_company_data'],
  // Invitations choose locations from a list.
  manage_team: ['view_team', 'view_facilities_data'],
};

/** One permission that came along or went along with another. */
export interface PermissionReason {
  permission: Permission;
  because: Permission;
}

/** Adds what chosen permissions need, and says for which of them each was added. */
export function withDependencies(chosen: Iterable<Permission>): {
  permissions: Permission[];
  added: PermissionReason[];
} {
  const held = new Set(chosen);
  const added: PermissionReason[] = [];
  for (const because of held) {
    for (const permission of permissionDependencies[because] ?? []) {
      if (held.has(permission)) continue;
      held.add(permission);
      added.push({ permission, because });
    }
  }
  return { permissions: inOrder(held), added };
}

/** Takes permissions away together with all that are of no use without them. */
export function withoutDependents(
  chosen: Iterable<Permission>,
  taken: Iterable<Permission>,
): { permissions: Permission[]; removed: PermissionReason[] } {
  const held = new Set(chosen);
  const gone = new Set(taken);
  const removed: PermissionReason[] = [];
  for (const because of gone) {
    held.delete(because);
    for (const permission of held) {
      if (!permissionDependencies[permission]?.includes(because)) continue;
      held.delete(permission);
      gone.add(permission);
      removed.push({ permission, because });
    }
  }
  return { permissions: inOrder(held), removed };
}

function inOrder(held: ReadonlySet<Permission>): Permission[] {
  return permissions.filter((permission) => held.has(permission));
}
