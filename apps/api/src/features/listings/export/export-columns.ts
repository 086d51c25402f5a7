import { decimalText, type Cell } from '@pinfold/contract/csv-text';
import { attributeKey, isUnknownAttribute } from '@pinfold/contract/features/listings/attributes/attribute';
import { weekdays, type Weekday } from '@pinfold/contract/features/listings/hours/calendar';
import type { HoursPeriod } from '@pinfold/contract/features/listings/hours/opening-hours';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { VerificationStatus } from '@pinfold/contract/features/listings/location-filters';
import type { OpenStatus } from '@pinfold/contract/features/listings/open-status';
import type { ServiceItem } from '@pinfold/contract/features/listings/services/service';
import type { Language } from '@pinfold/contract/languages';
import { labels } from '../../../i18n/i18n.ts';
import { listingFieldsOf } from '../listing-fields.ts';
import type { locations } from '../listings.table.ts';

type LocationRow = typeof locations.$inferSelect;

/** The line above the locations. */
export function exportHeader(texts: ExportTexts): string[] {
  return columns.map(({ title }) => title(texts));
}

/** One location as a line of the file. */
export function exportLine(row: LocationRow, texts: ExportTexts): Cell[] {
  const fields = listingFieldsOf(row);
  return columns.map(({ cell }) => cell({ row, fields, texts }));
}

interface Column {
  title(texts: ExportTexts): string;
  cell(location: { row: LocationRow; fields: ListingFields; texts: ExportTexts }): Cell;
}

/** A field whose value is what the cell shows. */
function plain(
  name: keyof ExportTexts['columns'],
  cell: (location: { row: LocationRow; fields: ListingFields }) => Cell,
): Column {
  return { title: ({ columns: titles }) => titles[name], cell };
}

const columns: readonly Column[] = [
  plain('id', ({ row }) => row.id),
  plain('name', ({ fields }) => fields.name),
  plain('store_code', ({ fields }) => fields.store_code),
  plain('street', ({ fields }) => fields.street.replaceAll('\n', ', ')),
  plain('house_number', ({ fields }) => fields.house_number),
  plain('postal_code', ({ fields }) => fields.postal_code),
  plain('city', ({ fields }) => fields.city),
  plain('region', ({ fields }) => fields.region),
  plain('country', ({ fields }) => fields.country),
  plain('latitude', ({ fields }) => fields.latitude),
  plain('longitude', ({ fields }) => fields.longitude),
  plain('primary_category', ({ fields }) => fields.primary_category),
  plain('additional_categories', ({ fields }) => fields.additional_categories.join(', ')),
  plain('website', ({ fields }) => fields.website),
  plain('phone_number', ({ fields }) => fields.phone_number),
  plain('phone_number_2', ({ fields }) => fields.phone_number_2),
  plain('description', ({ fields }) => fields.description),
  plain('opening_date', ({ fields }) => fields.opening_date),
  {
    title: (texts) => texts.columns.open_status,
    cell: ({ fields, texts }) => texts.openStatuses[fields.open_status],
  },
  ...weekdays.map((day): Column => ({
    title: (texts) => texts.weekdays[day],
    cell: ({ fields, texts }) =>
      fields.opening_hours.length === 0 ? '' : hoursOfDay(fields.opening_hours, day) || texts.closed,
  })),
  {
    title: (texts) => texts.columns.special_hours,
    cell: ({ fields, texts }) =>
      fields.special_hours
        .map(({ start_date, closed, open_time, close_time }) =>
          closed ? `${start_date} ${texts.closed}` : `${start_date} ${open_time ?? ''}-${close_time ?? ''}`,
        )
        .join('; '),
  },
  {
    title: (texts) => texts.columns.more_hours,
    cell: ({ fields, texts }) =>
      fields.more_hours
        .map(({ hours_type_id, periods }) => `${hours_type_id}: ${hoursOfWeek(periods, texts)}`)
        .join('; '),
  },
  {
    title: (texts) => texts.columns.service_items,
    cell: ({ fields, texts }) =>
      fields.service_items.map((item) => serviceText(item, texts.language)).join('; '),
  },
  plain('attributes', ({ fields }) =>
    fields.attributes
      .filter((one) => !isUnknownAttribute(one))
      .map(({ attribute_id, values, unset_values = [] }) =>
        [
          `${attributeKey(attribute_id)}=${values.join(',')}`,
          ...unset_values.map((value) => `!${value}`),
        ].join(','),
      )
      .join('; '),
  ),
  plain('labels', ({ fields }) => fields.labels.join(', ')),
  {
    title: (texts) => texts.columns.verification,
    cell: ({ row, texts }) => texts.verifications[row.verification],
  },
  {
    title: (texts) => texts.columns.is_owner,
    cell: ({ row, texts }) => (row.isOwner ? texts.yes : texts.no),
  },
  plain('quality_score', ({ row }) => row.qualityScore),
  plain('new_review_url', ({ row }) => row.newReviewUrl),
  plain('google_name', ({ row }) => row.googleName),
];

function hoursOfDay(periods: readonly HoursPeriod[], day: number): string {
  return periods
    .filter(({ open_day }) => open_day === day)
    .map(({ open_time, close_time }) => `${open_time}-${close_time}`)
    .join(', ');
}

function hoursOfWeek(periods: readonly HoursPeriod[], { weekdays: names }: ExportTexts): string {
  return weekdays
    .flatMap((day) => {
      const hours = hoursOfDay(periods, day);
      return hours ? [`${names[day]} ${hours}`] : [];
    })
    .join(', ');
}

function serviceText({ name, service_type_id, price }: ServiceItem, language: Language): string {
  const label = name || (service_type_id ?? '');
  if (price.type === 'none') return label;
  const amounts = price.type === 'fixed' ? [price.amount] : [price.from, price.to];
  return `${label} (${amounts.map((amount) => decimalText((amount / 100).toFixed(2), language)).join('-')} ${price.currency})`;
}

/** What a file of locations says by itself. */
export interface ExportTexts {
  /** The file's name, without its ending. */
  filename: string;
  sheet: string;
  /** Of the mail that says that it is ready. */
  mailSubject: string;
  columns: Record<ExportColumn, string>;
  weekdays: Record<Weekday, string>;
  closed: string;
  yes: string;
  no: string;
  openStatuses: Record<OpenStatus, string>;
  verifications: Record<VerificationStatus, string>;
  /** Of numbers within texts. */
  language: Language;
}

type ExportColumn =
  | 'id'
  | 'name'
  | 'store_code'
  | 'street'
  | 'house_number'
  | 'postal_code'
  | 'city'
  | 'region'
  | 'country'
  | 'latitude'
  | 'longitude'
  | 'primary_category'
  | 'additional_categories'
  | 'website'
  | 'phone_number'
  | 'phone_number_2'
  | 'description'
  | 'opening_date'
  | 'open_status'
  | 'special_hours'
  | 'more_hours'
  | 'service_items'
  | 'attributes'
  | 'labels'
  | 'verification'
  | 'is_owner'
  | 'quality_score'
  | 'new_review_url'
  | 'google_name';

export function exportTexts(language: Language): ExportTexts {
  return { ...labels(language, 'location_export'), language };
}
