import type { Sector } from '../catalogue/categories.ts';
import type { LocationHead } from '../world-source.ts';
import type { AttributeValues } from './listing-fields.ts';

export function seedAttributes(
  sector: Sector | undefined,
  { labels, website }: Pick<LocationHead, 'labels' | 'website'>,
  draw: number,
): AttributeValues[] {
  const everywhere = [
    bool('has_wheelchair_accessible_entrance', draw % 4 !== 0),
    bool('pay_mobile_nfc', true),
    {
      name: 'attributes/pay_credit_card_types_accepted',
      valueType: 'REPEATED_ENUM',
      repeatedEnumValue: {
        setValues: ['visa', 'mastercard'],
        ...(draw % 3 === 0 ? { unsetValues: ['american_express'] } : {}),
      },
    },
    url('url_instagram', 'https://instagram.example/'),
  ];
  if (sector !== 'food') return everywhere;
  return [
    ...everywhere,
    bool('has_takeout', true),
    bool('serves_dine_in', true),
    bool('has_seating_outdoors', labels.includes('ogródek')),
    bool('welcomes_dogs', labels.includes('przyjazna psom')),
    { name: 'attributes/wi_fi', valueType: 'ENUM', values: ['free_wi_fi'] },
    url('url_menu', `${website.replace(/\/$/, '')}/menu`),
  ];
}

const bool = (id: string, value: boolean): AttributeValues => ({
  name: `attributes/${id}`,
  valueType: 'BOOL',
  values: [value],
});

const url = (id: string, uri: string): AttributeValues => ({
  name: `attributes/${id}`,
  valueType: 'URL',
  uriValues: [{ uri }],
});
