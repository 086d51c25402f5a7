/** A country by its ISO 3166-1 code, in the given language; anything else as it is. */
export function countryName(code: string, language: string): string {
  if (!/^[A-Z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames([language], { type: 'region' }).of(code.toUpperCase()) ?? code;
}
