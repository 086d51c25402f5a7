import { usePermission } from '@pinfold/sdk';
import type { DashboardLinks } from '@pinfold/sdk/dashboard';
import type { IndicatorId, MissingSetup, ScreenTarget } from '@pinfold/sdk/headless/dashboard';
import {
  formatExternalChangeFilters,
  parseExternalChangeFilters,
} from '@pinfold/sdk/headless/external-changes';
import { formatBingListingFilters, parseBingListingFilters } from '@pinfold/sdk/headless/integrations';
import { formatLocationFilters, parseLocationFilters } from '@pinfold/sdk/headless/listings';
import { formatPostFilters, parsePostFilters } from '@pinfold/sdk/headless/publications';
import { formatReviewFilters, parseReviewFilters } from '@pinfold/sdk/headless/reviews';
import { type PanelPath, paths, withQuery } from '../../routing/paths.ts';
import { useMayLink } from '../../routing/use-panel-session.ts';

/** Where the dashboard leads to, for those who may open it; each address is one that its own screen reads. */
export function useDashboardLinks(): DashboardLinks {
  const mayLink = useMayLink();
  const keywords = usePermission('manage_keywords').allowed;
  const websites = usePermission('manage_company_data').allowed;
  const linked = (candidates: readonly PanelPath[], query = new URLSearchParams()) => {
    const path = candidates.find(mayLink);
    return path && withQuery(path, query);
  };
  // Their pages are open to those who may only look.
  const maySetUp: Partial<Record<MissingSetup, boolean>> = {
    keywords,
    website_keywords: keywords,
    search_locations: keywords,
    websites,
  };
  return {
    hrefOf: (target) => linked(pathsOf(target), queryOf(target)),
    indicatorHref: (indicator) => linked(screensOf[indicator]),
    setUpHref(_indicator, missing) {
      if (maySetUp[missing] === false) return undefined;
      return missing === 'social_profiles'
        ? linked([paths.listingList], formatLocationFilters({ quality_part: 'url_attributes' }))
        : linked(setUpAt[missing]);
    },
    planHref: linked([paths.subscription]),
  };
}

/** The first of them that the reader may open. */
const screensOf: Readonly<Record<IndicatorId, readonly PanelPath[]>> = {
  map_visibility: [paths.allLocationsTable, paths.singleLocation],
  search_visibility: [paths.websiteVisibility],
  listing_quality: [paths.listingQuality, paths.listingList],
  website_quality: [paths.websiteAnalytics],
  social_profiles: [paths.websiteAnalytics],
  other_maps: [paths.mapSettings],
};

const setUpAt: Readonly<Record<MissingSetup, readonly PanelPath[]>> = {
  monitoring: [],
  locations: [paths.importListings, paths.createListing],
  monitored_locations: [paths.listingList],
  keywords: [paths.companyKeywords],
  websites: [paths.companyWebsites],
  website_keywords: [paths.companyWebsites],
  search_locations: [paths.companyWebsites],
  social_profiles: [],
  other_maps: [paths.mapSettings],
};

function pathsOf({ screen, filters }: ScreenTarget): readonly PanelPath[] {
  switch (screen) {
    case 'listings':
      return [paths.listingList];
    case 'positions':
      return screensOf.map_visibility;
    case 'reviews':
      return [paths.reviewList];
    case 'external_changes':
      return [paths.externalChangeList];
    case 'posts':
      return [filters['tab'] === 'planned' ? paths.plannedPosts : paths.sentPosts];
    case 'google_accounts':
      return [paths.googleAccounts];
    case 'apple_accounts':
      return [paths.appleAccounts];
    case 'facebook_accounts':
      return [paths.facebookAccounts];
    case 'map_settings':
      return [paths.mapSettings];
  }
}

/** Filters by the names of the API, written as the screen writes them itself; those that it does not know are left out. */
function queryOf({ screen, filters }: ScreenTarget): URLSearchParams {
  const given = new URLSearchParams(filters);
  switch (screen) {
    case 'listings':
      return formatLocationFilters(parseLocationFilters(given));
    case 'reviews':
      return formatReviewFilters(parseReviewFilters(given));
    case 'external_changes':
      return formatExternalChangeFilters(parseExternalChangeFilters(given));
    case 'posts':
      return formatPostFilters(parsePostFilters(given));
    case 'map_settings':
      return formatBingListingFilters(parseBingListingFilters(given));
    case 'positions':
    case 'google_accounts':
    case 'apple_accounts':
    case 'facebook_accounts':
      return new URLSearchParams();
  }
}
