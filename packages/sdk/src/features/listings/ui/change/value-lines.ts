import { useContext, useMemo } from 'react';
import { dayText } from '@pinfold/contract/date-text';
import type { AttributeValue } from '@pinfold/contract/features/listings/attributes/attribute';
import type { PhoneNumbers } from '@pinfold/contract/features/listings/contact/phone';
import { dayNumber } from '@pinfold/contract/features/listings/hours/calendar';
import { hoursSummary } from '@pinfold/contract/features/listings/hours/hours-summary';
import type { HoursPeriod } from '@pinfold/contract/features/listings/hours/opening-hours';
import type { SpecialHoursPeriod } from '@pinfold/contract/features/listings/hours/special-hours';
import type { ServiceItem } from '@pinfold/contract/features/listings/services/service';
import { countryName } from '../../../../i18n/country-name.ts';
import { formatNumber } from '../../../../i18n/format.ts';
import type { Translate } from '../../../../i18n/i18n.ts';
import { listingValueMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages } from '../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { usePhoneNumbers } from '../../use-phone-numbers.ts';
import { moneyText } from '../../../../i18n/money-text.ts';
import { dateName, periodText, weekdayName } from '../hours/hours-text.ts';
import type { PresentField, PresentValues } from './present-values.ts';
import { type ProviderNames, ProviderNamesContext, providerName, providerNames } from './provider-names.tsx';
import type { Language } from '@pinfold/contract/languages';

/** What it takes to format values of a listing as text. */
export interface ValueFormat {
  t: Translate;
  language: Language;
  names: ProviderNames;
  /** Of the location, ISO 3166-1 alpha-2: its phone numbers are read as there. */
  country: string;
  /** Starts loading the phone number library if it is not loaded yet. */
  readPhones: () => PhoneNumbers | undefined;
}

/**
 * Returns what formats the values of a location, with the names of the nearest `ProviderNamesContext`.
 *
 * @throws Error outside a `PinfoldProvider`.
 */
export function useValueFormat(country: string): ValueFormat {
  const { language, translate } = usePinfold();
  const names = useContext(ProviderNamesContext) ?? namesFromIds;
  const readPhones = usePhoneNumbers();
  useFeatureMessages(listingValueMessages);
  return useMemo(
    () => ({ t: translate, language, names, country, readPhones }),
    [translate, language, names, country, readPhones],
  );
}

const namesFromIds = providerNames({});

/**
 * Returns the lines of text of a field: none for nothing, one for each entry of a list.
 *
 * @throws Error outside a `PinfoldProvider`.
 */
export function useFieldLines(country: string): (field: PresentField, values: PresentValues) => string[] {
  const format = useValueFormat(country);
  return (field, values) => valueLines(field, values, format);
}

/** The lines of text of a field: none for nothing, one for each entry of a list. */
export function valueLines(field: PresentField, values: PresentValues, format: ValueFormat): string[] {
  const write = writers[field];
  const lines = write ? write(values, format) : [textOf(values, field)];
  return lines.filter((line) => line !== '');
}

/** Returns one attribute with its values as text. */
export function attributeText({ names, t }: ValueFormat, attribute: AttributeValue): string {
  const { attribute_id: id, values, unset_values = [] } = attribute;
  const wordOf = (value: string | boolean) => {
    if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no').toLowerCase();
    return names.choice(id, value) ?? (value.includes('://') ? value : providerName(value));
  };
  const unset = unset_values.map((value) => t('listing_values.not_so', { value: wordOf(value) }));
  return [...values.filter((value) => value !== '').map(wordOf), ...unset].join(', ');
}

export function serviceName({ names }: ValueFormat, { name, service_type_id: id }: ServiceItem): string {
  return name || (id === null ? '' : names.service(id));
}

/** Returns a service's price and description as text. */
export function serviceText({ language }: ValueFormat, { price, description }: ServiceItem): string {
  const amounts =
    price.type === 'none' ? [] : price.type === 'fixed' ? [price.amount] : [price.from, price.to];
  const currency = price.type === 'none' ? '' : price.currency;
  const cost = [...new Set(amounts)].map((amount) => moneyText(amount, currency, language)).join(' – ');
  return [cost, description.trim()].filter((part) => part !== '').join(' · ');
}

/** A phone number in the international form; as it was written where it cannot be parsed, or cannot be yet. */
function phoneText(phone: string, { country, readPhones }: ValueFormat): string {
  const written = phone.trim();
  const phones = written === '' ? undefined : readPhones();
  const number = phones?.parse(written, country);
  return phones && number !== undefined ? phones.format(number) : written;
}

type Writer = (values: PresentValues, format: ValueFormat) => string[];

