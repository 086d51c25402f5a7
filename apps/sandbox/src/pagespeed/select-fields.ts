/**
 * The part of a response that `fields` asks for, as Google's APIs take it: paths with `/`, `*` for all of a level, and the
 * fields of the last one in brackets (developers.google.com/workspace/docs/api/how-tos/performance).
 */
export function selectFields(body: unknown, fields: string): unknown {
  return fields
    .split(/,(?![^(]*\))/)
    .map((path) => pick(body, path.trim().split('/')))
    .reduce(merge, undefined);
}

function pick(value: unknown, [first, ...rest]: readonly string[]): unknown {
  if (first === undefined) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => pick(one, [first, ...rest]));
  if (typeof value !== 'object' || value === null) return undefined;
  const [, name = first, inside] = /^([^(]+)\((.*)\)$/.exec(first) ?? [];
  const below = (one: unknown) => (inside === undefined ? pick(one, rest) : selectFields(one, inside));
  const chosen = Object.entries(value).filter(([key]) => name === '*' || key === name);
  const picked = chosen.map(([key, one]) => [key, below(one)]).filter(([, one]) => one !== undefined);
  return picked.length === 0 ? undefined : (Object.fromEntries(picked) as unknown);
}

function merge(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other))
    return one.map((item: unknown, index) => merge(item, other[index]));
  if (!isRecord(one) || !isRecord(other)) return other ?? one;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...keys].map((key) => [key, merge(one[key], other[key])]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
