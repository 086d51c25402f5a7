import type { TestData } from './test-data.ts';

/** The locations of a group of the in-memory API: chosen ones, or all that have one of its labels. */
export function groupMembersOf(data: TestData, id: number): ReadonlySet<number> {
  const group = data.groups.find((one) => one.id === id);
  if (!group?.is_label_group) return data.groupMembers.get(id) ?? new Set();
  const labelled = data.locations.filter(({ labels }) =>
    labels.some((label) => group.labels.includes(label)),
  );
  return new Set(labelled.map((location) => location.id));
}
