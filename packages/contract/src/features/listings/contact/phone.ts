import { plainLine } from '../../../plain-line.ts';
import { fault, type Fault } from '../fault.ts';

/** A number as E.164: plus, calling code, number. */
type E164 = string;

/**
 * Reads a number as people in a country write it: with or without calling code, with blanks, dots, dashes, slashes and
 * brackets. Numbers of countries that are not among ours need their plus, and count by their length. Undefined for
 * anything else, extensions included: a listing cannot show them.
 */
export function parsePhone(text: string, country: string): E164 | undefined {
  const plain = plainLine(text)
    .trim()
    .replace(/^tel:/i, '')
    .replace(/\(0\)/g, '')
    .replace(/[\s./()\u2010-\u2015-]/g, '');
  const plan = phonePlans[country];
  const international = plan && plain.startsWith(plan.international) ? plan.international : '00';
  if (/^\+\d+$/.test(plain)) return parseInternational(plain.slice(1));
  if (!/^\d+$/.test(plain)) return undefined;
  if (plan) {
    const own = parseNational(plain, plan);
    if (own) return own;
  }
  return plain.startsWith(international) ? parseInternational(plain.slice(international.length)) : undefined;
}

/** What is wrong with a number; an empty one is none. */
export function phoneFault(text: string, country: string): Fault | undefined {
  const typed = plainLine(text).trim();
  if (typed === '' || parsePhone(typed, country)) return undefined;
  return /\d\D*(ext|wew|w\.|x|#|,|;)\D*\d/i.test(typed)
    ? fault('phone_extension')
    : fault('phone_invalid', { phone: typed });
}

/** Whether two texts are one number; what cannot be read is compared by its digits. */
export function samePhone(a: string, b: string, country: string): boolean {
  return phoneKey(a, country) === phoneKey(b, country);
}

/** Equal for texts that are one number. */
export function phoneKey(text: string, country: string): string {
  return parsePhone(text, country) ?? text.replace(/[^\p{L}\d]/gu, '');
}

function parseNational(digits: string, plan: PhonePlan): E164 | undefined {
  const rest = plan.trunk !== '' && digits.startsWith(plan.trunk) ? digits.slice(plan.trunk.length) : digits;
  return plan.national.test(rest) ? `+${plan.callingCode}${rest}` : undefined;
}

function parseInternational(digits: string): E164 | undefined {
  const plan = planOf(digits);
  if (plan) return parseNational(digits.slice(plan.callingCode.length), plan);
  return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : undefined;
}

/** The plan whose calling code a number begins with; calling codes are no beginnings of one another. */
function planOf(digits: string): PhonePlan | undefined {
  return Object.values(phonePlans).find(({ callingCode }) => digits.startsWith(callingCode));
}

/**
 * A number for reading: with its calling code, or as people dial it within a country where that is asked for and the
 * number is of that country.
 */
export function formatPhone(number: E164, withinCountry?: string): string {
  const plan = planOf(number.slice(1));
  if (!number.startsWith('+') || !plan) return number;
  const national = number.slice(1 + plan.callingCode.length);
  const groups = groupsOf(national, plan);
  if (plan.callingCode === '1')
    return withinCountry === 'US' ? `(${groups[0]}) ${groups.slice(1).join('-')}` : `+1 ${groups.join('-')}`;
  const within = withinCountry !== undefined && plan === phonePlans[withinCountry];
  return within ? `${plan.trunk}${groups.join(' ')}` : `+${plan.callingCode} ${groups.join(' ')}`;
}

function groupsOf(national: string, { groups }: PhonePlan): string[] {
  const sizes = groups.find(([pattern]) => pattern.test(national))?.[1] ?? [];
  const parts: string[] = [];
  let rest = national;
  for (const size of sizes) {
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return [...parts, rest].filter((part) => part !== '');
}

interface ListingPhones {
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
interface ProviderPhones {
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

/** How a country writes its telephone numbers: as much as a shop's number needs. */
interface PhonePlan {
  callingCode: string;
  /** Dialled before a number within the country, and left out after the calling code. */
  trunk: string;
  /** Dialled before a calling code. */
  international: string;
  /** A number without trunk prefix. */
  national: RegExp;
  /** Sizes of the groups in which people write it; the first that fits counts. What is left is one group more. */
  groups: readonly [RegExp, readonly number[]][];
  example: string;
}

/** By ISO 3166-1 alpha-2: the countries of our languages and their neighbours in trade. */
export const phonePlans: Readonly<Record<string, PhonePlan>> = {
  PL: {
    callingCode: '48',
    trunk: '',
    international: '00',
    national: /^[1-9]\d{8}$/,
    groups: [
      [/^(45|5[0137]|6[0469]|7[02389]|80|88)/, [3, 3, 3]],
      [/^/, [2, 3, 2, 2]],
    ],
    example: '+48221234567',
  },
  ES: {
    callingCode: '34',
    trunk: '',
    international: '00',
    national: /^([5-9]\d{8}|400\d{6})$/,
    groups: [
      [/^[89]00/, [3, 3, 3]],
      [/^/, [3, 2, 2, 2]],
    ],
    example: '+34912345678',
  },
  DE: {
    callingCode: '49',
    trunk: '0',
    international: '00',
    national: /^[1-9]\d{4,13}$/,
    groups: [
      [/^1[567]/, [3]],
      [/^(30|40|69|89)/, [2]],
      [/^/, []],
    ],
    example: '+4930123456',
  },
  GB: {
    callingCode: '44',
    trunk: '0',
    international: '00',
    national: /^[1-35789]\d{8,9}$/,
    groups: [
      [/^2/, [2, 4, 4]],
      [/^800\d{6}$/, [3]],
      [/^(1[02-9]1|11\d|3|8|9)/, [3, 3, 4]],
      [/^/, [4, 6]],
    ],
    example: '+442079460958',
  },
  US: {
    callingCode: '1',
    trunk: '1',
    international: '011',
    national: /^[2-9]\d{2}[2-9]\d{6}$/,
    groups: [[/^/, [3, 3, 4]]],
    example: '+12125550123',
  },
};
