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
import { paths } from '../routing/paths.ts';
import type { NavigationSection } from './navigation.ts';

/** The sidebar from top to bottom. A page shows once its route has one. */
export const navigationSections: readonly NavigationSection[] = [
  { label: 'nav.dashboard', Icon: DashboardIcon, path: paths.dashboard },
  {
    label: 'nav.monitoring',
    within: '/monitoring',
    Icon: ChartIcon,
    pages: [
      { label: 'nav.single_location', path: paths.singleLocation },
      {
        label: 'nav.all_locations',
        path: paths.allLocationsTable,
        within: paths.allLocations,
      },
      { label: 'nav.competition_visibility', path: paths.competitionVisibility },
      { label: 'nav.competition_locations', path: paths.competitionLocations },
      { label: 'nav.website_visibility', path: paths.websiteVisibility },
      { label: 'nav.website_competition', path: paths.websiteCompetition },
      { label: 'nav.website_analytics', path: paths.websiteAnalytics },
      { label: 'nav.users_behavior', path: paths.usersBehavior },
      { label: 'nav.users_behavior_archive', path: paths.usersBehaviorArchive },
    ],
  },
  {
    label: 'nav.listings',
    within: paths.listings,
    Icon: PinIcon,
    count: 'locations',
    pages: [
      { label: 'nav.listing_list', path: paths.listingList },
      { label: 'nav.listing_groups', path: paths.listingGroups },
      { label: 'nav.listing_quality', path: paths.listingQuality },
    ],
  },
  {
    label: 'nav.external_changes',
    within: paths.externalChanges,
    Icon: ShieldIcon,
    count: 'pending_changes',
    pages: [
      { label: 'nav.external_changes_list', path: paths.externalChangeList },
      { label: 'nav.external_changes_protect', path: paths.externalChangeProtection },
      { label: 'nav.external_changes_history', path: paths.externalChangeHistory },
    ],
  },
  { label: 'nav.photos', Icon: CameraIcon, path: paths.photos, within: paths.photos },
  {
    label: 'nav.posts',
    within: paths.posts,
    Icon: PostIcon,
    pages: [
      { label: 'nav.posts_sent', path: paths.sentPosts },
      { label: 'nav.posts_planned', path: paths.plannedPosts },
    ],
  },
  {
    label: 'nav.reviews',
    within: paths.reviews,
    Icon: ReviewIcon,
    count: 'unanswered',
    pages: [
      { label: 'nav.inbox', path: paths.reviewList },
      { label: 'nav.reviews_analyst', path: paths.reviewAnalytics },
      { label: 'nav.reviews_categories', path: paths.reviewCategories },
      { label: 'nav.reviews_templates', path: paths.replyTemplates },
      { label: 'nav.reviews_auto_replies', path: paths.autoReplies },
      { label: 'nav.reviews_ai', path: paths.aiReplies },
    ],
  },
  {
    label: 'nav.booster',
    within: '/review-booster',
    Icon: StarIcon,
    pages: [
      { label: 'nav.booster_forms', path: paths.boosterForms },
      { label: 'nav.booster_reviews', path: paths.boosterReviews },
      { label: 'nav.booster_analytics', path: paths.boosterAnalytics },
    ],
  },
  {
    label: 'nav.app_reviews',
    within: '/app-reviews',
    Icon: StarIcon,
    pages: [
      { label: 'nav.inbox', path: paths.appReviews },
      { label: 'nav.app_reviews_analytics', path: paths.appReviewAnalytics },
    ],
  },
  { label: 'nav.questions', Icon: QuestionIcon, path: paths.questions },
  {
    label: 'nav.store_locator',
    within: paths.storeLocator,
    Icon: StoreIcon,
    pages: [
      { label: 'nav.store_locator_config', path: paths.storeLocatorSettings },
      { label: 'nav.store_locator_faq', path: paths.storeLocatorQuestions },
    ],
  },
  {
    label: 'nav.company',
    Icon: SettingsIcon,
    group: 'nav.company_group',
    pages: [
      { label: 'nav.company_profile', path: paths.companyProfile },
      { label: 'nav.company_websites', path: paths.companyWebsites },
      { label: 'nav.company_keywords', path: paths.companyKeywords },
      { label: 'nav.company_google', path: paths.googleAccounts },
      { label: 'nav.company_facebook', path: paths.facebookAccounts },
      { label: 'nav.company_apple', path: paths.appleAccounts },
      { label: 'nav.company_maps', path: paths.mapSettings },
      { label: 'nav.company_apps', path: paths.mobileApps },
    ],
  },
  { label: 'nav.team', Icon: TeamIcon, group: 'nav.company_group', path: paths.team },
  {
    label: 'nav.account',
    Icon: PersonIcon,
    group: 'nav.company_group',
    path: paths.userProfile,
    within: paths.userSettings,
  },
];
