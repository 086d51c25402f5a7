/** Names exist in Polish and English; any other language is answered in English, as Google does. */
export function languageOf(code: string | undefined): 'pl' | 'en' {
  return code?.toLowerCase().startsWith('pl') ? 'pl' : 'en';
}
