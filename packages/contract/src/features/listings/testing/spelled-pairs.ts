import type { ListingField, ListingFields } from '../listing-fields.ts';

/** A field, two values, whether they are the same, and the country if it is not Poland. */
export type ValuePair = {
  [Field in ListingField]: [Field, ListingFields[Field], ListingFields[Field], boolean, string?];
}[ListingField];

/** Values of a field in groups: those of one group say the same, those of different groups do not. */
export type Spellings = {
  [Field in ListingField]: { field: Field; country?: string; groups: ListingFields[Field][][] };
}[ListingField];

/** Each spelling with the first of its group, and the first of each group with that of every other. */
export function spelledPairs(spellings: readonly Spellings[]): ValuePair[] {
  return spellings.flatMap(pairsOf);
}

function pairsOf<Field extends ListingField>({
  field,
  country,
  groups,
}: {
  field: Field;
  country?: string;
  groups: ListingFields[Field][][];
}): ValuePair[] {
  const pair = (a: ListingFields[Field], b: ListingFields[Field], same: boolean) =>
    [field, a, b, same, ...(country ? [country] : [])] as ValuePair;
  const same = groups.flatMap(([first, ...others]) =>
    first === undefined ? [] : others.map((other) => pair(first, other, true)),
  );
  const firsts = groups.flatMap(([first]) => (first === undefined ? [] : [first]));
  const different = firsts.flatMap((one, at) => firsts.slice(at + 1).map((other) => pair(one, other, false)));
  return [...same, ...different];
}
