import { plainLine } from '../../../plain-line.ts';
import { fault, type Fault } from '../fault.ts';
import { phonePlans, type PhonePlan } from './phone-plans.ts';

/** A number as E.164: plus, calling code, number. */
export type E164 = string;

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
export function planOf(digits: string): PhonePlan | undefined {
  return Object.values(phonePlans).find(({ callingCode }) => digits.startsWith(callingCode));
}
