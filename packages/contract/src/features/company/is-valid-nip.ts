import { normalizeNip } from './normalize-nip.ts';

/** Whether a text can be a Polish tax number: ten digits of which the last one checks the others. */
export function isValidNip(text: string): boolean {
  const nip = normalizeNip(text);
  if (!/^\d{10}$/.test(nip) || nip === '0000000000') return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(nip[index]), 0);
  // A remainder of 10 fits no digit, so such numbers are never issued.
  return sum % 11 === Number(nip[9]);
}

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];
