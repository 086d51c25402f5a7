import type { AttributeValueType } from '@pinfold/contract/features/listings/attributes/attribute';
import { categoryKey } from '@pinfold/contract/features/listings/listing-categories';
import { fold } from '@pinfold/contract/fold';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { collection, pageOf } from '../collection.ts';
import type { TestData } from '../test-data.ts';

type Attribute = Omit<Schemas['OfferedAttribute'], 'facilities_count'>;

/** Categories, attributes and kinds of hours of the provider, in Polish: the same attributes for every category. */
export function catalogAnswers(data: TestData): TestAnswers {
  const locations = collection(() => data.locations, 'facility_unknown');
  const countOf = ({ facilities_ids: ids, ...other }: Schemas['AskedHoursTypes']) => {
    if (!ids && !other.category) throw new TestProblem('invalid_request');
    return (ids ?? []).map(locations.find).length;
  };
  return {
    listListingCategories: ({ query }) => {
      const ids = query.get('ids')?.split(',').map(categoryKey);
      const words = fold((query.get('q') ?? '').trim());
      const found = testListingCategories.filter(
        ({ category_id, name }) =>
          (!ids || ids.includes(categoryKey(category_id))) && fold(name).includes(words),
      );
      return pageOf(found, query, 20);
    },
    listAttributes: ({ body }) => {
      const facilities_count = countOf(body);
      const { value_types: types } = body;
      const found = testAttributes.filter(({ value_type }) => !types || types.includes(value_type));
      return { results: found.map((one) => ({ ...one, facilities_count })) };
    },
    listMoreHoursTypes: ({ body }) => {
      const facilities_count = countOf(body);
      return { results: moreHours.map((type) => ({ ...type, facilities_count })) };
    },
  };
}

const moreHours = [
  { hours_type_id: 'DELIVERY', display_name: 'Dostawa' },
  { hours_type_id: 'TAKEOUT', display_name: 'Na wynos' },
  { hours_type_id: 'BRUNCH', display_name: 'Brunch' },
  { hours_type_id: 'KITCHEN', display_name: 'Kuchnia' },
];

/** Categories of the in-memory provider. */
export const testListingCategories: readonly Schemas['ListingCategory'][] = [
  category('cafe', 'Kawiarnia', ['Kawa na wynos', 'Śniadania', 'Ciasta', 'Wi-Fi dla gości']),
  category('bakery', 'Piekarnia', ['Chleb na zakwasie', 'Tort na zamówienie']),
  category('coffee_roasters', 'Palarnia kawy', ['Kawa w ziarnach']),
  category('coffee_store', 'Sklep z kawą', ['Kawa w ziarnach']),
  category('ice_cream_shop', 'Lodziarnia', ['Lody na wynos']),
  category('cake_shop', 'Cukiernia', ['Tort na zamówienie']),
  category('tea_house', 'Herbaciarnia'),
  category('breakfast_restaurant', 'Restauracja śniadaniowa', ['Śniadania']),
  category('brunch_restaurant', 'Restauracja brunchowa'),
  category('bistro', 'Bistro'),
  category('wine_bar', 'Winiarnia'),
  category('book_store', 'Księgarnia'),
];

/** Attributes of the in-memory provider: every type, one retired, links to social networks. */
export const testAttributes: readonly Attribute[] = [
  attribute('has_seating_outdoors', 1, 'Ogródek', 'Udogodnienia'),
  attribute('has_restroom', 1, 'Toaleta dla klientów', 'Udogodnienia'),
  attribute('wi_fi', 2, 'Wi-Fi', 'Udogodnienia', {
    value_metadata: [
      { value: 'free_wi_fi', display_name: 'Bezpłatne' },
      { value: 'paid_wi_fi', display_name: 'Płatne' },
    ],
  }),
  attribute('has_wheelchair_accessible_entrance', 1, 'Wejście dla wózków', 'Dostępność'),
  attribute('has_wheelchair_accessible_parking', 1, 'Parking dla wózków', 'Dostępność'),
  attribute('has_delivery', 1, 'Dostawa', 'Opcje usługi'),
  attribute('has_takeout', 1, 'Na wynos', 'Opcje usługi'),
  attribute('requires_masks', 1, 'Wymagane maseczki', 'Opcje usługi', { deprecated: true }),
  attribute('pay_credit_card_types_accepted', 4, 'Karty', 'Płatności', {
    value_metadata: [
      { value: 'visa', display_name: 'Visa' },
      { value: 'mastercard', display_name: 'Mastercard' },
      { value: 'american_express', display_name: 'American Express' },
    ],
  }),
  attribute('pay_mobile_nfc', 1, 'Płatność telefonem', 'Płatności'),
  attribute('url_menu', 3, 'Menu', 'Linki'),
  attribute('url_order_ahead', 3, 'Zamówienia', 'Linki', { repeatable: true }),
  attribute('url_facebook', 3, 'Facebook', 'Media społecznościowe'),
  attribute('url_instagram', 3, 'Instagram', 'Media społecznościowe'),
];

function category(id: string, name: string, services: readonly string[] = []): Schemas['ListingCategory'] {
  return {
    category_id: `gcid:${id}`,
    name,
    service_types: services.map((service, at) => ({
      service_type_id: `job_type_id:${id}_${at}`,
      name: service,
    })),
    more_hours_types: moreHours,
  };
}

function attribute(
  attribute_id: string,
  value_type: AttributeValueType,
  display_name: string,
  group_name: string,
  more: Partial<Attribute> = {},
): Attribute {
  return {
    attribute_id,
    value_type,
    display_name,
    group_name,
    deprecated: false,
    repeatable: false,
    value_metadata: [],
    ...more,
  };
}
