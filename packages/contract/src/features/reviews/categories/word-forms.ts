import { fold } from '../../../fold.ts';
import { polishForms } from './polish-forms.ts';
import { polishVerbForms } from './polish-verb-forms.ts';
import { plainForms } from './plain-forms.ts';

/** A word this short is looked for as it is. */
export const inflectedFrom = 3;

/**
 * The forms by which a word of a phrase is found, folded: as it is written, with the endings of Polish nouns, adjectives
 * and verbs, and with those of English and Spanish. Some of them nobody says; what counts is that other words are not
 * among them.
 */
export function wordForms(word: string): ReadonlySet<string> {
  const lower = word.toLowerCase();
  const folded = fold(lower);
  const forms = new Set([folded]);
  if (folded.length < inflectedFrom || /\d/.test(folded)) return forms;
  const isVerb = isInfinitive(lower, folded);
  if (isVerb) for (const form of polishVerbForms(folded)) forms.add(form);
  if (!isVerb || folded === lower) for (const form of polishForms(folded)) forms.add(form);
  for (const form of plainForms(folded)) forms.add(form);
  return forms;
}

/** Polish says it by its ć; without accents a longer word may be one. */
function isInfinitive(lower: string, folded: string): boolean {
  if (/[aeiouyąęó]ć$/.test(lower)) return true;
  return lower === folded && folded.length > 4 && /[aeiy]c$/.test(folded);
}
