import type { LocatorOptions } from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import type { LocatorRow } from './locator-row.ts';
import { keptSections } from './kept-sections.ts';

type Given = { [Key in keyof LocatorOptions]?: LocatorOptions[Key] | undefined };

/** The columns that hold what was said; of what was left out, none. */
export function givenColumns(given: Given): Partial<LocatorRow> {
  const { scope, search_area, map, launcher, reviews, contact } = given;
  return withoutUndefined({
    name: given.name,
    isPublished: given.is_published,
    headerName: given.header_name,
    logoId: idOf(given.logo),
    siteIconId: idOf(given.site_icon),
    primaryColor: given.primary_color,
    language: given.language,
    distanceUnit: given.distance_unit,
    ...(scope && {
      scopeAll: scope.all,
      scopeFacilities: [...new Set(scope.facilities)],
      scopeGroups: [...new Set(scope.groups)],
    }),
    ...(search_area && {
      centerLatitude: search_area.center?.latitude ?? null,
      centerLongitude: search_area.center?.longitude ?? null,
      radiusKm: search_area.radius_km,
    }),
    filters: given.filters && onlyOnce(given.filters),
    ...(map && { showsMap: map.is_shown, asksConsent: map.asks_consent }),
    ...(launcher && { launcherText: launcher.text, launcherPosition: launcher.position }),
    ...(reviews && {
      showsReviews: reviews.is_shown,
      minRating: reviews.min_rating,
      textOnly: reviews.text_only,
    }),
    showsPosts: given.posts?.is_shown,
    showsPhotos: given.photos?.is_shown,
    showsFaq: given.faq?.is_shown,
    ...(contact && {
      showsContact: contact.is_shown,
      contact: { email: contact.email, phone: contact.phone, url: contact.url },
    }),
    offerLink: given.offer_link,
    sections: given.sections && keptSections(given.sections),
  });
}

function idOf(image: LocatorOptions['logo'] | undefined): number | null | undefined {
  return image === undefined ? undefined : (image?.id ?? null);
}

function onlyOnce(filters: LocatorOptions['filters']): LocatorOptions['filters'] {
  return [...new Map(filters.map((filter) => [`${filter.kind}:${filter.key}`, filter])).values()];
}

type Loose = { [Key in keyof LocatorRow]?: LocatorRow[Key] | undefined };

function withoutUndefined(columns: Loose): Partial<LocatorRow> {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
