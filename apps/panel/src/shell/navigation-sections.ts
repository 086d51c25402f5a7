import {
  CameraIcon,
  ChartIcon,
  DashboardIcon,
  PersonIcon,
  PinIcon,
  PostIcon,
  QuestionIcon,
  ReviewIcon,
  SettingsIcon,
  ShieldIcon,
  StarIcon,
  StoreIcon,
  TeamIcon,
} from '@pinfold/sdk/ui';
import type { NavigationSection } from './navigation.ts';

/** The sidebar from top to bottom. A page shows once its route has one. */
export const navigationSections: readonly NavigationSection[] = [
  { label: 'nav.dashboard', Icon: DashboardIcon, path: '/dashboard' },
  {
    label: 'nav.monitoring',
    within: '/monitoring',
    Icon: ChartIcon,
    pages: [
      { label: 'nav.single_location', path: '/monitoring/single-location' },
      {
        label: 'nav.all_locations',
        path: '/monitoring/all-locations/table',
        within: '/monitoring/all-locations',
      },
      { label: 'nav.competition_visibility', path: '/monitoring/competition-visibility' },
      { label: 'nav.competition_locations', path: '/company/competition-locations' },
      { label: 'nav.website_visibility', path: '/visibility/websites' },
      { label: 'nav.website_competition', path: '/competition/websites' },
      { label: 'nav.website_analytics', path: '/analytics/websites' },
      { label: 'nav.users_behavior', path: '/users-behavior' },
      { label: 'nav.users_behavior_archive', path: '/users-behavior-archive' },
    ],
  },
  {
    label: 'nav.listings',
    within: '/business-addresses',
    Icon: PinIcon,
    count: 'locations',
    pages: [
      { label: 'nav.listing_list', path: '/business-addresses/list' },
      { label: 'nav.listing_groups', path: '/business-addresses/groups' },
      { label: 'nav.listing_quality', path: '/business-addresses/quality' },
    ],
  },
  {
    label: 'nav.external_changes',
    within: '/external-changes',
    Icon: ShieldIcon,
    count: 'pending_changes',
    pages: [
      { label: 'nav.external_changes_list', path: '/external-changes/list' },
      { label: 'nav.external_changes_protect', path: '/external-changes/protect' },
      { label: 'nav.external_changes_history', path: '/external-changes/history' },
    ],
  },
  { label: 'nav.photos', Icon: CameraIcon, path: '/photos', within: '/photos' },
  {
    label: 'nav.posts',
    within: '/posts',
    Icon: PostIcon,
    pages: [
      { label: 'nav.posts_sent', path: '/posts/list/sent' },
      { label: 'nav.posts_planned', path: '/posts/list/planned' },
    ],
  },
  {
    label: 'nav.reviews',
    within: '/reviews',
    Icon: ReviewIcon,
    count: 'unanswered',
    pages: [
      { label: 'nav.inbox', path: '/reviews/list' },
      { label: 'nav.reviews_analyst', path: '/reviews/analyst' },
      { label: 'nav.reviews_categories', path: '/reviews/categories' },
      { label: 'nav.reviews_templates', path: '/reviews/templates' },
      { label: 'nav.reviews_auto_replies', path: '/reviews/auto-replies' },
      { label: 'nav.reviews_ai', path: '/reviews/ai' },
    ],
  },
  {
    label: 'nav.booster',
    within: '/review-booster',
    Icon: StarIcon,
    pages: [
      { label: 'nav.booster_forms', path: '/review-booster/form-list' },
      { label: 'nav.booster_reviews', path: '/review-booster/reviews' },
      { label: 'nav.booster_analytics', path: '/review-booster/categories-analytics' },
    ],
  },
  {
    label: 'nav.app_reviews',
    within: '/app-reviews',
    Icon: StarIcon,
    pages: [
      { label: 'nav.inbox', path: '/app-reviews/reviews' },
      { label: 'nav.app_reviews_analytics', path: '/app-reviews/categories-analytics' },
    ],
  },
  { label: 'nav.questions', Icon: QuestionIcon, path: '/questions-and-answers' },
  {
    label: 'nav.store_locator',
    within: '/store-locator',
    Icon: StoreIcon,
    pages: [
      { label: 'nav.store_locator_config', path: '/store-locator/general-config' },
      { label: 'nav.store_locator_faq', path: '/store-locator/faq' },
    ],
  },
  {
    label: 'nav.company',
    Icon: SettingsIcon,
    group: 'nav.company_group',
    pages: [
      { label: 'nav.company_profile', path: '/company/company-profile' },
      { label: 'nav.company_websites', path: '/company/websites' },
      { label: 'nav.company_keywords', path: '/company/company-in-web' },
      { label: 'nav.company_google', path: '/company/gmb-accounts' },
      { label: 'nav.company_facebook', path: '/company/facebook-accounts' },
      { label: 'nav.company_apple', path: '/company/apple-accounts' },
      { label: 'nav.company_maps', path: '/company/map-settings' },
      { label: 'nav.company_apps', path: '/company/mobile-apps' },
    ],
  },
  { label: 'nav.team', Icon: TeamIcon, group: 'nav.company_group', path: '/permissions' },
  {
    label: 'nav.account',
    Icon: PersonIcon,
    group: 'nav.company_group',
    path: '/user-settings/user-profile',
    within: '/user-settings',
  },
];
