'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useRestedText } from '../../../../state/use-rested-text.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { PickerState } from '../../../listings/ui/picker/picker-state.tsx';
import { useGroupChoice } from '../../form/use-group-choice.ts';
import type { MemberFormOptions } from '../../form/use-member-form.ts';
import { useMemberFormState } from './member-form-context.ts';
import { PlacesChoice } from './places-choice.tsx';
import { StepText } from './step-text.ts';

/** Which groups of locations a manager sees; what joins a group later is seen too. */
export function GroupsStep({ actor }: Pick<MemberFormOptions, 'actor'>): JSX.Element {
  const t = useTranslate();
  const { draft, toggleGroup, seesEverything } = useMemberFormState();
  const choice = useGroupChoice(actor);
  const { text, setText, ask } = useRestedText(choice.question, choice.setQ);
  return (
    <>
      <PlacesChoice />
      <StepText>{t(seesEverything ? 'team.groups.text' : 'team.groups.own_text')}</StepText>
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
      <StepText role="status">{t('team.groups.selected', { count: draft.groupIds.length })}</StepText>
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
        <Groups role="group" aria-label={t('team.groups.list')}>
          {choice.groups.map(({ id, name, facilities_count: count }) => (
            <CheckBox
              key={id}
              label={name}
              description={t('common.locations', { count })}
              isSelected={draft.groupIds.includes(id)}
              onChange={() => toggleGroup(id)}
            />
          ))}
        </Groups>
      )}
      {choice.hasMore && <StepText>{t('team.groups.more')}</StepText>}
    </>
  );
}

const Groups = styled.div.withConfig(innerClass('MemberDialog-groups'))`
  display: flex;
  flex-direction: column;
  gap: 10px;
  padding: 12px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-s);
`;
