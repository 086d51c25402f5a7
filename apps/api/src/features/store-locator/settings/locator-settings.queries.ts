import { count } from 'drizzle-orm';
import type { LocatorSettings } from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { locations } from '../../listings/listings.table.ts';
import {
  imageRows,
  imagesBy,
  memberImageAddress,
  namedImages,
  withImages,
} from '../images/locator-images.queries.ts';
import { locatorPath } from '../pages/store-path.ts';
import { shownLocations } from '../shown-locations.ts';
import { locatorRow, type LocatorRow } from './locator-row.ts';

/** How the locator of a company is set up, as its owner sees it. */
export async function locatorSettingsOf(
  services: Pick<Services, 'sealer' | 'publicUrl' | 'now'>,
  queries: Queryable,
  companyId: number,
): Promise<LocatorSettings> {
  const row = await locatorRow(queries, companyId);
  const images = await imageRows(queries, companyId, namedImages(row));
  const imageOf = imagesBy(images, memberImageAddress(services, row));
  const [shown] = await queries.select({ count: count() }).from(locations).where(shownLocations(row));
  return {
    ...optionsOf(row),
    logo: imageOf(row.logoId),
    site_icon: imageOf(row.siteIconId),
    sections: withImages(row.sections, imageOf),
    version: row.version,
    locations_count: shown?.count ?? 0,
    published_at: row.isPublished ? (row.builtAt?.toISOString() ?? null) : null,
    addresses: addressesOf(services.publicUrl, row.name),
  };
}

function optionsOf(
  row: LocatorRow,
): Omit<
  LocatorSettings,
  'logo' | 'site_icon' | 'sections' | 'version' | 'locations_count' | 'published_at' | 'addresses'
> {
  const { centerLatitude: latitude, centerLongitude: longitude } = row;
  return {
    name: row.name,
    is_published: row.isPublished,
    header_name: row.headerName,
    primary_color: row.primaryColor,
    language: row.language,
    distance_unit: row.distanceUnit,
    scope: { all: row.scopeAll, facilities: row.scopeFacilities, groups: row.scopeGroups },
    search_area: {
      center: latitude === null || longitude === null ? null : { latitude, longitude },
      radius_km: row.radiusKm,
    },
    filters: row.filters,
    map: { is_shown: row.showsMap, asks_consent: row.asksConsent },
    launcher: { text: row.launcherText, position: row.launcherPosition },
    reviews: { is_shown: row.showsReviews, min_rating: row.minRating, text_only: row.textOnly },
    posts: { is_shown: row.showsPosts },
    photos: { is_shown: row.showsPhotos },
    faq: { is_shown: row.showsFaq },
    contact: { ...row.contact, is_shown: row.showsContact },
    offer_link: row.offerLink,
  };
}

function addressesOf(publicUrl: string, name: string): LocatorSettings['addresses'] {
  const page = `${publicUrl}${locatorPath(name)}`;
  return { page, script: `${publicUrl}/store-locator.js`, sitemap: `${page}sitemap.xml` };
}
