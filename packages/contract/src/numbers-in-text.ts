/** Bank accounts in a text: IBANs, and Polish ones without the country, whose check digits are right. */
export function bankAccountsIn(text: string): string[] {
  const groups =
    text.match(/(?<![\p{L}\p{N}])(?:[A-Z]{2})?\d{2}(?: ?[\dA-Z]){11,30}(?![\p{L}\p{N}])/gu) ?? [];
  return unique(groups.map((group) => group.trim()).filter(isAccount));
}

/** Telephone numbers in a text, as people write them in Europe and America; what else is made of digits is not meant. */
export function phonesIn(text: string): string[] {
  const isMeant = phoneIn(text);
  return unique((text.match(phoneLike) ?? []).filter(isMeant));
}

/** The text without its telephone numbers. Blanks around them stay. */
export function withoutPhones(text: string): string {
  const isMeant = phoneIn(text);
  return text.replaceAll(phoneLike, (group) => (isMeant(group) ? '' : group));
}

/* A parenthesis belongs to it around an area code; one around the whole number does not. */
const phoneLike = /(?<![\p{L}\p{N}+/.,-])(?:\+|00)?(?:\((?=\d{1,4}\)))?\d[\d ().-]{6,20}\d(?![\p{L}\p{N}])/gu;

/** Tells telephone numbers from other groups of digits, and from parts of the bank accounts in the same text. */
function phoneIn(text: string): (group: string) => boolean {
  const accounts = bankAccountsIn(text);
  return (group) => isPhone(group) && !accounts.some((account) => account.includes(group));
}

function isPhone(group: string): boolean {
  const digits = group.replaceAll(/\D/g, '');
  const isAbroad = group.startsWith('+') || group.startsWith('00');
  if (isAbroad) return digits.length >= 9 && digits.length <= 15;
  const inThrees = /^\d{3}[ -]?\d{3}[ -]?\d{3}$|^\(?\d{2}\)?[ -]?\d{3}[ -]?\d{2}[ -]?\d{2}$/;
  return inThrees.test(group) || /^(?:\(\d{3}\) ?|\d{3}-)\d{3}-\d{4}$/.test(group);
}

/** ISO 13616: the first four characters move to the end, letters count from ten on, and the rest by 97 is one. */
function isAccount(group: string): boolean {
  const bare = group.replaceAll(' ', '');
  const iban = /^\d/.test(bare) ? `PL${bare}` : bare;
  if (iban.length < 15 || iban.length > 34 || (iban.startsWith('PL') && iban.length !== 28)) return false;
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (value > 9 ? rest * 100 + value : rest * 10 + value) % 97;
  }
  return rest === 1;
}

function unique(found: readonly string[]): string[] {
  return [...new Set(found)];
}
