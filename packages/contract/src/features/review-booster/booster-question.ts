import type { Language } from '../../languages.ts';

/** What visitors are asked in a language for which a form has no question of its own. */
export const usualQuestions: Readonly<Record<Language, string>> = {
  pl: 'Jak oceniasz swoją wizytę?',
  en: 'How was your visit?',
  es: '¿Qué tal tu visita?',
};

/** Returns what visitors of a form are asked in a language. */
export function questionIn(
  { question }: { question: Readonly<Partial<Record<Language, string>>> },
  language: Language,
): string {
  return question[language] || usualQuestions[language];
}
