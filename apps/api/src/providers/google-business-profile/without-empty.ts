/** As Google writes JSON itself: an empty text or list is left out, and what a mask names is cleared that way. */
export function withoutEmpty(value: object): object {
  const kept = Object.entries(value).flatMap(([name, inner]) => {
    const said = strip(inner);
    return said === undefined ? [] : [[name, said]];
  });
  return Object.fromEntries(kept) as object;
}

function strip(value: unknown): unknown {
  if (value === '' || value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((one) => strip(one) ?? one);
  if (typeof value !== 'object') return value;
  const said = withoutEmpty(value);
  return Object.keys(said).length === 0 ? undefined : said;
}
