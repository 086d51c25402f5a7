import type { Schemas } from '../../client/schema.ts';

/** Changes that propose the same put together, the most frequent first. */
export function identicalChanges(
  changes: readonly Schemas['ExternalChange'][],
): Schemas['IdenticalChanges'][] {
  const together = new Map<string, Schemas['ExternalChange'][]>();
  for (const change of changes)
    together.set(change.identical_key, [...(together.get(change.identical_key) ?? []), change]);
  return [...together.values()]
    .flatMap(([first, ...others]): Schemas['IdenticalChanges'][] => {
      if (!first) return [];
      const same = [first, ...others];
      const said = new Set(same.map(({ ours }) => JSON.stringify(ours)));
      const { identical_key, field, source, is_informational, ours, proposed } = first;
      return [
        {
          identical_key,
          field,
          source,
          is_informational,
          count: same.length,
          ours: said.size === 1 ? ours : null,
          proposed,
          facilities: same.slice(0, 3).map(({ facility }) => facility),
          oldest_detected_at: same.map(({ detected_at }) => detected_at).toSorted()[0] ?? first.detected_at,
        },
      ];
    })
    .toSorted((a, b) => b.count - a.count || a.identical_key.localeCompare(b.identical_key));
}
