import { service } from '@pinfold/contract/features/listings/testing/sample-listing';
import { HostPage } from '../../../../../stories/host-page.tsx';
import { Surface } from '../../../../../ui/surface.tsx';
import type { ColorScheme } from '../../../../../theme/appearance.ts';
import { withTimes } from '../../hours/hours-periods.ts';
import { FieldDifference } from '../field-difference.tsx';
import type { PresentField, PresentValues, ShownSide } from '../present-values.ts';
import { useFieldNames } from '../use-field-name.ts';

export interface ExampleDifferencesProps {
  fields: readonly PresentField[];
  sides?: readonly ShownSide[];
  isBrief?: boolean;
  /** Pixels. @default 860 */
  width?: number;
}

/** Values of a location and external changes of them, field by field. */
export function ExampleDifferences({
  locale,
  colorScheme,
  width = 860,
  ...props
}: ExampleDifferencesProps & { locale: string; colorScheme: ColorScheme }) {
  return (
    <HostPage
      room={{ inlineSize: width, maxInlineSize: '100%', padding: 16, boxSizing: 'border-box' }}
      locale={locale}
      colorScheme={colorScheme}
    >
      <Surface>
        <Table {...props} />
      </Surface>
    </HostPage>
  );
}

function Table({ fields, sides = ['ours', 'proposed'], isBrief }: ExampleDifferencesProps) {
  const nameOf = useFieldNames();
  return (
    <dl style={{ display: 'grid', gap: 20, margin: 0 }}>
      {fields.map((field) => (
        <div key={field} data-field={field}>
          <dt style={{ fontWeight: 600 }}>{nameOf(field)}</dt>
          <dd style={{ display: 'flex', flexWrap: 'wrap', gap: 24, margin: 0 }}>
            {sides.map((show) => (
              <div key={show} style={{ flex: '1 1 260px', minInlineSize: 0 }}>
                <FieldDifference
                  field={field}
                  ours={ours}
                  proposed={proposed}
                  live={live}
                  country="PL"
                  listingId={1}
                  show={show}
                  isBrief={isBrief}
                />
              </div>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const week = [
  withTimes(0, '08:00', '21:00'),
  withTimes(1, '08:00', '21:00'),
  withTimes(2, '08:00', '21:00'),
  withTimes(3, '08:00', '21:00'),
  withTimes(4, '08:00', '02:00'),
  withTimes(5, '09:00', '22:00'),
];

const ours: PresentValues = {
  name: 'Kawiarnia Lipa',
  street: 'Rynek Główny',
  postal_code: '31-042',
  country: 'PL',
  latitude: 54.3512,
  longitude: 18.6531,
  primary_category: 'gcid:cafe',
  additional_categories: ['gcid:bakery'],
  website: 'https://lipa.example/krakow?utm_source=google&utm_medium=maps',
  phone_number: '12 421 55 10',
  phone_number_2: '',
  description:
    'Kawa palona na miejscu, ciasta z własnej pracowni i śniadania do południa. Mamy ogródek, w którym można usiąść z psem, i stolik z klockami dla dzieci.',
  opening_date: '2019-05',
  open_status: 'OPEN',
  opening_hours: [...week, withTimes(6, '09:00', '20:00')],
  special_hours: [closedOn('2026-12-25')],
  more_hours: [{ hours_type_id: 'DELIVERY', periods: [withTimes(0, '10:00', '18:00')] }],
  service_items: [
    service('Śniadania', { price: { type: 'fixed', amount: 2400, currency: 'PLN' } }),
    service('Catering'),
  ],
  attributes: [
    { attribute_id: 'wi_fi', value_type: 2, values: ['free_wi_fi'] },
    { attribute_id: 'has_wheelchair_accessible_entrance', value_type: 1, values: [true] },
  ],
  labels: ['Kraków', 'ogródek', 'franczyza'],
  location_state: 'published',
};

const proposed: PresentValues = {
  name: 'Kawiarnia Lipa – najlepsza kawa Kraków',
  street: 'Rynek Mały',
  postal_code: '31-041',
  country: 'PL',
  latitude: 54.35265,
  longitude: 18.65528,
  primary_category: 'gcid:coffee_shop',
  additional_categories: [],
  website: 'https://lipa.example/krakow?utm_source=maps',
  phone_number: '+48 12 421 55 01',
  phone_number_2: '+48 600 700 800',
  description:
    'Kawa palona na miejscu, ciasta z własnej pracowni i obiady do wieczora. Mamy ogródek, w którym można usiąść z psem, i stolik z klockami dla dzieci.',
  opening_date: '2019-06-01',
  open_status: 'CLOSED_TEMPORARILY',
  opening_hours: week,
  special_hours: [
    {
      start_date: '2026-12-24',
      end_date: '2026-12-24',
      closed: false,
      open_time: '08:00',
      close_time: '14:00',
    },
  ],
  more_hours: [{ hours_type_id: 'DELIVERY', periods: [withTimes(0, '10:00', '20:00')] }],
  service_items: [
    service('Śniadania', { price: { type: 'fixed', amount: 2600, currency: 'PLN' } }),
    service('Brunch'),
  ],
  attributes: [
    { attribute_id: 'wi_fi', value_type: 2, values: ['paid_wi_fi'] },
    { attribute_id: 'has_outdoor_seating', value_type: 1, values: [true] },
  ],
  labels: ['Kraków', 'ogródek'],
  location_state: 'needs_reverification',
};

const live: PresentValues = { ...proposed, phone_number: '+48 12 421 55 00' };

function closedOn(date: string) {
  return { start_date: date, end_date: date, closed: true, open_time: null, close_time: null };
}
