/** E-mail addresses in a text. */
export function emailsIn(text: string): string[] {
  return unique(text.match(/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu) ?? []);
}

/** Polish personal numbers in a text: eleven digits with a day that exists and the right check digit. */
export function peselsIn(text: string): string[] {
  return unique((text.match(/(?<!\d)\d{11}(?!\d)/g) ?? []).filter(isPesel));
}

/** Bank accounts in a text: IBANs, and Polish ones without the country, whose check digits are right. */
export function bankAccountsIn(text: string): string[] {
  const groups =
    text.match(/(?<![\p{L}\p{N}])(?:[A-Z]{2})?\d{2}(?: ?[\dA-Z]){11,30}(?![\p{L}\p{N}])/gu) ?? [];
  return unique(groups.map((group) => group.trim()).filter(isAccount));
}

/** Telephone numbers in a text, as people write them in Europe and America; what else is made of digits is not meant. */
export function phonesIn(text: string): string[] {
  const accounts = bankAccountsIn(text);
  const found = text.match(/(?<![\p{L}\p{N}+/.,-])(?:\+|00)?\(?\d[\d ().-]{6,20}\d(?![\p{L}\p{N}])/gu) ?? [];
  return unique(
    found.filter((group) => isPhone(group) && !accounts.some((account) => account.includes(group))),
  );
}

function isPhone(group: string): boolean {
  const digits = group.replaceAll(/\D/g, '');
  const isAbroad = group.startsWith('+') || group.startsWith('00');
  if (isAbroad) return digits.length >= 9 && digits.length <= 15;
  const inThrees = /^\d{3}[ -]?\d{3}[ -]?\d{3}$|^\(?\d{2}\)?[ -]?\d{3}[ -]?\d{2}[ -]?\d{2}$/;
  return inThrees.test(group) || /^(?:\(\d{3}\) ?|\d{3}-)\d{3}-\d{4}$/.test(group);
}

function isPesel(digits: string): boolean {
  const [year, month, day] = [0, 2, 4].map((at) => Number(digits.slice(at, at + 2)));
  if (year === undefined || month === undefined || day === undefined) return false;
  const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits.charAt(at)), 0);
  // The century is added to the month in steps of twenty.
  const inYear = ((month - 1) % 20) + 1;
  return sum % 10 === 0 && month > 0 && inYear <= 12 && day > 0 && day <= 31;
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
