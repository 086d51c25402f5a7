/** What a word becomes in English and Spanish, where less is joined to it than in Polish. */
export function plainForms(word: string): string[] {
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
