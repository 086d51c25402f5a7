import { listWebsites } from '@pinfold/contract/features/company/websites.endpoints';
import { listLocations } from '@pinfold/contract/features/listings/locations.endpoints';
import { getRankOverview } from '@pinfold/contract/features/rankings/positions.endpoints';
import { listingQualityIndicator } from './features/listings/quality/listing-quality-indicator.ts';
import { mapVisibilityIndicator } from './features/rankings/read/map-visibility.ts';
import type { IndicatorOf, IndicatorSources } from './indicator-sources.ts';

const notSetUp: IndicatorOf = async () => ({ reading: { state: 'not_set_up' } });

/** Connects the dashboard with the features that its indicators are of. */
export const connectedIndicators: IndicatorSources = {
  map_visibility: {
    read: mapVisibilityIndicator,
    kind: 'measured',
    isOfLocations: true,
    screen: getRankOverview.access,
  },
  search_visibility: { read: notSetUp, kind: 'measured', isOfLocations: false, screen: listWebsites.access },
  listing_quality: {
    read: listingQualityIndicator,
    kind: 'state',
    isOfLocations: true,
    screen: listLocations.access,
  },
  website_quality: { read: notSetUp, kind: 'state', isOfLocations: false, screen: listWebsites.access },
  social_profiles: { read: notSetUp, kind: 'state', isOfLocations: false, screen: listWebsites.access },
  // No other map takes listings yet.
  other_maps: { read: notSetUp, kind: 'state', isOfLocations: true, screen: listLocations.access },
};
