/** The types that stand at each path of a JSON value: `{ 'results[].note': 'null | string' }`. The value itself is at `''`. */
export type JsonShape = Readonly<Record<string, string>>;

/** What a JSON value is made of, without what it says. */
export function jsonShape(value: unknown): JsonShape {
  const found = new Map<string, Set<string>>();
  walk(value, '', found);
  const paths = [...found].toSorted(([first], [second]) => (first < second ? -1 : 1));
  return Object.fromEntries(paths.map(([path, types]) => [path, [...types].toSorted().join(' | ')]));
}

function walk(value: unknown, path: string, found: Map<string, Set<string>>): void {
  const types = found.get(path) ?? new Set();
  found.set(path, types.add(typeOf(value)));
  if (Array.isArray(value)) for (const one of value) walk(one, `${path}[]`, found);
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) walk(one, path === '' ? name : `${path}.${name}`, found);
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
