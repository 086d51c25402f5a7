'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useRestedText } from '../../../../state/use-rested-text.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { LocationPicker as Picker, PickerState } from '../../../listings/ui/picker/location-picker.tsx';
import { useGroupChoice, useLocationChoice } from '../../form/use-location-choice.ts';
import type { MemberFormOptions } from '../../form/use-member-form.ts';
import { useMemberFormState } from './member-form-context.ts';

/** Which locations a manager sees, chosen one by one, or all of them. */
export function FacilitiesStep(): JSX.Element {
  const t = useTranslate();
  const form = useMemberFormState();
  return (
    <>
      <PlacesChoice />
      {!form.seesEverything && (
        <Text as="p" tone="subtle" size="s">
          {t('team.places.all_refused')}
        </Text>
      )}
      {form.draft.permissionType === 'all' ? (
        <Banner tone="info">{t('team.places.all_text')}</Banner>
      ) : (
        <LocationPicker />
      )}
    </>
  );
}

/** The locations that a manager sees. */
function LocationPicker(): JSX.Element {
  const t = useTranslate();
  const choice = useLocationChoice(useMemberFormState());
  return (
    <Picker
      choice={choice}
      texts={{
        search: t('team.places.search'),
        list: t('team.places.list'),
        selected: (count) => t('team.places.selected', { count }),
        onlySelected: t('team.places.only_selected'),
        clear: t('team.places.clear'),
        selectAll: (count) => t('team.places.select_all', { count }),
        selectMatching: (count) => t('team.places.select_matching', { count }),
        note: choice.lockedCount > 0 ? t('team.places.locked_text') : undefined,
        locked: t('team.places.locked'),
        failed: t('team.places.error'),
        noMatch: t('team.places.no_match'),
        nothing: t('team.places.nothing'),
      }}
    />
  );
}

/** Which groups of locations a manager sees; what joins a group later is seen too. */
export function GroupsStep({ actor }: Pick<MemberFormOptions, 'actor'>): JSX.Element {
  const t = useTranslate();
  const { draft, toggleGroup, seesEverything } = useMemberFormState();
  const choice = useGroupChoice(actor);
  const { text, setText, ask } = useRestedText(choice.question, choice.setQ);
  return (
    <>
      <PlacesChoice />
      <Text as="p" tone="subtle" size="s">
        {t(seesEverything ? 'team.groups.text' : 'team.groups.own_text')}
      </Text>
      <SearchField
        label={t('team.groups.search')}
        placeholder={t('team.groups.search')}
        clearLabel={t('common.clear')}
        value={text}
        onChange={setText}
        onSubmit={ask}
        onClear={() => ask('')}
        maxLength={200}
      />
      <Text as="p" tone="subtle" size="s" role="status">
        {t('team.groups.selected', { count: draft.groupIds.length })}
      </Text>
      {choice.groups.length === 0 ? (
        <PickerState
          {...choice}
          isNarrowed={choice.question !== ''}
          texts={{
            failed: t('team.places.error'),
            noMatch: t('team.places.no_match'),
            nothing: t('team.groups.nothing'),
          }}
        />
      ) : (
        <Stack role="group" aria-label={t('team.groups.list')} gap={3} padding={4} isFramed>
          {choice.groups.map(({ id, name, facilities_count: count }) => (
            <CheckBox
              key={id}
              label={name}
              description={t('common.locations', { count })}
              isSelected={draft.groupIds.includes(id)}
              onChange={() => toggleGroup(id)}
            />
          ))}
        </Stack>
      )}
      {choice.hasMore && (
        <Text as="p" tone="subtle" size="s">
          {t('team.groups.more')}
        </Text>
      )}
    </>
  );
}

/** One by one, by group, or all of them, those that are still to come too. */
function PlacesChoice(): JSX.Element {
  const t = useTranslate();
  const { draft, choosePlaces, seesEverything } = useMemberFormState();
  return (
    <SegmentedControl
      label={t('team.places.label')}
      segments={ways.map((id) => ({
        id,
        label: t(`team.places.way.${id}`),
        isDisabled: id === 'all' && !seesEverything,
      }))}
      value={draft.permissionType}
      onChange={choosePlaces}
    />
  );
}

// The most common one first.
const ways = ['selected', 'select_groups', 'all'] as const;
