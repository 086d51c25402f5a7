export interface Street {
  /** Further lines of the address follow in lines of their own. */
  street: string;
  /** House and flat, such as 12A/4 or 12 lok. 5. */
  house_number: string;
}

/**
 * Takes the house number out of an address as it is written in a country, such as "Rynek Główny 12/3" or
 * "10 Downing Street". What has no number at its place is a street as a whole.
 */
export function splitStreetLines(lines: readonly string[], country: string): Street {
  const [first = '', ...rest] = lines.map((line) => line.trim()).filter((line) => line !== '');
  const line = first.replaceAll(/\s+/gu, ' ');
  const found = (isNumberFirst(country) ? numberFirst : numberLast).exec(line);
  const street = found?.groups?.['street']?.replace(/[ ,]+$/u, '') ?? line;
  return { street: [street, ...rest].join('\n'), house_number: found?.groups?.['number'] ?? '' };
}

/** Street and number in one line, as they are written in the country, then the lines that follow. */
export function joinStreetLines({ street, house_number: number }: Street, country: string): string[] {
  const [first = '', ...rest] = street.split('\n').map((line) => line.trim());
  const parts = isNumberFirst(country) ? [number.trim(), first] : [first, number.trim()];
  const line = parts.filter((part) => part !== '').join(country === 'ES' ? ', ' : ' ');
  return [line, ...rest].filter((one) => one !== '');
}

/**
 * The same after lines that were read at a provider: what still says the same stays as it is written there, down to its
 * commas.
 */
export function rejoinStreetLines(ours: Street, read: readonly string[], country: string): string[] {
  const there = splitStreetLines(read, country);
  const isSame = there.street === ours.street.trim() && there.house_number === ours.house_number.trim();
  return isSame ? [...read] : joinStreetLines(ours, country);
}

/** The number without a flat or unit that a word names. */
export function withoutUnit(houseNumber: string): string {
  return houseNumber.replace(unitAtEnd, '');
}

function isNumberFirst(country: string): boolean {
  return ['GB', 'IE', 'US', 'CA', 'AU', 'NZ', 'FR'].includes(country);
}

/** A number, a letter, and then a flat or the other end of a corner house. */
const number = String.raw`\d+ ?[A-Za-z]?(?: ?[-/] ?\d+ ?[A-Za-z]?)?`;
/** A flat or a unit of a shopping centre that is named by a word, in Polish and Spanish. */
const unit = String.raw`,? ?(?:lok(?:al)?|m(?:ieszk(?:anie)?)?|apt?|apartament|paw(?:ilon)?|box|local|piso|puerta)\.? ?(?:\p{L}{0,2}-?\d+ ?\p{L}?|\p{L})`;
const unitAtEnd = new RegExp(`${unit}$`, 'iu');
const numberLast = new RegExp(String.raw`^(?<street>.*?\p{L}.*?),? +(?<number>${number}(?:${unit})?)$`, 'iu');
const numberFirst = new RegExp(String.raw`^(?<number>${number}),? +(?<street>(?=.*\p{L})[\p{L}\d].*)$`, 'u');