const writers: { [Field in PresentField]?: Writer } = {
  coordinates: ({ latitude, longitude }, { language }) => {
    const degrees = [latitude, longitude].flatMap((one) => (typeof one === 'number' ? [one] : []));
    const text = degrees.map((one) => formatNumber(one, language, fiveDecimals));
    return [text.join(language === 'en' ? ', ' : '; ')];
  },
  latitude: ({ latitude }, { language }) => [degreesText(latitude, language)],
  longitude: ({ longitude }, { language }) => [degreesText(longitude, language)],
  country: ({ country = '' }, { language }) => [countryName(country, language)],
  primary_category: ({ primary_category: id = '' }, { names }) => [id === '' ? '' : names.category(id)],
  additional_categories: ({ additional_categories: ids = [] }, { names }) => ids.map(names.category),
  phone_number: ({ phone_number = '' }, format) => [phoneText(phone_number, format)],
  phone_number_2: ({ phone_number_2 = '' }, format) => [phoneText(phone_number_2, format)],
  opening_date: ({ opening_date = '' }, { language }) => [openingDateText(opening_date, language)],
  open_status: ({ open_status }, { t }) => [
    open_status ? t(`listing_values.open_status.${open_status}`) : '',
  ],
  location_state: ({ location_state: state }, { t }) => [state ? t(`listing_values.state.${state}`) : ''],
  opening_hours: ({ opening_hours = [] }, format) => weekLines(format, opening_hours),
  special_hours: ({ special_hours = [] }, { t, language }) =>
    [...new Set(special_hours.map(({ start_date }) => start_date))].sort().map((date) => {
      const ofDate = special_hours.filter(({ start_date }) => start_date === date);
      return `${dateName(language, date, 'date')}: ${dateText(t, ofDate)}`;
    }),
  more_hours: ({ more_hours = [] }, format) =>
    more_hours.map(
      ({ hours_type_id, periods }) =>
        `${format.names.hoursType(hours_type_id)}: ${weekLines(format, periods).join(', ')}`,
    ),
  service_items: ({ service_items = [] }, format) =>
    service_items.map((service) =>
      [serviceName(format, service), serviceText(format, service)].filter((part) => part !== '').join(' · '),
    ),
  attributes: ({ attributes = [] }, format) =>
    attributes.flatMap((attribute) => {
      const text = attributeText(format, attribute);
      return text === '' ? [] : [`${format.names.attribute(attribute.attribute_id)}: ${text}`];
    }),
  labels: ({ labels = [] }) => [...labels],
};

/** A metre on the ground. */
const fiveDecimals: Intl.NumberFormatOptions = { minimumFractionDigits: 5, maximumFractionDigits: 5 };

function degreesText(degrees: number | null | undefined, language: ValueFormat['language']): string {
  return typeof degrees === 'number' ? formatNumber(degrees, language, fiveDecimals) : '';
}

function textOf(values: PresentValues, field: PresentField): string {
  if (field === 'coordinates') return '';
  const value = values[field];
  return typeof value === 'string' ? value.trim() : '';
}

type Times = Pick<HoursPeriod, 'open_time' | 'close_time'>;

/** What a day has: `08:00 – 12:00, 13:00 – 18:00`, or that it is closed. */
export function timesText(t: Translate, times: readonly Times[]): string {
  if (times.length === 0) return t('listing_values.closed');
  return times.map((one) => (isAllDay(one) ? t('listing_values.all_day') : periodText(one))).join(', ');
}

/** Returns the hours of a date as text; empty without any. */
export function dateText(t: Translate, periods: readonly SpecialHoursPeriod[]): string {
  if (periods.length === 0) return '';
  const open = periods.filter(({ closed }) => !closed);
  return timesText(
    t,
    open.map(({ open_time, close_time }) => ({ open_time: open_time ?? '', close_time: close_time ?? '' })),
  );
}

/** A week in as few lines as it takes: `Pon.–pt.: 09:00 – 17:00`. Nothing where no hours are said. */
export function weekLines({ t, language }: ValueFormat, periods: readonly HoursPeriod[]): string[] {
  if (periods.length === 0) return [];
  return hoursSummary(periods).map(({ from, to, times }) => {
    const days = from === to ? [from] : [from, to];
    return `${days.map((day) => weekdayName(language, day, 'short')).join('–')}: ${timesText(t, times)}`;
  });
}

function isAllDay({ open_time, close_time }: Times): boolean {
  return open_time === '00:00' && close_time === '24:00';
}

/** An opening date as far as it is known: `maj 2019`, or `3 maja 2019`; a date that is none stays as it is. */
function openingDateText(date: string, language: Language): string {
  const isWhole = /^\d{4}-\d{2}-\d{2}$/.test(date);
  const day = isWhole ? date : `${date}-01`;
  return dayNumber(day) === undefined ? date : dayText(day, isWhole ? 'long_date' : 'long_month', language);
}
