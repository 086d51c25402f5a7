/** The last digit of a tax number whose first nine are given; 10 where no number begins like this. */
export function nipCheckDigit(start: string): number {
  return weigh(start, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11;
}

/** A REGON from its first eight digits. */
export function regonFrom(start: string): string {
  return `${start}${(weigh(start, [8, 9, 2, 3, 4, 5, 6, 7]) % 11) % 10}`;
}

/** A Polish account number (NRB) from its last 24 digits: bank and account. */
export function accountNumberFrom(rest: string): string {
  // As in an IBAN, "PL00" is moved to the end with its letters as numbers.
  const check = 98n - (BigInt(`${rest}252100`) % 97n);
  return `${String(check).padStart(2, '0')}${rest}`;
}

function weigh(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}
