/** Every permission a member can hold (product spec, section 6). */
export const permissions = [
  'view_facilities_data',
  'view_company_data',
  'view_dashboard',
  'edit_facility_name',
  'edit_facility_address',
  'edit_facility_labels',
  'edit_facility_hours',
  'edit_facility_description',
  'edit_facility_opening_date',
  'edit_facility_open_status',
  'edit_facility_attributes',
  'edit_facility_website',
  'edit_facility_phone_number',
  'edit_facility_primary_category',
  'edit_facility_additional_categories',
  'edit_facility_store_code',
  'edit_facility_service_items',
  'view_external_changes',
  'approve_and_reject_external_changes',
  'view_external_changes_history',
  'protect_from_external_changes',
  'add_and_delete_local_posts',
  'view_local_posts',
  'add_and_delete_photos',
  'view_photos',
  'view_reviews_analytics',
  'view_reviews',
  'reply_reviews',
  'view_gmb_insights',
  'view_maps_rankings',
  'view_maps_competition_rankings',
  'manage_competition_places',
  'manage_keywords',
  'manage_gmb_account',
  'manage_external_gmb_addresses',
  'view_team',
  'manage_team',
  'manage_reviews_categories',
  'assign_reviews_categories',
  'manage_company_data',
  'manage_store_locator',
  'view_rb_reviews',
  'view_rb_reviews_analytics',
  'view_rb_forms',
  'configure_ai_review_reply',
  'manage_google_play_account',
  'view_q_and_a',
  'add_and_edit_q_and_a',
  'delete_q_and_a',
  'edit_review_reply_templates',
] as const;

/** One thing that a member can be allowed to do. */
export type Permission = (typeof permissions)[number];

/** What one member may do in one company. */
export type PermissionMap = Record<Permission, boolean>;

/** Every permission with whether it is among those granted. */
export function permissionMap(granted: Iterable<Permission>): PermissionMap {
  const held = new Set(granted);
  return Object.fromEntries(permissions.map((key) => [key, held.has(key)])) as PermissionMap;
}

/** What a limited-access member starts with (product spec, section 5). */
export const defaultManagerPermissions: readonly Permission[] = [
  'view_dashboard',
  'view_facilities_data',
  'view_company_data',
];
