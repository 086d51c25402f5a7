import { defaultManagerPermissions, type Permission } from '../../access/permissions.ts';

export const memberTemplateKeys = ['store_manager', 'reviews_only', 'viewer'] as const;

/** The name of one set of permissions to begin with. */
export type MemberTemplateKey = (typeof memberTemplateKeys)[number];

/** Sets of permissions to begin with, for the people that most teams have. */
export const memberTemplates: Record<MemberTemplateKey, readonly Permission[]> = {
  /** Runs a location: maintains its listing, replies to reviews and questions, publishes. */
  store_manager: [
    ...defaultManagerPermissions,
    'edit_facility_hours',
    'edit_facility_description',
    'edit_facility_open_status',
    'edit_facility_attributes',
    'edit_facility_website',
    'edit_facility_phone_number',
    'edit_facility_service_items',
    'view_external_changes',
    'view_local_posts',
    'add_and_delete_local_posts',
    'view_photos',
    'add_and_delete_photos',
    'view_reviews',
    'reply_reviews',
    'assign_reviews_categories',
    'view_reviews_analytics',
    'view_gmb_insights',
    'view_maps_rankings',
    'view_q_and_a',
    'add_and_edit_q_and_a',
  ],
  /** Replies to reviews, and sees the data needed for that. */
  reviews_only: [
    'view_facilities_data',
    'view_reviews',
    'reply_reviews',
    'assign_reviews_categories',
    'view_reviews_analytics',
  ],
  /** Sees what there is and changes nothing. */
  viewer: [
    ...defaultManagerPermissions,
    'view_external_changes',
    'view_external_changes_history',
    'view_local_posts',
    'view_photos',
    'view_reviews',
    'view_reviews_analytics',
    'view_gmb_insights',
    'view_maps_rankings',
    'view_maps_competition_rankings',
    'view_rb_reviews',
    'view_rb_reviews_analytics',
    'view_rb_forms',
    'view_q_and_a',
  ],
};
