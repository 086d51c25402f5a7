import type { ListingFields } from '../listing-fields.ts';
import type { ServiceItem } from '../services/service-item.ts';
import { period } from './sample-hours.ts';

/** A café of which everything is known, with changes. */
export function sampleListing(changes: Partial<ListingFields> = {}): ListingFields {
  return {
    name: 'Kawiarnia Lipa',
    street: 'ul. Długa',
    house_number: '12A',
    postal_code: '00-238',
    city: 'Warszawa',
    region: 'mazowieckie',
    country: 'PL',
    latitude: 52.2501,
    longitude: 21.0053,
    store_code: 'WAW-01',
    primary_category: 'gcid:cafe',
    additional_categories: ['gcid:bakery', 'gcid:breakfast_restaurant'],
    website: 'https://lipa.pl/warszawa',
    phone_number: '22 123 45 67',
    phone_number_2: '',
    description: 'Kawa palona na miejscu, ciasta z własnej pracowni i śniadania do południa.',
    opening_date: '2019-05',
    open_status: 'OPEN',
    opening_hours: [period(0, '08:00', '20:00'), period(1, '08:00', '20:00')],
    special_hours: [],
    more_hours: [{ hours_type_id: 'DELIVERY', periods: [period(0, '10:00', '18:00')] }],
    service_items: [service('Śniadania'), service('Catering')],
    attributes: [
      { attribute_id: 'has_wheelchair_accessible_entrance', value_type: 1, values: [true] },
      { attribute_id: 'wi_fi', value_type: 2, values: ['free_wi_fi'] },
      {
        attribute_id: 'pay_credit_card_types_accepted',
        value_type: 4,
        values: ['visa'],
        unset_values: ['amex'],
      },
      { attribute_id: 'url_facebook', value_type: 3, values: ['https://facebook.com/lipa'] },
    ],
    labels: ['Warszawa', 'ogródek'],
    ...changes,
  };
}

/** A service in the company's own words. */
export function service(name: string, changes: Partial<ServiceItem> = {}): ServiceItem {
  return {
    service_type_id: null,
    category: 'gcid:cafe',
    name,
    description: '',
    price: { type: 'none' },
    ...changes,
  };
}
