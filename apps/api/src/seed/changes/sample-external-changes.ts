import type { ChangeField } from '@pinfold/contract/features/external-changes/external-change';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';

/** A value that others propose for a listing. */
export interface SampleChange {
  field: ChangeField;
  /** Undefined where the idea does not fit the listing. */
  of(listing: ListingFields, n: number): Partial<ListingFields> | undefined;
  /** A manager may well agree. */
  isSensible?: boolean;
}

/** Ordered so that one field comes again only after a while. */
export const sampleChanges: readonly SampleChange[] = [
  { field: 'website', of: (_, n) => ({ website: `https://mapa-lokali.example/miejsce/${n % 4}` }) },
  { field: 'opening_hours', of: withoutSunday },
  { field: 'phone_number', of: ({ phone_number }, n) => ({ phone_number: otherEnding(phone_number, n) }) },
  { field: 'name', of: ({ name, city }) => ({ name: `${name} ${city}` }) },
  { field: 'coordinates', of: movedPin, isSensible: true },
  { field: 'additional_categories', of: withoutLastCategory },
  { field: 'website', of: ({ website }) => ({ website: `${website}?utm_source=katalog` }) },
  { field: 'opening_hours', of: anHourLonger, isSensible: true },
  { field: 'primary_category', of: (_, n) => ({ primary_category: n % 2 ? 'gcid:bakery' : 'gcid:bar' }) },
  {
    field: 'house_number',
    of: ({ house_number }) => ({ house_number: `${house_number}A` }),
    isSensible: true,
  },
  { field: 'phone_number', of: () => ({ phone_number: '+48 800 555 012' }) },
  { field: 'name', of: ({ name }, n) => ({ name: `${name} – ${slogans[n % slogans.length] ?? ''}` }) },
];

/** About what the demo does not protect. */
export const unprotectedSampleChanges: readonly SampleChange[] = [
  { field: 'attributes', of: otherAttribute, isSensible: true },
  { field: 'description', of: ({ description }) => ({ description: `${description} Tylko gotówka.` }) },
  { field: 'special_hours', of: ({ special_hours }) => ({ special_hours: special_hours.slice(1) }) },
  { field: 'open_status', of: () => ({ open_status: 'CLOSED_TEMPORARILY' }) },
];

const slogans = ['najlepsza kawa', 'kawa i ciasta', 'śniadania cały dzień'];

function withoutSunday({ opening_hours }: ListingFields) {
  const left = opening_hours.filter(({ open_day }) => open_day !== sunday);
  return left.length < opening_hours.length ? { opening_hours: left } : undefined;
}

const sunday = 6;

function anHourLonger({ opening_hours }: ListingFields) {
  const longer = opening_hours.map((period) => {
    const [hour = '', minutes = ''] = period.close_time.split(':');
    return Number(hour) < 22 ? { ...period, close_time: `${Number(hour) + 1}:${minutes}` } : period;
  });
  return opening_hours.length > 0 ? { opening_hours: longer } : undefined;
}

function otherEnding(phone: string, n: number): string {
  const ending = (Number(phone.slice(-2)) + 1 + (n % 90)) % 100;
  return `${phone.slice(0, -2)}${String(ending).padStart(2, '0')}`;
}

function movedPin({ latitude, longitude }: ListingFields, n: number) {
  if (latitude === null || longitude === null) return undefined;
  const moved = (degrees: number, by: number) => Number((degrees + (by - 40) / 20_000).toFixed(6));
  return { latitude: moved(latitude, (n * 31) % 83), longitude: moved(longitude, (n * 17) % 83) };
}

function withoutLastCategory({ additional_categories }: ListingFields) {
  return additional_categories.length > 0
    ? { additional_categories: additional_categories.slice(0, -1) }
    : undefined;
}

function otherAttribute({ attributes }: ListingFields, n: number) {
  const flags = attributes.filter(({ values }) => typeof values[0] === 'boolean');
  const flipped = flags[n % flags.length];
  if (!flipped) return undefined;
  const others = attributes.map((one) => (one === flipped ? { ...one, values: [!one.values[0]] } : one));
  return { attributes: others };
}
