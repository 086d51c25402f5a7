export type Language = 'pl' | 'en';

/** Polish unless the visitor asks for English. */
export function readLanguage(asked: string | undefined, acceptLanguage: string | undefined): Language {
  const wanted = asked ?? acceptLanguage ?? 'pl';
  return wanted.toLowerCase().startsWith('en') ? 'en' : 'pl';
}
