'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { MultiComboBox } from '../../../../ui/fields/multi-combo-box.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { useLocationPicker } from '../../../listings/picker/use-location-picker.ts';
import { LocationPicker, type LocationPickerTexts } from '../../../listings/ui/picker/location-picker.tsx';
import { useReviewGroups } from '../../../listings/use-locations-choice.ts';
import { LocatorText } from '../fields/locator-layout.tsx';
import { useLocatorField, useLocatorForm } from '../settings/locator-form-context.ts';
import { SettingsSection } from '../settings/settings-section.tsx';
import { SearchAreaFields } from './search-area-fields.tsx';

/** Which locations visitors find, where they begin, and how far they look. */
export function LocationsSection(): JSX.Element {
  const t = useTranslate();
  const { settings } = useLocatorForm();
  const { value: scope, onChange, errorMessage } = useLocatorField('scope');
  const count = settings.locations_count;
  return (
    <SettingsSection name="locations" text={t('store_locator.settings.locations_count', { count })}>
      <RadioGroup
        label={t('store_locator.settings.field.scope')}
        options={[
          { value: 'all', label: t('store_locator.settings.scope.all') },
          { value: 'some', label: t('store_locator.settings.scope.some') },
        ]}
        value={scope.all ? 'all' : 'some'}
        onChange={(chosen) => onChange({ ...scope, all: chosen === 'all' })}
      />
      {!scope.all && <ChosenScope />}
      {errorMessage && <Banner tone="bad">{errorMessage}</Banner>}
      <LocatorText>{t('store_locator.settings.scope.closed_text')}</LocatorText>
      <SearchAreaFields />
    </SettingsSection>
  );
}

function ChosenScope() {
  const t = useTranslate();
  const { value: scope, onChange } = useLocatorField('scope');
  const { data } = useReviewGroups();
  const groups = data?.results ?? [];
  const texts = useScopePickerTexts();
  const { facilities } = scope;
  const change = (next: number[]) => onChange({ ...scope, facilities: next });
  const picker = useLocationPicker({
    selectedIds: facilities,
    toggle: (id) =>
      change(facilities.includes(id) ? facilities.filter((one) => one !== id) : [...facilities, id]),
    add: (ids) => change([...new Set([...facilities, ...ids])]),
    clear: () => change([]),
    // Visitors find none of others.
    onlyOwn: true,
  });
  const nameOf = (id: number) => groups.find((group) => group.id === id)?.name ?? String(id);
  return (
    <>
      <MultiComboBox
        label={t('store_locator.settings.scope.groups')}
        emptyText={t('store_locator.settings.scope.no_group')}
        removeLabel={(name) => t('store_locator.settings.scope.remove_group', { name })}
        options={groups.map(({ id, name, facilities_count }) => ({
          id: String(id),
          label: name,
          description: t('common.locations', { count: facilities_count }),
        }))}
        value={scope.groups.map((id) => ({ id: String(id), label: nameOf(id) }))}
        onChange={(chosen) => onChange({ ...scope, groups: chosen.map(({ id }) => Number(id)) })}
      />
      <LocationPicker choice={picker} texts={texts} />
    </>
  );
}

/** Texts of the picker of the locator's locations. */
function useScopePickerTexts(): LocationPickerTexts {
  const t = useTranslate();
  return {
    search: t('store_locator.settings.scope.search'),
    list: t('store_locator.settings.scope.list'),
    selected: (count) => t('store_locator.settings.scope.selected', { count }),
    onlySelected: t('store_locator.settings.scope.only_selected'),
    clear: t('store_locator.settings.scope.clear'),
    selectAll: (count) => t('store_locator.settings.scope.all_of', { count }),
    selectMatching: (count) => t('store_locator.settings.scope.matching', { count }),
    failed: t('store_locator.settings.scope.failed'),
    noMatch: t('store_locator.settings.scope.no_match'),
    nothing: t('store_locator.settings.scope.nothing'),
  };
}
