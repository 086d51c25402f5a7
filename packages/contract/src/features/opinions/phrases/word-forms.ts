import { fold } from '../../../fold.ts';
import { polishForms, polishVerbForms } from './polish-forms.ts';

/** A word this short is looked for as it is. */
const inflectedFrom = 3;

/**
 * Returns the folded forms that match a word of a phrase: as written, with the endings of Polish nouns, adjectives and
 * verbs, and with those of English and Spanish. Some of them do not exist, which is harmless as long as they are not
 * other words.
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

/** What a word becomes in English and Spanish, where less is joined to it than in Polish. */
function plainForms(word: string): string[] {
  const forms = [`${word}s`];
  if (/(?:s|x|z|ch|sh)$/.test(word)) forms.push(`${word}es`);
  if (/[^aeiou]$/.test(word)) forms.push(`${word}es`, `${word}ed`, `${word}ing`);
  if (/(?:or|ol|an|on|in)$/.test(word)) forms.push(`${word}a`, `${word}as`);
  if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`);
  if (word.endsWith('z')) forms.push(`${word.slice(0, -1)}ces`);
  if (word.length > 3 && /[^aeiou]s$/.test(word)) forms.push(word.slice(0, -1));
  if (word.length > 4 && /[aeo]s$/.test(word)) forms.push(...ofPlural(word));
  if (word.length > 3 && word.endsWith('e')) forms.push(`${word}d`, `${word.slice(0, -1)}ing`);
  if (word.length > 3 && /[ao]$/.test(word)) {
    const stem = word.slice(0, -1);
    forms.push(`${stem}o`, `${stem}a`, `${stem}os`, `${stem}as`);
  }
  return forms;
}

function ofPlural(word: string): string[] {
  const singular = word.slice(0, -1);
  if (word.endsWith('ies')) return [singular, `${word.slice(0, -3)}y`];
  if (word.endsWith('es')) return [singular, word.slice(0, -2)];
  return [singular, `${word.slice(0, -2)}o`, `${word.slice(0, -2)}a`];
}
