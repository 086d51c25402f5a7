import { closedOn, period, service, special } from './sample-listing.ts';
import type { Spellings } from './spelled-pairs.ts';

const price = (amount: number, currency = 'PLN') => ({ type: 'fixed' as const, amount, currency });

/** What a customer takes for the same hours, services and everything else that a place offers. */
export const catalogSpellings: Spellings[] = [
  { field: 'store_code', groups: [['LIP-001', ' LIP-001 '], ['LIP-1'], ['']] },
  { field: 'primary_category', groups: [['gcid:cafe', 'categories/gcid:cafe'], ['gcid:bakery'], ['']] },
  {
    field: 'additional_categories',
    groups: [
      [
        ['gcid:bar', 'gcid:bakery'],
        ['gcid:bakery', 'gcid:bar'],
        ['categories/gcid:bar', 'gcid:bakery', 'gcid:bar'],
      ],
      [['gcid:bar']],
      [[]],
    ],
  },
  {
    field: 'description',
    groups: [
      ['Kawa i ciasto.', 'Kawa  i ciasto. ', 'Kawa i\nciasto.'],
      ['Kawa i ciasto'],
      ['kawa i ciasto.'],
      [''],
    ],
  },
  { field: 'opening_date', groups: [['2019-05-17'], ['2019-05'], ['2019-05-18'], ['']] },
  { field: 'open_status', groups: [['OPEN'], ['CLOSED_TEMPORARILY'], ['CLOSED_PERMANENTLY']] },
  {
    field: 'opening_hours',
    groups: [
      [
        [period(0, '08:00', '16:00'), period(1, '08:00', '16:00')],
        [period(1, '08:00', '16:00'), period(0, '12:00', '16:00'), period(0, '08:00', '12:00')],
        [period(0, '08:00', '16:00'), period(1, '08:00', '16:00'), period(1, '08:00', '16:00')],
        [period(0, '08:00', '14:00'), period(0, '13:00', '16:00'), period(1, '08:00', '16:00')],
      ],
      [[period(0, '08:00', '16:00')]],
      [[period(0, '08:00', '16:00'), period(2, '08:00', '16:00')]],
      [
        [period(6, '20:00', '03:00', 0)],
        [period(0, '00:00', '03:00'), period(6, '20:00', '24:00')],
        [period(6, '20:00', '00:00', 0), period(0, '00:00', '03:00')],
      ],
      [[period(6, '20:00', '24:00')]],
      [[]],
    ],
  },
  {
    field: 'special_hours',
    groups: [
      [
        [special('2026-12-24', '08:00', '14:00'), closedOn('2026-12-25')],
        [closedOn('2026-12-25'), special('2026-12-24', '08:00', '14:00')],
      ],
      [[special('2026-12-24', '08:00', '14:00')]],
      [[closedOn('2026-12-24'), closedOn('2026-12-25')]],
      [[]],
    ],
  },
  {
    field: 'more_hours',
    groups: [
      [
        [
          { hours_type_id: 'DELIVERY', periods: [period(0, '10:00', '18:00')] },
          { hours_type_id: 'PICKUP', periods: [period(0, '10:00', '20:00')] },
        ],
        [
          { hours_type_id: 'PICKUP', periods: [period(0, '10:00', '15:00'), period(0, '15:00', '20:00')] },
          { hours_type_id: 'DELIVERY', periods: [period(0, '10:00', '18:00')] },
        ],
      ],
      [[{ hours_type_id: 'DELIVERY', periods: [period(0, '10:00', '18:00')] }]],
      [[]],
    ],
  },
  {
    field: 'service_items',
    groups: [
      [
        [service('Torty', { price: price(9900) }), service('Catering')],
        [service('catering '), service('Torty', { price: price(9900) })],
      ],
      [[service('Torty', { price: price(9901) }), service('Catering')]],
      [[service('Torty', { price: price(9900, 'EUR') }), service('Catering')]],
      [[service('Torty'), service('Catering')]],
      [[]],
    ],
  },
  {
    field: 'attributes',
    groups: [
      [
        [
          { attribute_id: 'has_wifi', value_type: 1, values: [true] },
          { attribute_id: 'url_menu', value_type: 3, values: ['https://lipa.pl/menu'] },
        ],
        [
          { attribute_id: 'attributes/url_menu', value_type: 3, values: ['https://LIPA.pl/menu/'] },
          { attribute_id: 'has_wifi', value_type: 1, values: [true] },
          { attribute_id: 'has_delivery', value_type: 1, values: [] },
        ],
      ],
      [[{ attribute_id: 'has_wifi', value_type: 1, values: [true] }]],
      [[{ attribute_id: 'has_wifi', value_type: 1, values: [false] }]],
      [[]],
    ],
  },
  {
    field: 'labels',
    groups: [
      [
        ['ogródek', 'centrum'],
        ['centrum', 'ogródek'],
        ['centrum ', 'ogródek', 'centrum'],
      ],
      [['ogródek']],
      [[]],
    ],
  },
];
