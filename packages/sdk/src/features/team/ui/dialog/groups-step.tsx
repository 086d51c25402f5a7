'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useRestedText } from '../../../../state/use-rested-text.ts';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { PickerState } from '../../../listings/ui/picker/location-picker.tsx';
import { useGroupChoice } from '../../form/use-group-choice.ts';
import type { MemberFormOptions } from '../../form/use-member-form.ts';
import { useMemberFormState } from './member-form-context.ts';
import { PlacesChoice } from './places-choice.tsx';

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
