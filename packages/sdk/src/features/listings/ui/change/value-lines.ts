import type { AttributeValue } from '@pinfold/contract/features/listings/attributes/attribute';
import { formatPhone, parsePhone } from '@pinfold/contract/features/listings/contact/phone';
import type { ServiceItem } from '@pinfold/contract/features/listings/services/service';
import { formatNumber } from '../../../../i18n/format.ts';
import { dateName } from '../hours/date-name.ts';
import { moneyText } from '../offer/minor-units.ts';
import { openingDateText } from './opening-date-text.ts';
import { providerName } from './provider-name.ts';
import type { SaidField, SaidValues } from './said-values.ts';
import { dateText, weekLines } from './times-text.ts';
import type { ValueWords } from './value-words.ts';

/** What a field says, in lines of words: none for nothing, one for each entry of a list. */
export function valueLines(field: SaidField, values: SaidValues, words: ValueWords): string[] {
  const write = writers[field];
  const lines = write ? write(values, words) : [textOf(values, field)];
  return lines.filter((line) => line !== '');
}

/** One attribute with what is said of it. */
export function attributeText({ names, t }: ValueWords, attribute: AttributeValue): string {
  const { attribute_id: id, values, unset_values = [] } = attribute;
  const wordOf = (value: string | boolean) => {
    if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no').toLowerCase();
    return names.choice(id, value) ?? (value.includes('://') ? value : providerName(value));
  };
  const unset = unset_values.map((value) => t('listing_values.not_so', { value: wordOf(value) }));
  return [...values.filter((value) => value !== '').map(wordOf), ...unset].join(', ');
}

export function serviceName({ names }: ValueWords, { name, service_type_id: id }: ServiceItem): string {
  return name || (id === null ? '' : names.service(id));
}

/** What a service says beside its name: its price and its description. */
export function serviceText({ language }: ValueWords, { price, description }: ServiceItem): string {
  const amounts =
    price.type === 'none' ? [] : price.type === 'fixed' ? [price.amount] : [price.from, price.to];
  const currency = price.type === 'none' ? '' : price.currency;
  const cost = [...new Set(amounts)].map((amount) => moneyText(amount, currency, language)).join(' – ');
  return [cost, description.trim()].filter((part) => part !== '').join(' · ');
}

/** A number as everybody can dial it; as it was written where it cannot be read. */
function phoneText(phone: string, country: string): string {
  const number = parsePhone(phone, country);
  return number === undefined ? phone.trim() : formatPhone(number);
}

type Writer = (values: SaidValues, words: ValueWords) => string[];

const writers: { [Field in SaidField]?: Writer } = {
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
  phone_number: ({ phone_number = '' }, { country }) => [phoneText(phone_number, country)],
  phone_number_2: ({ phone_number_2 = '' }, { country }) => [phoneText(phone_number_2, country)],
  opening_date: ({ opening_date = '' }, { language }) => [openingDateText(opening_date, language)],
  open_status: ({ open_status }, { t }) => [
    open_status ? t(`listing_values.open_status.${open_status}`) : '',
  ],
  location_state: ({ location_state: state }, { t }) => [state ? t(`listing_values.state.${state}`) : ''],
  opening_hours: ({ opening_hours = [] }, words) => weekLines(words, opening_hours),
  special_hours: ({ special_hours = [] }, { t, language }) =>
    [...new Set(special_hours.map(({ start_date }) => start_date))].sort().map((date) => {
      const ofDate = special_hours.filter(({ start_date }) => start_date === date);
      return `${dateName(language, date, 'date')}: ${dateText(t, ofDate)}`;
    }),
  more_hours: ({ more_hours = [] }, words) =>
    more_hours.map(
      ({ hours_type_id, periods }) =>
        `${words.names.hoursType(hours_type_id)}: ${weekLines(words, periods).join(', ')}`,
    ),
  service_items: ({ service_items = [] }, words) =>
    service_items.map((service) =>
      [serviceName(words, service), serviceText(words, service)].filter((part) => part !== '').join(' · '),
    ),
  attributes: ({ attributes = [] }, words) =>
    attributes.flatMap((attribute) => {
      const text = attributeText(words, attribute);
      return text === '' ? [] : [`${words.names.attribute(attribute.attribute_id)}: ${text}`];
    }),
  labels: ({ labels = [] }) => [...labels],
};

/** A metre on the ground. */
const fiveDecimals: Intl.NumberFormatOptions = { minimumFractionDigits: 5, maximumFractionDigits: 5 };

function degreesText(degrees: number | null | undefined, language: ValueWords['language']): string {
  return typeof degrees === 'number' ? formatNumber(degrees, language, fiveDecimals) : '';
}

function countryName(code: string, language: ValueWords['language']): string {
  if (!/^[A-Z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames(language, { type: 'region' }).of(code.toUpperCase()) ?? code;
}

function textOf(values: SaidValues, field: SaidField): string {
  if (field === 'coordinates') return '';
  const value = values[field];
  return typeof value === 'string' ? value.trim() : '';
}
