/**
 * Reads JSON of another side. Its texts may hold what PostgreSQL refuses with the whole statement, in which the data of
 * others stand too: NUL characters and halves of characters that are written in two. Nobody can see either, so they are
 * left out.
 *
 * @throws SyntaxError for what is no JSON
 */
export function parseForeignJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  // Only an escape can bring them: the text itself was decoded, and the check is cheaper than a walk through all of it.
  return mayBeUnstorable.test(text) ? storable(value) : value;
}

/** Returns a text of another side without what no database can keep. */
export function storableText(text: string): string {
  return text.replaceAll(unstorable, '');
}

const mayBeUnstorable = /\\u(?:0000|d[89a-f])/i;

/** With the flag, a surrogate matches only where its other half is missing. */
const unstorable = /[\0\p{Surrogate}]/gu;

function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [storableText(key), storable(part)]));
}
