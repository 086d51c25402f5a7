import { canAddCompany } from '@pinfold/sdk/headless/company';
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
import { mayLink, type PanelSession } from '../routing/guards.ts';
import type { RouteAt } from '../routing/panel-route.ts';
import { paths, withQuery, type PanelPath } from '../routing/paths.ts';
import type { TextKey } from '../texts/text-key.ts';

interface NavigationSection {
  label: TextKey;
  Icon: typeof ReviewIcon;
  /** Where the section leads. Left out, to the first of its pages that the reader may open. */
  path?: PanelPath;
  pages?: readonly NavigationPage[];
  /** Everything below this address belongs to the section, too. */
  within?: string;
  /** Which number stands beside it. */
  count?: 'unanswered' | 'locations' | 'pending_changes';
  /** The heading that the section stands below. */
  group?: TextKey;
}

interface NavigationPage {
  label: TextKey;
  path: PanelPath;
  /** Where its other views are. */
  within?: string;
}

/** A section as one reader sees it. */
export interface ShownSection extends NavigationSection {
  path: PanelPath;
  pages: readonly NavigationPage[];
}

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
      { label: 'nav.posts_repeating', path: paths.repeatingPosts },
      { label: 'nav.posts_calendar', path: paths.postCalendar },
      { label: 'nav.posts_statistics', path: paths.postStatistics },
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
      { label: 'nav.booster_promo', path: paths.boosterPromo },
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
      { label: 'nav.company_watched', path: paths.watchedLocations },
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

/** The reader's own settings, in tabs and in the menu of their picture. */
export const accountPages: readonly NavigationPage[] = [
  { label: 'nav.user_profile', path: paths.userProfile },
  { label: 'nav.consents', path: paths.consents },
  { label: 'nav.subscription', path: paths.subscription },
  { label: 'nav.date_time', path: paths.dateAndTime },
];

/** What this reader's sidebar shows: pages that are built and theirs to open, in sections that are not empty. */
export function navigationFor(
  session: PanelSession,
  routeAt: RouteAt,
  sections: readonly NavigationSection[] = navigationSections,
): ShownSection[] {
  const isShown = (path: string) => mayLink(routeAt(path), session);
  return sections.flatMap((section) => {
    const pages = (section.pages ?? []).filter(({ path }) => isShown(path));
    const path = section.path ?? pages[0]?.path;
    return path !== undefined && isShown(path) ? [{ ...section, path, pages }] : [];
  });
}

/** Whether a page belongs to a section: one of its own, or one below its address. */
export function isWithin({ path, pages, within }: ShownSection, pathname: string): boolean {
  if (path === pathname || pages.some((page) => page.path === pathname)) return true;
  return isBelow(within, pathname);
}

/** Whether a page is the open one, or the open one is another view of it. */
export function isOpenPage({ path, within }: NavigationPage, pathname: string): boolean {
  return path === pathname || isBelow(within, pathname);
}

function isBelow(within: string | undefined, pathname: string): boolean {
  return within !== undefined && pathname.startsWith(`${within}/`);
}

export interface CompanyLink {
  name: 'add' | 'team';
  href: string;
}

/** Where the company selector leads besides companies: as far as the pages are built and the reader may. */
export function companyLinks(session: PanelSession, routeAt: RouteAt): CompanyLink[] {
  const team = routeAt(paths.team);
  const mayAdd = mayLink(routeAt(paths.wizard), session) && canAddCompany(session.companies ?? []);
  return [
    ...(mayAdd ? [{ name: 'add', href: withQuery(paths.wizard, { action: 'add' }) } as const] : []),
    ...(mayLink(team, session) ? [{ name: 'team', href: paths.team } as const] : []),
  ];
}
