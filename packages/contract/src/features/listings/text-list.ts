/** Texts in one parameter of an address: between commas; a comma of a text's own has a backslash before it. */
export function joinTexts(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll(/[\\,]/g, String.raw`\$&`)).join(',');
}

/** The texts that `joinTexts` was given, without blanks around them. */
export function splitTexts(list: string): string[] {
  const texts = [''];
  for (const [part] of list.matchAll(/\\[\\,]|[^]/g)) {
    if (part === ',') texts.push('');
    else texts[texts.length - 1] += part.length > 1 ? part.slice(1) : part;
  }
  return texts.map((text) => text.trim());
}
