import { useState } from 'react';
import { chipText, type FilterField, type OptionsSourceProps } from '../../../patterns/filter-field.ts';
import type { Option } from '../../../ui/collections/option-list.tsx';
import { useReviewCities, useReviewLocations } from '../use-locations-choice.ts';

interface LocationFieldOptions {
  id: string;
  label: string;
  placeholder?: string | undefined;
  /** Ids of the locations that are set. */
  ids: readonly number[] | undefined;
  /** Undefined takes the filter away. */
  onChange: (ids: number[] | undefined) => void;
  /** Text of its chip for the addresses of what is set. @default `chipText` */
  chip?: ((names: readonly string[]) => string | undefined) | undefined;
}

const none: readonly number[] = [];

/** The filter of a collection by locations; names are fetched once it is set, options once its panel opens. */
export function useLocationField({
  id: fieldId,
  label,
  placeholder,
  ids = none,
  onChange,
  chip = chipText,
}: LocationFieldOptions): FilterField {
  // Names what was just chosen until it is fetched by its id.
  const [picked, setPicked] = useState<readonly Option[]>([]);
  const locations = useReviewLocations({ ids, enabled: ids.length > 0 }).data?.results;
  // What is not among the names, for example from an old link, still needs a chip by which to remove it.
  const nameOf = (id: number) => {
    const location = locations?.find((one) => one.id === id);
    const known = picked.find((one) => one.id === String(id))?.label;
    return location?.formatted_address || location?.name || known || `#${id}`;
  };
  return {
    id: fieldId,
    label,
    input: {
      kind: 'choices',
      options: LocationOptions,
      isSearched: true,
      placeholder,
      value: ids.map((id) => ({ id: String(id), label: nameOf(id) })),
      onChange: (chosen) => {
        setPicked(chosen);
        onChange(chosen.map(({ id }) => Number(id)));
      },
    },
    chip: chip(ids.map(nameOf)),
    clear: () => onChange(undefined),
  };
}

function LocationOptions({ q, children }: OptionsSourceProps) {
  const { data, isFetching } = useReviewLocations(q ? { q } : {});
  return children(
    (data?.results ?? []).map(({ id, name, formatted_address: address }) => ({
      id: String(id),
      label: address || name,
      ...(address && { description: name }),
    })),
    isFetching,
  );
}

interface CityFieldOptions {
  label: string;
  cities: readonly string[] | undefined;
  /** Undefined takes the filter away. */
  onChange: (cities: string[] | undefined) => void;
}

/** Returns the filter of a collection by towns; they are fetched once its panel opens. */
export function cityField({ label, cities = [], onChange }: CityFieldOptions): FilterField {
  return {
    id: 'cities',
    label,
    input: {
      kind: 'choices',
      options: CityOptions,
      value: cities.map((city) => ({ id: city, label: city })),
      onChange: (chosen) => onChange(chosen.map(({ id }) => id)),
    },
    chip: chipText(cities),
    clear: () => onChange(undefined),
  };
}

function CityOptions({ children }: OptionsSourceProps) {
  const { data } = useReviewCities();
  return children((data?.results ?? []).map(({ city }) => ({ id: city, label: city })));
}
