import type { Option } from '../../../../ui/collections/option-list.tsx';
import {
  comparedPlaceKinds,
  type ComparedPlaceKind,
  type ComparedSetChoice,
} from '../../competition/compared-set.ts';

interface NamedPlace {
  id: number;
  name: string;
  formatted_address?: string;
  address?: string;
}

/** What a group and a competitor are called where they stand among locations. */
interface KindWords {
  group: string;
  competitor: string;
}

/** A place as an option, whose id says of which kind it is. */
export function optionOf(kind: ComparedPlaceKind, place: NamedPlace, words: KindWords): Option {
  const id = `${kind}:${place.id}`;
  if (kind === 'groups') return { id, label: place.name, description: words.group };
  if (kind === 'competitors')
    return {
      id,
      label: place.name,
      description: [words.competitor, place.address].filter(Boolean).join(', '),
    };
  // Locations of a chain have one name; their addresses tell them apart.
  return { id, label: place.formatted_address || place.name, description: place.name };
}

/** What a set holds as options; a place whose name is still on its way has its number. */
export function chosenOptions(
  set: ComparedSetChoice,
  known: Readonly<Record<ComparedPlaceKind, readonly NamedPlace[]>>,
  words: KindWords,
): Option[] {
  return comparedPlaceKinds.flatMap((kind) =>
    (set[kind] ?? []).map((id) => {
      const place = known[kind].find((one) => one.id === id);
      return optionOf(kind, place ?? { id, name: `#${id}` }, words);
    }),
  );
}

/** What options stand for. */
export function placesOfOptions(options: readonly Option[]): Record<ComparedPlaceKind, number[]> {
  const places: Record<ComparedPlaceKind, number[]> = { facilities_ids: [], groups: [], competitors: [] };
  for (const { id } of options) {
    const kind = comparedPlaceKinds.find((one) => id.startsWith(`${one}:`));
    if (kind) places[kind].push(Number(id.slice(kind.length + 1)));
  }
  return places;
}
