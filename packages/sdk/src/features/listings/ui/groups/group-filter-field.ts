import { chipText, type FilterField, type OptionsSourceProps } from '../../../../patterns/filter-field.ts';
import { useReviewGroups } from '../../use-locations-choice.ts';

interface GroupFieldOptions {
  label: string;
  /** Ids of the groups that are set. */
  groups: readonly number[] | undefined;
  /** Undefined takes the filter away. */
  onChange: (groups: number[] | undefined) => void;
  /** Text of its chip for the names of what is set. @default the names alone */
  chip?: ((names: string) => string) | undefined;
}

const none: readonly number[] = [];

/** The filter of a collection by groups of locations; names are fetched once it is set or its panel opens. */
export function useGroupField({ label, groups = none, onChange, chip }: GroupFieldOptions): FilterField {
  const known = useReviewGroups({ enabled: groups.length > 0 }).data?.results;
  // A group that no longer exists, for example from an old link, still needs a chip by which to remove it.
  const nameOf = (id: number) => known?.find((group) => group.id === id)?.name ?? `#${id}`;
  const names = chipText(groups.map(nameOf));
  return {
    id: 'groups',
    label,
    input: {
      kind: 'choices',
      options: GroupOptions,
      value: groups.map((id) => ({ id: String(id), label: nameOf(id) })),
      onChange: (chosen) => onChange(chosen.map(({ id }) => Number(id))),
    },
    chip: names && chip ? chip(names) : names,
    clear: () => onChange(undefined),
  };
}

function GroupOptions({ children }: OptionsSourceProps) {
  const groups = useReviewGroups().data?.results ?? [];
  return children(groups.map(({ id, name }) => ({ id: String(id), label: name })));
}
