import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { Schemas } from '../client/schema.ts';

/** What the listing of a test location says: most of it alike, some of it its own. */
export function testListingFields(location: Schemas['LocationItem']): ListingFields {
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

function week(close_time: string): ListingFields['opening_hours'] {
  const days = [0, 1, 2, 3, 4, 5] as const;
  return days.map((day) => ({ open_day: day, open_time: '08:00', close_day: day, close_time }));
}
