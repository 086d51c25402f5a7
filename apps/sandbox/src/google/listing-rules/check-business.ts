import { findCategory } from '../../world/catalogue/categories.ts';
import { brandChains } from '../../world/catalogue/chains.ts';
import type { ListingContent } from '../../world/listings/listing-fields.ts';
import { violation, type Violation } from './violation.ts';

const mostAdditionalCategories = 9;

export function checkCategories({ categories, serviceArea }: ListingContent): Violation[] {
  const primary = categories?.primaryCategory?.name;
  const primaryField = 'categories.primary_category';
  const additionalField = 'categories.additional_categories';
  if (!primary) {
    return [violation(primaryField, 'REQUIRED_FIELD_MISSING_VALUE', 'The primary category is required.')];
  }
  const additional = categories.additionalCategories ?? [];
  const unknown = (name: string | undefined, field: string) =>
    findCategory(name) ? [] : [violation(field, 'INVALID_CATEGORY', `There is no category ${name ?? ''}.`)];
  const sector = findCategory(primary)?.sector;
  const isOnTheRoad = serviceArea?.businessType === 'CUSTOMER_LOCATION_ONLY';
  return [
    ...unknown(primary, primaryField),
    ...additional.flatMap(({ name }) => unknown(name, additionalField)),
    ...(additional.length > mostAdditionalCategories
      ? [
          violation(
            additionalField,
            'TOO_MANY_ENTRIES',
            `At most ${mostAdditionalCategories} additional categories.`,
          ),
        ]
      : []),
    ...(isOnTheRoad && (sector === 'lodging' || sector === 'retail')
      ? [
          violation(
            primaryField,
            'INVALID_CATEGORY_FOR_SAB',
            'This category needs a place that customers visit.',
          ),
        ]
      : []),
  ];
}

const mostPlaces = 20;

export function checkServiceArea({ serviceArea, phoneNumbers, websiteUri }: ListingContent): Violation[] {
  if (!serviceArea) return [];
  const places = serviceArea.places?.placeInfos ?? [];
  const field = 'service_area.places';
  const isOnTheRoad = serviceArea.businessType === 'CUSTOMER_LOCATION_ONLY';
  return [
    ...(places.length > mostPlaces
      ? [violation(field, 'TOO_MANY_ENTRIES', `At most ${mostPlaces} places.`)]
      : []),
    ...(places.some(({ placeId }) => !/^ChIJ[\w-]+$/.test(placeId ?? ''))
      ? [violation(field, 'INVALID_SERVICE_AREA_PLACE_ID', 'A place id is not known.')]
      : []),
    ...(isOnTheRoad && !serviceArea.regionCode
      ? [violation('service_area.region_code', 'REQUIRED_FIELD_MISSING_VALUE', 'The region code is missing.')]
      : []),
    ...(isOnTheRoad && !phoneNumbers?.primaryPhone && !websiteUri
      ? [violation('phone_numbers', 'MISSING_BOTH_PHONE_AND_WEBSITE', 'A phone or a website is needed.')]
      : []),
  ];
}

const openingField = 'open_info.opening_date';

/** An opening date is past, or at most a year ahead; year and month are enough. */
export function checkOpening({ openInfo }: ListingContent, now: number): Violation[] {
  if (!openInfo) return [];
  if (!openInfo.status) {
    return [violation('open_info.status', 'REQUIRED_FIELD_MISSING_VALUE', 'The status is required.')];
  }
  if (!openInfo.openingDate) return [];
  const { year = 0, month = 0, day = 1 } = openInfo.openingDate;
  if (year < 0)
    return [violation(openingField, 'OPENING_DATE_BEFORE_1AD', 'The opening date is before 1 AD.')];
  if (year === 0 || month === 0) {
    return [
      violation(openingField, 'OPENING_DATE_MISSING_YEAR_OR_MONTH', 'The opening date needs year and month.'),
    ];
  }
  const date = new Date(Date.UTC(year, month - 1, day || 1));
  if (month > 12 || date.getUTCMonth() !== month - 1) {
    return [violation(openingField, 'INVALID_BUSINESS_OPENING_DATE', 'There is no such date.')];
  }
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() + 1);
  return date.getTime() > limit.getTime()
    ? [
        violation(
          openingField,
          'OPENING_DATE_TOO_FAR_IN_THE_FUTURE',
          'The opening date is more than a year ahead.',
        ),
      ]
    : [];
}

const relationField = 'relationship_data';

export function checkRelations(
  { relationshipData }: ListingContent,
  placeId: string | undefined,
): Violation[] {
  if (!relationshipData) return [];
  const { parentLocation, childrenLocations = [], parentChain } = relationshipData;
  const children = childrenLocations.map((child) => child.placeId);
  const everybody = [...children, ...(parentLocation ? [parentLocation.placeId] : [])];
  return [
    ...(placeId !== undefined && everybody.includes(placeId)
      ? [
          violation(
            relationField,
            'RELATION_CANNOT_BE_THE_LOCATION_ITSELF',
            'A location is not related to itself.',
          ),
        ]
      : []),
    ...(new Set(children).size < children.length
      ? [
          violation(
            `${relationField}.children_locations`,
            'DUPLICATE_CHILDREN_LOCATIONS',
            'A child is given twice.',
          ),
        ]
      : []),
    ...(parentChain !== undefined && !brandChains.some(({ name }) => name === parentChain)
      ? [violation(`${relationField}.parent_chain`, 'INVALID_ARGUMENT', `There is no chain ${parentChain}.`)]
      : []),
  ];
}
