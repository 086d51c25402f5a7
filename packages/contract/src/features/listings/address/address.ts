import { plainCode } from '../../../plain-line.ts';
import { isCountryCode } from '../../company/company-profile.ts';
import { fault, type Fault } from '../fault.ts';
import type { ListingFields } from '../listing-fields.ts';
import { textKey } from '../listing-texts.ts';

type AddressFields = Pick<ListingFields, 'street' | 'house_number' | 'postal_code' | 'city' | 'country'>;

/**
 * What the provider would refuse in an address. A business that goes to its customers has none; where there is one, it
 * has its street, town and country.
 */
export function addressFaults(
  address: AddressFields,
  before?: AddressFields,
): { field: keyof AddressFields; fault: Fault }[] {
  const { street, house_number, postal_code, city, country } = address;
  const hasAddress = [street, house_number, postal_code, city].some((text) => text.trim() !== '');
  if (!hasAddress) return one('country', countryFault(country, before));
  const needsCode = writesPostalCodes(country) && postal_code.trim() === '';
  return [
    ...one('street', streetFault(street)),
    ...one('city', city.trim() === '' ? fault('required') : undefined),
    ...one('country', country === '' ? fault('required') : countryFault(country, before)),
    ...one('postal_code', needsCode ? fault('required') : postalCodeFault(postal_code, country)),
  ];
}

/** One line at least and five at most, and no post office box. */
function streetFault(street: string): Fault | undefined {
  const lines = street.split(/\r\n|[\r\n]/).filter((line) => line.trim() !== '');
  if (lines.length === 0) return fault('required');
  if (lines.length > linesLimit) return fault('address_too_many_lines', { max: linesLimit });
  return postBox.test(street) ? fault('address_post_box') : undefined;
}

/** A place does not move to another country: that is another listing. */
function countryFault(country: string, before: AddressFields | undefined): Fault | undefined {
  if (country !== '' && !isCountryCode(country)) return fault('country_unknown', { country });
  const moved = before !== undefined && before.country !== '' && before.country !== country;
  return moved ? fault('country_changed', { country: before.country }) : undefined;
}

function one(field: keyof AddressFields, found: Fault | undefined) {
  return found ? [{ field, fault: found }] : [];
}

const linesLimit = 5;

const postBox = /\bskr(?:ytka|\.)\s*poczt|\bp\.?\s?o\.?\s?box\b|\bpostfach\b|\bapartado de correos\b/i;

/** What is wrong with a postal code of a country; codes of other countries than ours are taken as they are. */
export function postalCodeFault(code: string, country: string): Fault | undefined {
  const format = formats[country];
  const normal = normalizePostalCode(code, country);
  if (!format || normal === '' || format.pattern.test(normal)) return undefined;
  return fault('postal_code_invalid', { code: code.trim(), country, example: format.example });
}

/** Whether the postal codes of a country are known: an address there has one. */
function writesPostalCodes(country: string): boolean {
  return country in formats;
}

/** The one form in which a code is kept: capitals, and the dash or blank where the country writes it. */
export function normalizePostalCode(code: string, country: string): string {
  const plain = plainCode(code).toUpperCase();
  return formats[country]?.write(plain.replace(/[\s-]/g, '')) ?? plain;
}

interface PostalFormat {
  pattern: RegExp;
  example: string;
  /** From letters and digits alone; undefined for what cannot be one. */
  write(letters: string): string | undefined;
}

const formats: Readonly<Record<string, PostalFormat>> = {
  PL: {
    pattern: /^\d{2}-\d{3}$/,
    example: '00-950',
    write: (letters) => (/^\d{5}$/.test(letters) ? `${letters.slice(0, 2)}-${letters.slice(2)}` : undefined),
  },
  ES: { pattern: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, example: '28013', write: fiveDigits },
  DE: { pattern: /^(?!00)\d{5}$/, example: '10115', write: fiveDigits },
  US: {
    pattern: /^\d{5}(-\d{4})?$/,
    example: '10001',
    write: (letters) =>
      /^\d{9}$/.test(letters) ? `${letters.slice(0, 5)}-${letters.slice(5)}` : fiveDigits(letters),
  },
  GB: {
    pattern: /^(GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/,
    example: 'SW1A 1AA',
    write: (letters) =>
      /^[A-Z\d]{5,7}$/.test(letters) ? `${letters.slice(0, -3)} ${letters.slice(-3)}` : undefined,
  },
};

function fiveDigits(letters: string): string | undefined {
  return /^\d{5}$/.test(letters) ? letters : undefined;
}

/** Equal for spellings of one street: case, blanks and the usual short forms do not count. */
export function streetKey(street: string, country: string): string {
  const words = textKey(street)
    .toLowerCase()
    .replace(/\.(?=\S)/g, '. ')
    .replace(/^c\/(?=\S)/, 'c/ ')
    .split(/\s+/)
    .map(
      (word) =>
        shortForms[country]?.[word] ?? (country === 'DE' ? word.replace(/str(\.|asse)?$/, 'straße') : word),
    );
  return words.filter((word) => word !== '').join(' ');
}

/** Equal for spellings of one house number: `12 a / 4` is `12A/4`. */
export function houseNumberKey(number: string): string {
  return number.toUpperCase().replace(/\s+/g, '');
}

/** What short words of an address stand for. In Poland "ul." goes without saying. */
const shortForms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  PL: {
    'ul.': '',
    ul: '',
    ulica: '',
    'al.': 'aleja',
    al: 'aleja',
    aleje: 'aleja',
    'pl.': 'plac',
    pl: 'plac',
    'os.': 'osiedle',
    os: 'osiedle',
    'gen.': 'generała',
    'św.': 'świętego',
    'ks.': 'księdza',
  },
  ES: { 'c/': 'calle', 'c.': 'calle', 'av.': 'avenida', 'avda.': 'avenida', 'pl.': 'plaza', 'pza.': 'plaza' },
  GB: { st: 'street', 'st.': 'street', rd: 'road', 'rd.': 'road', ave: 'avenue', 'ave.': 'avenue' },
  US: {
    st: 'street',
    'st.': 'street',
    rd: 'road',
    'rd.': 'road',
    ave: 'avenue',
    'ave.': 'avenue',
    blvd: 'boulevard',
    'blvd.': 'boulevard',
  },
};
