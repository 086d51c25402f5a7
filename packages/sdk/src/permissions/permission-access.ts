import type { MemberAccess } from '@pinfold/contract/access/access';
import type { Permission } from '@pinfold/contract/access/permissions';

/**
 * The access that a permission alone stands for: module, plan, locations and demo rule of the calls that need it. If
 * those calls differ, name the access instead.
 */
export function permissionAccess(permission: Permission): MemberAccess {
  return { permission, demo: permission.startsWith('view_') ? 'allowed' : 'blocked', ...known[permission] };
}

const reviews = { module: 'reviews' } as const;

const shared = { concernsAllLocations: true } as const;

const rankings = { module: 'monitoring', plan: 'local_positions' } as const;
const competition = { ...rankings, plan: 'compare_competition' } as const;

const booster = { module: 'review_booster' } as const;

const questions = { module: 'questions_and_answers', plan: 'q_and_a' } as const;

const known: Partial<
  Record<Permission, Pick<MemberAccess, 'module' | 'plan' | 'embed' | 'concernsAllLocations' | 'needsPlan'>>
> = {
  view_dashboard: { module: 'dashboard' },
  view_reviews: reviews,
  view_reviews_analytics: { ...reviews, plan: 'monitor_ratings_and_actions' },
  manage_reviews_categories: { ...reviews, ...shared },
  assign_reviews_categories: reviews,
  reply_reviews: { ...reviews, plan: 'manual_replies' },
  edit_review_reply_templates: { ...reviews, plan: 'templates', ...shared },
  configure_ai_review_reply: { ...reviews, plan: 'ai_reply', ...shared },
  view_local_posts: { module: 'posts' },
  add_and_delete_local_posts: { module: 'posts', plan: 'publish_marketing_publications' },
  view_photos: { module: 'photos' },
  add_and_delete_photos: { module: 'photos', plan: 'post_photos' },
  view_facilities_data: { module: 'business_addresses' },
  view_team: { module: 'permissions' },
  manage_team: { module: 'permissions' },
  view_company_data: { module: 'company' },
  manage_company_data: { module: 'company', ...shared },
  manage_external_gmb_addresses: { module: 'company', ...shared, needsPlan: true },
  manage_gmb_account: { module: 'company', embed: 'never', ...shared },
  manage_google_play_account: { module: 'company', embed: 'never', ...shared, needsPlan: true },
  manage_keywords: { module: 'company', concernsAllLocations: 'sometimes' },
  manage_store_locator: { module: 'store_locator' },
  view_q_and_a: questions,
  add_and_edit_q_and_a: questions,
  delete_q_and_a: questions,
  view_gmb_insights: { module: 'users_behavior', plan: 'monitor_ratings_and_actions' },
  view_maps_rankings: rankings,
  view_maps_competition_rankings: competition,
  manage_competition_places: { ...competition, ...shared },
  view_rb_forms: booster,
  view_rb_reviews: booster,
  view_rb_reviews_analytics: { ...booster, ...shared },
  view_external_changes: { module: 'external_changes' },
  view_external_changes_history: { module: 'external_changes' },
  approve_and_reject_external_changes: { module: 'external_changes', plan: 'manage_location_data' },
  protect_from_external_changes: { module: 'external_changes', plan: 'protect_location_data', ...shared },
};
