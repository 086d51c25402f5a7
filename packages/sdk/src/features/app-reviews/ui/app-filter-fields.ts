import { appStores } from '@pinfold/contract/app-stores';
import { territoryName } from '../../../i18n/territory-name.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { chipsInput } from '../../../patterns/chip-group.tsx';
import { chipText, type FilterField, type OptionsSourceProps } from '../../../patterns/filter-field.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import type { FiltersChange } from '../../../state/define-filters.ts';
import { useOpinionFilterFields } from '../../opinions/ui/filters/opinion-filter-fields.ts';
import { opinionFlags, opinionPanelFlags } from '../../opinions/ui/filters/opinion-flags.ts';
import type { AppReviewFilters } from '../app-review-filters.ts';
import { getAppReviewChoices, getAppReviewStats } from '../app-reviews.queries.ts';
import { storeNames } from '../store-names.ts';

interface AppFilterFieldsOptions {
  filters: AppReviewFilters;
  /** Those that have a chip; the others are told by a view or another control. */
  shown: AppReviewFilters;
  changeFilters: (change: FiltersChange<AppReviewFilters>) => void;
}

/** The filters of app reviews in the order of the panel, and all of them in the order of their chips. */
export function useAppFilterFields(options: AppFilterFieldsOptions): {
  fields: FilterField[];
  chips: FilterField[];
} {
  const t = useTranslate();
  const { language } = usePinfold();
  const { filters, shown, changeFilters } = options;
  const { apps = [], stores = [], territories = [], app_versions: versions = [] } = filters;
  const appOptions = useAppOptions(apps.length > 0);
  const optionOf = (id: string, label = id) => ({ id, label });
  // An app that is gone, as from an old link, still needs a chip by which to remove it.
  const appName = (id: number) => appOptions.find((app) => app.id === String(id))?.label ?? `#${id}`;

  const ofApps: FilterField = {
    id: 'apps',
    label: t('app_reviews.filter.apps'),
    input: {
      kind: 'choices',
      options: AppOptions,
      value: apps.map((id) => optionOf(String(id), appName(id))),
      onChange: (chosen) => changeFilters({ apps: chosen.map(({ id }) => Number(id)) }),
    },
    isWide: true,
    chip: chipText((shown.apps ?? []).map(appName)),
    clear: () => changeFilters({ apps: undefined }),
  };
  const ofStores: FilterField = {
    id: 'stores',
    label: t('app_reviews.filter.stores'),
    input: chipsInput({
      label: t('app_reviews.filter.stores'),
      options: appStores.map((id) => ({ id, label: storeNames[id] })),
      value: stores,
      onChange: (next) => changeFilters({ stores: next }),
    }),
    chip: chipText((shown.stores ?? []).map((store) => storeNames[store])),
    clear: () => changeFilters({ stores: undefined }),
  };
  const ofCountries: FilterField = {
    id: 'territories',
    label: t('app_reviews.filter.territories'),
    input: {
      kind: 'choices',
      options: CountryOptions,
      placeholder: t('app_reviews.filter.territories_hint'),
      value: territories.map((code) => optionOf(code, territoryName(code, language))),
      onChange: (chosen) => changeFilters({ territories: chosen.map(({ id }) => String(id)) }),
    },
    chip: chipText((shown.territories ?? []).map((code) => territoryName(code, language))),
    clear: () => changeFilters({ territories: undefined }),
  };
  const ofVersions: FilterField = {
    id: 'app_versions',
    label: t('app_reviews.filter.app_versions'),
    input: {
      kind: 'choices',
      options: VersionOptions,
      placeholder: t('app_reviews.filter.app_versions_hint'),
      value: versions.map((version) => optionOf(version)),
      onChange: (chosen) => changeFilters({ app_versions: chosen.map(({ id }) => String(id)) }),
    },
    chip: chipText(shown.app_versions ?? []),
    clear: () => changeFilters({ app_versions: undefined }),
  };
  return useOpinionFilterFields({
    ...options,
    flags: opinionFlags,
    panelFlags: opinionPanelFlags,
    places: [ofApps, ofStores, ofCountries, ofVersions],
  });
}

function useAppOptions(enabled: boolean) {
  const t = useTranslate();
  const { data } = usePinfoldQuery({ ...getAppReviewStats(useClient()), enabled });
  return (data?.apps ?? []).map(({ id, name, store }) => ({
    id: String(id),
    label: t('app_reviews.app_in_store', { app: name, store: storeNames[store] }),
  }));
}

function AppOptions({ children }: OptionsSourceProps) {
  return children(useAppOptions(true));
}

function CountryOptions({ children }: OptionsSourceProps) {
  const { language } = usePinfold();
  const { data, isPending } = usePinfoldQuery(getAppReviewChoices(useClient()));
  const options = (data?.territories ?? [])
    .map((code) => ({ id: code, label: territoryName(code, language) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  return children(options, isPending);
}

function VersionOptions({ children }: OptionsSourceProps) {
  const { data, isPending } = usePinfoldQuery(getAppReviewChoices(useClient()));
  return children(
    (data?.app_versions ?? []).map((version) => ({ id: version, label: version })),
    isPending,
  );
}
