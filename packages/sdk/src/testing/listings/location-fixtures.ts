import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { Schemas } from '../../client/schema.ts';

type Location = Schemas['LocationItem'];

const unverified = {
  is_verified: false,
  verification: 'is_unverified',
  location_state: null,
  update_status: 'no_data',
} satisfies Partial<Location>;

/** The locations of the test company. */
export const testLocations: [Location, ...Location[]] = [
  storefront(1, 'Rynek Główny 12', '31-042', 'Kraków', 'LIP-KRK-01', { labels: ['ogródek'] }),
  storefront(2, 'Puławska 45', '02-508', 'Warszawa', 'LIP-WAW-01', {
    labels: ['dworzec'],
    update_status: 'failed',
    quality_score: 71,
  }),
  storefront(3, 'Świdnicka 8', '50-067', 'Wrocław', 'LIP-WRO-01', {
    update_status: 'in_progress',
    processing_in_progress: true,
    quality_score: 88,
  }),
  storefront(4, 'Długa 3', '80-827', 'Gdańsk', 'LIP-GDA-01', {
    labels: ['ogródek'],
    location_state: 'needs_reverification',
    update_status: 'external_change',
    quality_score: 93,
  }),
  storefront(5, 'Piotrkowska 101', '90-425', 'Łódź', 'LIP-LDZ-01', {
    ...unverified,
    open_status: 'CLOSED_TEMPORARILY',
    quality_score: 38,
  }),
  storefront(6, 'Półwiejska 20', '61-888', 'Poznań', 'LIP-POZ-01', {
    labels: ['ogródek', 'śniadania'],
    maps_integration_status: 'connection_is_active',
    quality_score: 64,
  }),
  storefront(7, 'Mariacka 7', '40-014', 'Katowice', 'LIP-KAT-01', {
    ...unverified,
    labels: ['dworzec'],
    facility_listings: [listed(7, null)],
    quality_score: 12,
  }),
];

/** Returns a number of locations: the test company's, then generated ones. */
export function manyLocations(count: number = testLocations.length): Location[] {
  const more = Math.max(0, count - testLocations.length);
  const made = Array.from({ length: more }, (_, index) => {
    const id = testLocations.length + index + 1;
    const { city } = testLocations[index % testLocations.length] ?? testLocations[0];
    return storefront(id, `Lipowa ${id}`, '00-001', city, `LIP-${String(id).padStart(5, '0')}`, {
      quality_score: (id * 37) % 101,
    });
  });
  return [...testLocations, ...made].slice(0, count);
}

/** Returns the listing fields of a test location; most are the same for all. */
export function testListingFields(location: Location): ListingFields {
  const { id, formatted_address, city, store_code, labels, open_status, geo } = location;
  const [streetLine = '', postalLine = ''] = formatted_address.split(', ');
  const [, street = streetLine, house = ''] = /^(.*) (\S+)$/.exec(streetLine) ?? [];
  return {
    name: location.name,
    street,
    house_number: house,
    postal_code: postalLine.slice(0, 6),
    city,
    region: geo.region,
    country: geo.country,
    latitude: location.geo_coords?.latitude ?? 50 + id / 100,
    longitude: location.geo_coords?.longitude ?? 19 + id / 100,
    store_code,
    primary_category: 'gcid:cafe',
    additional_categories: id % 3 === 0 ? ['gcid:bakery'] : [],
    website: id % 4 === 0 ? '' : 'https://lipa.example/kawiarnie',
    phone_number: `12 421 55 ${String(id % 90).padStart(2, '0')}`,
    phone_number_2: '',
    description: 'Kawa palona na miejscu i ciasta z własnej pracowni.',
    opening_date: '2019-05',
    open_status,
    opening_hours: week(id % 2 === 0 ? '21:00' : '20:00'),
    special_hours: [],
    more_hours: [],
    service_items: [],
    attributes: [
      { attribute_id: 'wi_fi', value_type: 2, values: ['free_wi_fi'] },
      { attribute_id: 'url_facebook', value_type: 3, values: ['https://facebook.com/lipa'] },
    ],
    labels,
  };
}

export const testGroups: Schemas['LocationGroup'][] = [
  {
    id: 1,
    name: 'Kawiarnie z ogródkiem',
    is_label_group: false,
    labels: [],
    facilities_count: 3,
    concerns_other_locations: false,
  },
  {
    id: 2,
    name: 'Przy dworcu',
    is_label_group: true,
    labels: ['dworzec'],
    facilities_count: 2,
    concerns_other_locations: false,
  },
];

/** Location ids of each group of chosen locations; label groups are computed from labels. */
export const testGroupMembers: Readonly<Record<number, readonly number[]>> = { 1: [1, 4, 6] };

export const testTags: Schemas['ReviewCategory'][] = [
  { id: 1, name: 'Czas oczekiwania' },
  { id: 2, name: 'Kawa' },
  { id: 3, name: 'Obsługa' },
];

function storefront(
  id: number,
  street: string,
  postalCode: string,
  city: string,
  storeCode: string,
  rest: Partial<Location> = {},
): Location {
  return {
    id,
    name: 'Kawiarnia Lipa',
    formatted_address: `${street}, ${postalCode} ${city}`,
    city,
    store_code: storeCode,
    is_verified: true,
    business_type: 'storefront',
    facility_listings: [listed(id, `locations/${id}`)],
    geo: { country: 'PL', region: '' },
    geo_coords: null,
    labels: [],
    open_status: 'OPEN',
    location_state: 'published',
    verification: 'is_verified',
    processing_in_progress: false,
    update_status: 'ok',
    maps_integration_status: 'no_connection',
    quality_score: 96,
    ...rest,
  };
}

function listed(id: number, name: string | null): Location['facility_listings'][number] {
  return { id, address_group: null, gmb_address_id: name, osm_address_id: null, is_owner: true };
}

function week(close_time: string): ListingFields['opening_hours'] {
  const days = [0, 1, 2, 3, 4, 5] as const;
  return days.map((day) => ({ open_day: day, open_time: '08:00', close_day: day, close_time }));
}
