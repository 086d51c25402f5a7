export const writtenLanguages = ['pl', 'en', 'es', 'de'] as const;

/** A language that the model writes. */
export type WrittenLanguage = (typeof writtenLanguages)[number];

const common: Record<WrittenLanguage, string> = {
  pl: 'i w z na do nie to jest sie ze bardzo polecam kawa obsluga za ale tylko super pyszne mila miejsce dobra dobre ciasto jak po bylo byla dla ktora tu',
  en: 'the and was is a of to very good great coffee staff we i it with for but not place service nice friendly they my our were in',
  es: 'el la los las y de que muy es en un una por con pero no cafe servicio buen bueno todo nos para lo se mas lugar esta',
  de: 'der die das und ist war sehr gut nicht ein eine mit wir ich kaffee zu aber auch von im es fur den bedienung lecker',
};

/** Guesses the language by frequent short words; Polish if there are none. */
export function guessLanguage(text: string): WrittenLanguage {
  const words = asWritten(text).split(/[^a-z]+/);
  const scoreOf = (language: WrittenLanguage) => {
    const known = new Set(common[language].split(' '));
    return words.filter((word) => known.has(word)).length;
  };
  const [best = 'pl'] = writtenLanguages.toSorted((one, other) => scoreOf(other) - scoreOf(one));
  return /[ąęłśżźćń]/i.test(text) ? 'pl' : best;
}

/** In small letters without accents. */
export function asWritten(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '');
}
