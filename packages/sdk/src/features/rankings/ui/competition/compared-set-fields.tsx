'use client';
import { type JSX, useId, useState } from 'react';
import { fold } from '@pinfold/contract/fold';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { seriesColor } from '../../../../ui/chart/chart-series.ts';
import { SeriesMark } from '../../../../ui/chart/series-mark.tsx';
import type { Option } from '../../../../ui/collections/option-list.tsx';
import { MultiComboBox } from '../../../../ui/fields/multi-combo-box.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useReviewGroups, useReviewLocations } from '../../../listings/use-locations-choice.ts';
import {
  type ComparedPlaceKind,
  comparedPlaceKinds,
  type ComparedSetChoice,
} from '../../competition/comparison-search.ts';
import { useCompetitors } from '../../competition/competitors.ts';
import type { ComparedSide, PositionComparisonState } from '../../competition/use-position-comparison.ts';
import { RankKeywordPicker } from '../pickers/rank-keyword-picker.tsx';

interface ComparedSetFieldsProps {
  side: ComparedSide;
  state: PositionComparisonState;
}

/** What is in one set, and by which keywords. */
export function ComparedSetFields({ side, state }: ComparedSetFieldsProps): JSX.Element {
  const t = useTranslate();
  const id = useId();
  const index = side === 'a' ? 0 : 1;
  const count = state.data?.[side].places_count;
  return (
    <Stack role="group" aria-labelledby={id} gap={3} minInlineSize="0">
      <Row gap={4} rowGap={1} align="baseline" justify="between" wrap>
        <Text as="div" id={id} weight="semibold">
          <Row gap={3}>
            <SeriesMark color={seriesColor(index)} index={index} />
            {t(`rankings.comparator.${side}`)}
          </Row>
        </Text>
        {count !== undefined && (
          <Text tone="subtle" size="s">
            {t('rankings.comparator.count', { count })}
          </Text>
        )}
      </Row>
      <ComparedPlacesField
        value={state.search[side] ?? {}}
        onChange={(places) => state.changeSet(side, places)}
      />
      <div role="group" aria-label={t('rankings.comparator.keywords_of')}>
        <RankKeywordPicker
          value={state.sets[side].keywords ?? []}
          onChange={(keywords) => state.changeSet(side, { keywords })}
        />
      </div>
    </Stack>
  );
}

interface ComparedPlacesFieldProps {
  value: ComparedSetChoice;
  onChange: (places: Pick<ComparedSetChoice, 'facilities_ids' | 'groups' | 'competitors'>) => void;
}

/** Locations, groups and competitors in one field, found by their names. */
function ComparedPlacesField({ value, onChange }: ComparedPlacesFieldProps): JSX.Element {
  const t = useTranslate();
  const [q, setQ] = useState('');
  const found = useReviewLocations(q ? { q } : {});
  const { facilities_ids: ids = [] } = value;
  const named = useReviewLocations({ ids, enabled: ids.length > 0 });
  const groups = useReviewGroups();
  const { competitors } = useCompetitors();
  const fits = ({ name }: { name: string }) => fold(name).includes(fold(q));
  const words = {
    group: t('rankings.comparator.is_group'),
    competitor: t('rankings.comparator.is_competitor'),
  };
  const known = {
    facilities_ids: [...(named.data?.results ?? []), ...(found.data?.results ?? [])],
    groups: groups.data?.results ?? [],
    competitors,
  };
  const options = [
    ...known.groups.filter(fits).map((group) => optionOf('groups', group, words)),
    ...competitors.filter(fits).map((competitor) => optionOf('competitors', competitor, words)),
    ...(found.data?.results ?? []).map((location) => optionOf('facilities_ids', location, words)),
  ];
  return (
    <MultiComboBox
      label={t('rankings.comparator.places')}
      placeholder={t('rankings.comparator.search')}
      emptyText={t('rankings.comparator.no_match')}
      removeLabel={(name) => t('rankings.comparator.remove', { name })}
      options={options}
      value={chosenOptions(value, known, words)}
      onChange={(chosen) => onChange(placesOfOptions(chosen))}
      onInputChange={(text) => setQ(text.trim())}
      isLoading={found.isFetching}
      loadingText={t('common.loading')}
    />
  );
}

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

/** Returns an option of the picker; its id contains the kind. */
function optionOf(kind: ComparedPlaceKind, place: NamedPlace, words: KindWords): Option {
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
function chosenOptions(
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
function placesOfOptions(options: readonly Option[]): Record<ComparedPlaceKind, number[]> {
  const places: Record<ComparedPlaceKind, number[]> = { facilities_ids: [], groups: [], competitors: [] };
  for (const { id } of options) {
    const kind = comparedPlaceKinds.find((one) => id.startsWith(`${one}:`));
    if (kind) places[kind].push(Number(id.slice(kind.length + 1)));
  }
  return places;
}
