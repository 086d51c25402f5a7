import { plainLine } from '../../../plain-line.ts';
import { fault, type Fault } from '../fault.ts';

/**
 * What reads and writes the telephone numbers of every country: `phoneNumbers`. It is too large to load at once, so
 * that a browser has none until it is needed. The rules take undefined there: they find no fault, which is left to the
 * server, and compare numbers by their digits.
 */
export interface PhoneNumbers {
  /** A number as E.164, such as `+48221234567`; undefined for what is none in that country or with its calling code. */
  parse(text: string, country: string): string | undefined;
  /** An E.164 number for reading: as within a country where that is named and the number belongs there. */
  format(number: string, withinCountry?: string): string;
}

/** What is wrong with a number; an empty one is none. */
export function phoneFault(
  text: string,
  country: string,
  phones: PhoneNumbers | undefined,
): Fault | undefined {
  const typed = plainLine(text).trim();
  if (typed === '' || !phones || phones.parse(typed, country)) return undefined;
  return /\d\D*(ext|wew|w\.|x|#|,|;)\D*\d/i.test(typed)
    ? fault('phone_extension')
    : fault('phone_invalid', { phone: typed });
}

/** Whether two texts are one number; what cannot be read is compared by its digits. */
export function samePhone(a: string, b: string, country: string, phones: PhoneNumbers | undefined): boolean {
  return phoneKey(a, country, phones) === phoneKey(b, country, phones);
}

/** Equal for texts that are one number. */
export function phoneKey(text: string, country: string, phones: PhoneNumbers | undefined): string {
  return phones?.parse(text, country) ?? text.replace(/[^\p{L}\d]/gu, '');
}

interface ListingPhones {
  phone_number: string;
  phone_number_2: string;
}

/** A second number needs a first, and is another one. */
export function phonesFault(
  { phone_number: first, phone_number_2: second }: ListingPhones,
  country: string,
  phones: PhoneNumbers | undefined,
): { field: keyof ListingPhones; fault: Fault } | undefined {
  const wrong = phoneFault(first, country, phones);
  if (wrong) return { field: 'phone_number', fault: wrong };
  if (second.trim() !== '' && first.trim() === '') return { field: 'phone_number', fault: fault('required') };
  const alsoWrong = phoneFault(second, country, phones);
  if (alsoWrong) return { field: 'phone_number_2', fault: alsoWrong };
  return second.trim() !== '' && samePhone(first, second, country, phones)
    ? { field: 'phone_number_2', fault: fault('phone_repeated') }
    : undefined;
}

/** The provider keeps one number and up to two more, and takes them all at once. */
interface ProviderPhones {
  primaryPhone: string;
  additionalPhones: string[];
}

/** Numbers as the provider takes them. The third, which we do not show, is kept as it is there now. */
export function phonesToSend(
  { phone_number, phone_number_2 }: ListingPhones,
  live: readonly string[],
  country: string,
  phones: PhoneNumbers,
): ProviderPhones {
  const ours = [phone_number, phone_number_2].map((text) => phones.parse(text, country) ?? text.trim());
  const known = new Set(ours.map((text) => phoneKey(text, country, phones)));
  const third = live.slice(1, 2).filter((text) => !known.has(phoneKey(text, country, phones)));
  return {
    primaryPhone: ours[0] ?? '',
    additionalPhones: [...ours.slice(1), ...third].filter((text) => text !== ''),
  };
}
