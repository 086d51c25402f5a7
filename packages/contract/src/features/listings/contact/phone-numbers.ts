import { fault, type Fault } from '../fault.ts';
import { parsePhone, phoneFault, phoneKey } from './parse-phone.ts';

export interface ListingPhones {
  phone_number: string;
  phone_number_2: string;
}

/** A second number needs a first, and is another one. */
export function phonesFault(
  { phone_number: first, phone_number_2: second }: ListingPhones,
  country: string,
): { field: keyof ListingPhones; fault: Fault } | undefined {
  const wrong = phoneFault(first, country);
  if (wrong) return { field: 'phone_number', fault: wrong };
  if (second.trim() !== '' && first.trim() === '') return { field: 'phone_number', fault: fault('required') };
  const alsoWrong = phoneFault(second, country);
  if (alsoWrong) return { field: 'phone_number_2', fault: alsoWrong };
  return second.trim() !== '' && phoneKey(first, country) === phoneKey(second, country)
    ? { field: 'phone_number_2', fault: fault('phone_repeated') }
    : undefined;
}

/** The provider keeps one number and up to two more, and takes them all at once. */
export interface ProviderPhones {
  primaryPhone: string;
  additionalPhones: string[];
}

/** Numbers as the provider takes them. The third, which we do not show, is kept as it is there now. */
export function phonesToSend(
  { phone_number, phone_number_2 }: ListingPhones,
  live: readonly string[],
  country: string,
): ProviderPhones {
  const ours = [phone_number, phone_number_2].map((text) => parsePhone(text, country) ?? text.trim());
  const known = new Set(ours.map((text) => phoneKey(text, country)));
  const third = live.slice(1, 2).filter((text) => !known.has(phoneKey(text, country)));
  return {
    primaryPhone: ours[0] ?? '',
    additionalPhones: [...ours.slice(1), ...third].filter((text) => text !== ''),
  };
}
