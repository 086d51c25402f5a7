import type { Permission } from '../../access/permissions.ts';

export const permissionGroupKeys = [
  'dashboard',
  'listings',
  'edit_listing_data',
  'external_changes',
  'publications',
  'reviews',
  'review_booster',
  'app_reviews',
  'questions',
  'rankings',
  'store_locator',
  'company',
  'team',
] as const;

export type PermissionGroupKey = (typeof permissionGroupKeys)[number];

/** A branch of the tree in which permissions are chosen: its own ones, then branches of its own. */
export interface PermissionGroup {
  key: PermissionGroupKey;
  permissions: readonly Permission[];
  groups?: readonly PermissionGroup[];
}

/** Every permission once, in the order in which people think of their work. */
export const permissionGroups: readonly PermissionGroup[] = [
  { key: 'dashboard', permissions: ['view_dashboard', 'view_gmb_insights'] },
  {
    key: 'listings',
    permissions: ['view_facilities_data', 'manage_gmb_account', 'manage_external_gmb_addresses'],
    groups: [
      {
        key: 'edit_listing_data',
        permissions: [
          'edit_facility_name',
          'edit_facility_address',
          'edit_facility_phone_number',
          'edit_facility_website',
          'edit_facility_hours',
          'edit_facility_open_status',
          'edit_facility_opening_date',
          'edit_facility_description',
          'edit_facility_primary_category',
          'edit_facility_additional_categories',
          'edit_facility_attributes',
          'edit_facility_service_items',
          'edit_facility_store_code',
          'edit_facility_labels',
        ],
      },
    ],
  },
  {
    key: 'external_changes',
    permissions: [
      'view_external_changes',
      'approve_and_reject_external_changes',
      'protect_from_external_changes',
      'view_external_changes_history',
    ],
  },
  {
    key: 'publications',
    permissions: ['view_local_posts', 'add_and_delete_local_posts', 'view_photos', 'add_and_delete_photos'],
  },
  {
    key: 'reviews',
    permissions: [
      'view_reviews',
      'reply_reviews',
      'edit_review_reply_templates',
      'configure_ai_review_reply',
      'assign_reviews_categories',
      'manage_reviews_categories',
      'view_reviews_analytics',
    ],
  },
  { key: 'review_booster', permissions: ['view_rb_reviews', 'view_rb_reviews_analytics', 'view_rb_forms'] },
  { key: 'app_reviews', permissions: ['manage_google_play_account'] },
  { key: 'questions', permissions: ['view_q_and_a', 'add_and_edit_q_and_a', 'delete_q_and_a'] },
  {
    key: 'rankings',
    permissions: [
      'view_maps_rankings',
      'view_maps_competition_rankings',
      'manage_competition_places',
      'manage_keywords',
    ],
  },
  { key: 'store_locator', permissions: ['manage_store_locator'] },
  { key: 'company', permissions: ['view_company_data', 'manage_company_data'] },
  { key: 'team', permissions: ['view_team', 'manage_team'] },
];

/** The permissions of a branch, those of its own branches too. */
export function permissionsIn({ permissions, groups = [] }: PermissionGroup): Permission[] {
  return [...permissions, ...groups.flatMap(permissionsIn)];
}
