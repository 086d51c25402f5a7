'use client';
import { type JSX, useCallback, useMemo, useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { LocationPicker, type LocationPickerChoice } from '../../listings/ui/picker/location-picker.tsx';
import { useReviewCities, useReviewGroups } from '../../listings/use-locations-choice.ts';
import { type LocationPurpose, usePublicationLocations } from '../use-post.ts';

interface PublicationLocationsProps {
  /** What they are chosen for. */
  purpose: LocationPurpose;
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

/** Locations to tick, by search, group and city; those that can have none stay to be found, with the reason. */
export function PublicationLocations({ purpose, chosen, onChange }: PublicationLocationsProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const [filters, setFilters] = useState(noFilters);
  const choice = usePublicationLocationChoice({ purpose, filters, setFilters, chosen, onChange });
  return (
    <LocationPicker
      choice={choice}
      filters={<GroupAndCityFilters {...filters} onChange={(part) => setFilters({ ...filters, ...part })} />}
      texts={{
        search: t('post_composer.locations.search'),
        list: t('post_composer.locations'),
        selected: (count) => t('post_composer.locations.chosen', { count }),
        clear: t('post_composer.locations.none'),
        selectAll: (count) => t('post_composer.locations.all', { number: format.number(count) }),
        selectMatching: (count) =>
          t('post_composer.locations.all_matching', { number: format.number(count) }),
        failed: t('post_composer.locations.failed'),
        noMatch: t('post_composer.locations.no_match'),
        nothing: t('post_composer.locations.nothing'),
      }}
    />
  );
}

/** What the list is narrowed by; empty for nothing. */
interface LocationsFilters {
  q: string;
  group: string;
  city: string;
}

const noFilters: LocationsFilters = { q: '', group: '', city: '' };

/** Rows that are read at first, and then with each stretch of scrolling. */
const stretch = 100;

interface LocationChoiceOptions {
  purpose: LocationPurpose;
  filters: LocationsFilters;
  setFilters: (filters: LocationsFilters) => void;
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

/** The choice out of the locations of the API, which says why one can have no post or photos. */
function usePublicationLocationChoice({
  purpose,
  filters,
  setFilters,
  chosen,
  onChange,
}: LocationChoiceOptions): LocationPickerChoice {
  const t = useTranslate();
  const { q, group, city } = filters;
  const search = useMemo(
    () => ({ ...(q && { q }), ...(group && { groups: [Number(group)] }), ...(city && { city }) }),
    [q, group, city],
  );
  const [reach, setReach] = useState({ search, end: stretch - 1 });
  const end = reach.search === search ? reach.end : stretch - 1;
  const range = useMemo(() => ({ start: 0, end }), [end]);
  const { at, count, ids, ...list } = usePublicationLocations(purpose, search, { range });
  const shown = Math.min(count ?? 0, end + 1);
  const locations = useMemo(
    () => Array.from({ length: shown }, (_, row) => at(row)).filter((row) => row !== undefined),
    [at, shown],
  );
  const reasons = useMemo(() => new Map(locations.map(({ id, reason }) => [id, reason])), [locations]);
  const selected = useMemo(() => new Set(chosen), [chosen]);
  const isSelected = useCallback((id: number) => selected.has(id), [selected]);
  return {
    question: q,
    setQ: (next) => setFilters({ ...filters, q: next }),
    clearFilters: group || city ? () => setFilters(noFilters) : undefined,
    locations,
    count,
    selectableCount: ids.length,
    isPending: list.isPending,
    isStale: list.isStale,
    error: list.error,
    refetch: list.refetch,
    loadMore: () => {
      if (locations.length > end) setReach({ search, end: end + stretch });
    },
    reasonOf: (id) => {
      const reason = reasons.get(id);
      return reason ? t(`post_composer.excluded.${reason}`) : undefined;
    },
    isSelected,
    selectedCount: selected.size,
    toggle: (id) => onChange(selected.has(id) ? chosen.filter((one) => one !== id) : [...chosen, id]),
    areAllSelected: list.isStale || ids.every((id) => selected.has(id)),
    selectAllMatching: () => onChange([...new Set([...chosen, ...ids])]),
    clear: () => onChange([]),
  };
}

interface GroupAndCityFiltersProps {
  group: string;
  city: string;
  onChange: (part: { group: string } | { city: string }) => void;
}

/** Groups and cities to narrow the list by, where there are any. */
function GroupAndCityFilters({ group, city, onChange }: GroupAndCityFiltersProps) {
  const t = useTranslate();
  const groups = useReviewGroups().data?.results ?? [];
  const cities = useReviewCities().data?.results ?? [];
  const every = { id: '', label: t('post_composer.locations.every') };
  return (
    <>
      {groups.length > 0 && (
        <Stack basis="130px">
          <Select
            label={t('post_composer.locations.group')}
            options={[every, ...groups.map(({ id, name }) => ({ id: String(id), label: name }))]}
            value={group}
            onChange={(id) => onChange({ group: id })}
          />
        </Stack>
      )}
      {cities.length > 1 && (
        <Stack basis="130px">
          <Select
            label={t('post_composer.locations.city')}
            options={[every, ...cities.map((one) => ({ id: one.city, label: one.city }))]}
            value={city}
            onChange={(id) => onChange({ city: id })}
          />
        </Stack>
      )}
    </>
  );
}
