import { nipCheckDigit } from './check-digits.ts';
import { RegisterError } from './register-error.ts';

/** The register answers for the last five years. */
const years = 5;

export function checkNip(nip: string): void {
  if (nip.trim() === '') throw new RegisterError('WL-112');
  if (nip.length !== 10) throw new RegisterError('WL-113');
  if (!/^\d+$/.test(nip)) throw new RegisterError('WL-114');
  if (nipCheckDigit(nip) !== Number(nip[9])) throw new RegisterError('WL-115');
}

/** `today` is a date in Warsaw; dates in this form compare as texts. */
export function checkDate(date: string | undefined, today: string): void {
  if (date === undefined || date.trim() === '') throw new RegisterError('WL-101');
  if (!isDate(date)) throw new RegisterError('WL-102');
  if (date > today) throw new RegisterError('WL-103');
  if (date < `${Number(today.slice(0, 4)) - years}${today.slice(4)}`) throw new RegisterError('WL-118');
}

function isDate(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
