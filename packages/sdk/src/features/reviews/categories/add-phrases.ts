/** Phrases with those of a text at the end; commas, semicolons and lines divide it, and what is there already stays once. */
export function addPhrases(phrases: readonly string[], text: string): string[] {
  const seen = new Set(phrases.map(sameness));
  const added = text
    .split(/[,;\n]/)
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
    .filter((phrase) => {
      const isNew = phrase !== '' && !seen.has(sameness(phrase));
      seen.add(sameness(phrase));
      return isNew;
    });
  return [...phrases, ...added];
}

function sameness(phrase: string): string {
  return phrase.toLowerCase();
}
