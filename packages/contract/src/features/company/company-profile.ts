import { plainLine } from '../../plain-line.ts';

/** Characters in each text of a company's profile. */
export const profileMaxLengths = {
  name: 200,
  tax_number: 20,
  street: 200,
  house_number: 30,
  postal_code: 12,
  city: 100,
  phone_number: 30,
  email: 254,
} as const;

/** A Polish tax number without the spaces and dashes that people write it with. */
export function normalizeNip(text: string): string {
  return plainLine(text).replaceAll(/[\s\p{Pd}]/gu, '');
}

/** Whether a text can be a Polish tax number: ten digits of which the last one checks the others. */
export function isValidNip(text: string): boolean {
  const nip = normalizeNip(text);
  if (!/^\d{10}$/.test(nip) || nip === '0000000000') return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(nip[index]), 0);
  // A remainder of 10 fits no digit, so such numbers are never issued.
  return sum % 11 === Number(nip[9]);
}

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** ISO 3166-1 alpha-2, all 249. */
export const countryCodes: readonly string[] = /* @__PURE__ */ (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU ' +
  'MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ ' +
  'UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

export function isCountryCode(code: string): boolean {
  return countryCodes.includes(code);
}
