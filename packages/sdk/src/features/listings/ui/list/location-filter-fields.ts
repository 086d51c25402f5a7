import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { TranslationKey } from '../../../../i18n/namespaces.ts';
import {
  chipText,
  choiceInput,
  flagInput,
  type FilterField,
  type FilterInput,
  type OptionsSourceProps,
} from '../../../../patterns/filter-field.ts';
import type { Option } from '../../../../ui/collections/option-list.tsx';
import {
  type CodeFilterName,
  locationFilterCodes,
  type LocationFilterName,
  locationFilterChoices,
  type WordFilterName,
} from '../../list/location-filters.ts';
import { useLabels } from '../../list/use-locations.ts';
import type { LocationListState } from '../../list/use-location-list.ts';
import { useGroupField } from '../groups/group-filter-field.ts';
import { cityField } from '../location-filter-field.ts';

type FlagFilterName = 'is_owner' | 'without_gmb_address' | 'is_verified';

/** Every filter of locations in the order of the panel; what is searched for has a field of its own. */
export function useLocationFilterFields({
  filters,
  changeFilters,
}: Pick<LocationListState, 'filters' | 'changeFilters'>): FilterField[] {
  const t = useTranslate();
  const { labels = [], groups, store_codes = [], facilities_ids } = filters;
  const groupLabel = t('listings.list.filter.groups');
  const groupField = useGroupField({
    label: groupLabel,
    groups,
    onChange: (next) => changeFilters({ groups: next }),
    chip: (names) => `${groupLabel}: ${names}`,
  });
  const anyLabel = t('listings.list.filter.any');

  const field = (
    name: LocationFilterName,
    chip: string | undefined,
    input?: FilterInput,
    label: TranslationKey = `listings.list.filter.${name}` as TranslationKey,
  ): FilterField => ({
    id: name,
    label: input ? t(label) : '',
    input,
    chip,
    clear: () => changeFilters({ [name]: undefined }),
  });
  const state = <Value extends string | number>(
    name: WordFilterName | CodeFilterName,
    values: readonly Value[],
    value: Value | undefined,
  ) => {
    const nameOf = (one: Value) => t(stateName(name, one));
    const onChange = (next: Value | undefined) => changeFilters({ [name]: next });
    const chip = value && `${t(`listings.list.filter.${name}`)}: ${nameOf(value)}`;
    return field(name, chip || undefined, choiceInput({ anyLabel, values, nameOf, value, onChange }));
  };
  const word = (name: WordFilterName) => state<string>(name, locationFilterChoices[name], filters[name]);
  const code = (name: CodeFilterName) => state<number>(name, locationFilterCodes[name], filters[name]);
  const flag = (name: Exclude<FlagFilterName, 'is_verified'>) => {
    const value = filters[name];
    const [yes, no] = [t(flagName(name, true)), t(flagName(name, false))];
    const onChange = (next: boolean | undefined) => changeFilters({ [name]: next });
    return field(
      name,
      value === undefined ? undefined : value ? yes : no,
      flagInput({ anyLabel, yes, no, value, onChange }),
    );
  };
  const list = (heading: TranslationKey, names: readonly string[]) => {
    const text = chipText(names);
    return text && `${t(heading)}: ${text}`;
  };

  return [
    word('location_state'),
    word('verification'),
    word('result_status'),
    word('quality'),
    word('quality_part'),
    word('open_status'),
    word('bing_status'),
    flag('is_owner'),
    flag('without_gmb_address'),
    field(
      'is_verified',
      filters.is_verified === undefined ? undefined : t(flagName('is_verified', filters.is_verified)),
    ),
    code('external_changes_status'),
    code('external_changes_source'),
    cityField({
      label: t('listings.list.filter.cities'),
      cities: filters.cities,
      onChange: (next) => changeFilters({ cities: next }),
    }),
    field('labels', list('listings.list.filter.labels', labels), {
      kind: 'choices',
      options: LabelOptions,
      value: labels.map(asOption),
      onChange: (chosen) => changeFilters({ labels: chosen.map(({ id }) => id) }),
    }),
    groupField,
    field('store_codes', list('listings.list.column.store_code', store_codes), {
      kind: 'entries',
      description: t('listings.list.filter.store_codes_hint'),
      entries: store_codes,
      onAdd: (text) =>
        changeFilters({
          store_codes: [...new Set([...store_codes, ...codesOf(text)])].slice(0, mostCodes),
        }),
      onRemove: (gone) => changeFilters({ store_codes: store_codes.filter((one) => one !== gone) }),
    }),
    field(
      'facilities_ids',
      facilities_ids && t('listings.list.filter.facilities_ids', { count: facilities_ids.length }),
    ),
  ];
}

/** More would not fit into the address of one call. */
const mostCodes = 60;

/** Codes may have spaces, but none has a comma or a line break. */
function codesOf(text: string): string[] {
  return text
    .split(/[,;\r\n\t]+/)
    .map((code) => code.trim())
    .filter((code) => code !== '');
}

function asOption(text: string): Option {
  return { id: text, label: text };
}

function LabelOptions({ children }: OptionsSourceProps) {
  return children((useLabels({ enabled: true }).data ?? []).map(({ label }) => asOption(label)));
}

/** What a state is called. */
function stateName(name: WordFilterName | CodeFilterName, value: string | number): TranslationKey {
  return `${statePrefixes[name]}.${value}` as TranslationKey;
}

const statePrefixes: Readonly<Record<WordFilterName | CodeFilterName, string>> = {
  verification: 'listings.list.verification',
  result_status: 'listings.list.result',
  bing_status: 'listings.list.maps',
  open_status: 'listings.list.open',
  location_state: 'listings.list.state',
  quality: 'listings.quality.band',
  quality_part: 'listings.quality.part',
  external_changes_status: 'listings.list.external_changes_status',
  external_changes_source: 'listings.list.external_changes_source',
};

/** What a yes or a no is called. */
function flagName(name: FlagFilterName, value: boolean): TranslationKey {
  if (name === 'is_verified')
    return value ? 'listings.list.verification.is_verified' : 'listings.list.verification.is_unverified';
  const noun = name === 'is_owner' ? 'owner' : 'google';
  return value ? `listings.list.${noun}.true` : `listings.list.${noun}.false`;
}
