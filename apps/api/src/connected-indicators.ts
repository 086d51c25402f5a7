import { getMapSettings } from '@pinfold/contract/features/integrations/map-settings.endpoints';
import { listLocations } from '@pinfold/contract/features/listings/locations.endpoints';
import { getRankOverview } from '@pinfold/contract/features/rankings/positions.endpoints';
import { listOrganicResults } from '@pinfold/contract/features/websites/organic-results.endpoints';
import { getLastQualityAudit } from '@pinfold/contract/features/websites/quality-audits.endpoints';
import { getSocialAudits } from '@pinfold/contract/features/websites/social-audits.endpoints';
import { otherMapsIndicator } from './features/integrations/directories/other-maps-indicator.ts';
import { listingQualityIndicator } from './features/listings/quality/listing-quality-indicator.ts';
import { mapVisibilityIndicator } from './features/rankings/read/map-visibility.ts';
import { socialProfilesIndicator } from './features/websites/audits/social-profiles-indicator.ts';
import { websiteQualityIndicator } from './features/websites/audits/website-quality-indicator.ts';
import { searchVisibilityIndicator } from './features/websites/organic/search-visibility-indicator.ts';
import type { IndicatorSources } from './indicator-sources.ts';

/** Connects the dashboard with the features that its indicators are of. */
export const connectedIndicators: IndicatorSources = {
  map_visibility: {
    read: mapVisibilityIndicator,
    kind: 'measured',
    isOfLocations: true,
    screen: getRankOverview.access,
  },
  search_visibility: {
    read: searchVisibilityIndicator,
    kind: 'measured',
    isOfLocations: false,
    screen: listOrganicResults.access,
  },
  listing_quality: {
    read: listingQualityIndicator,
    kind: 'state',
    isOfLocations: true,
    screen: listLocations.access,
  },
  website_quality: {
    read: websiteQualityIndicator,
    kind: 'state',
    isOfLocations: false,
    screen: getLastQualityAudit.access,
  },
  social_profiles: {
    read: socialProfilesIndicator,
    kind: 'state',
    isOfLocations: true,
    screen: getSocialAudits.access,
  },
  other_maps: {
    read: otherMapsIndicator,
    kind: 'state',
    isOfLocations: true,
    screen: getMapSettings.access,
  },
};
