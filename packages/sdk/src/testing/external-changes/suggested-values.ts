import type { ChangeField } from '@pinfold/contract/features/external-changes/external-change';
import type { Schemas } from '../../client/schema.ts';

type Values = Schemas['ChangeValues'];
type Hours = Schemas['HoursPeriod'];

/** Values that others suggest for a test location, for all fields that they can change. */
export function suggestedValues(ours: Values, year: number): { readonly [Field in ChangeField]: Values } {
  return {
    name: { name: `${ours.name ?? ''} i Bar` },
    street: { street: 'Rynek Starego Miasta' },
    house_number: { house_number: '14/2' },
    postal_code: { postal_code: '31-043' },
    city: { city: 'Wieliczka' },
    region: { region: 'małopolskie' },
    country: { country: 'SK' },
    coordinates: { latitude: (ours.latitude ?? 50) + 0.0015, longitude: (ours.longitude ?? 19) + 0.0016 },
    store_code: { store_code: 'KRK-RYNEK' },
    primary_category: { primary_category: 'gcid:coffee_shop' },
    additional_categories: { additional_categories: [...(ours.additional_categories ?? []), 'gcid:bar'] },
    website: { website: 'https://lipa-kawa.example/' },
    phone_number: { phone_number: '12 421 55 99' },
    phone_number_2: { phone_number_2: '500 600 700' },
    opening_hours: { opening_hours: withSunday(ours.opening_hours ?? []) },
    special_hours: { special_hours: [christmasEve(year)] },
    more_hours: {
      more_hours: [
        {
          hours_type_id: 'KITCHEN',
          periods: [{ open_day: 5, open_time: '12:00', close_day: 5, close_time: '19:00' }],
        },
      ],
    },
    attributes: {
      attributes: [
        { attribute_id: 'wi_fi', value_type: 2, values: ['paid_wi_fi'] },
        { attribute_id: 'url_facebook', value_type: 3, values: ['https://facebook.com/lipa'] },
        { attribute_id: 'has_wheelchair_accessible_entrance', value_type: 1, values: [true] },
      ],
    },
    service_items: {
      service_items: [
        {
          service_type_id: null,
          category: 'gcid:cafe',
          name: 'Degustacja kaw',
          description: 'Sześć ziaren w godzinę.',
          price: { type: 'fixed', amount: 4900, currency: 'PLN' },
        },
      ],
    },
    description: { description: 'Kawa palona na miejscu, ciasta z własnej pracowni i wieczorne koncerty.' },
    opening_date: { opening_date: '2021-03-01' },
    location_state: { location_state: 'needs_reverification' },
    open_status: { open_status: 'CLOSED_TEMPORARILY' },
    labels: { labels: [...(ours.labels ?? []), 'centrum'] },
  };
}

function withSunday(hours: readonly Hours[]): Hours[] {
  const shorter = hours.map((period) =>
    period.open_day === 5 ? { ...period, close_time: '16:00' } : { ...period },
  );
  return [...shorter, { open_day: 6, open_time: '10:00', close_day: 6, close_time: '16:00' }];
}

function christmasEve(year: number): Schemas['SpecialHoursPeriod'] {
  const date = `${year}-12-24`;
  return { start_date: date, end_date: date, closed: true, open_time: null, close_time: null };
}
