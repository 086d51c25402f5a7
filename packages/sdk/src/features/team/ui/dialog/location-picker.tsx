'use client';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useRestedText } from '../../../../state/use-rested-text.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { VirtualList } from '../../../../ui/collections/virtual-list.tsx';
import { Chip } from '../../../../ui/display/chip.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { useLocationChoice } from '../../form/use-location-choice.ts';
import { LocationRow } from './location-row.tsx';
import { useMemberFormState } from './member-form-context.ts';
import { PickerState } from './picker-state.tsx';
import { StepText } from './step-text.ts';

/** Locations to tick, out of any number of them. */
export function LocationPicker() {
  const t = useTranslate();
  const form = useMemberFormState();
  const choice = useLocationChoice(form);
  const { text, setText, ask } = useRestedText(choice.question, choice.setQ);
  const [active, setActive] = useState<string | null>(null);
  const selectedKeys = useMemo(
    () => new Set(form.draft.facilitiesIds.map(String)),
    [form.draft.facilitiesIds],
  );
  const { count = 0 } = choice;
  const isFree = choice.selectedCount > choice.lockedCount;
  return (
    <Places>
      <SearchField
        label={t('team.places.search')}
        placeholder={t('team.places.search')}
        clearLabel={t('common.clear')}
        value={text}
        onChange={setText}
        onSubmit={ask}
        onClear={() => ask('')}
        maxLength={200}
      />
      <Bar>
        <span role="status">{t('team.places.selected', { count: choice.selectedCount })}</span>
        {choice.canListSelected && (
          <Chip isSelected={choice.isOnlySelected} onChange={choice.listSelected}>
            {t('team.places.only_selected')}
          </Chip>
        )}
        {isFree && (
          <Button size="s" variant="ghost" onPress={choice.clear}>
            {t('team.places.clear')}
          </Button>
        )}
        {count > 0 && !choice.isOnlySelected && (
          <Button
            size="s"
            variant="ghost"
            isDisabled={choice.areAllSelected}
            onPress={choice.selectAllMatching}
            isPending={choice.isSelectingAll}
            pendingLabel={t('common.loading')}
          >
            {t(choice.question ? 'team.places.select_matching' : 'team.places.select_all', { count })}
          </Button>
        )}
      </Bar>
      {choice.lockedCount > 0 && <StepText>{t('team.places.locked_text')}</StepText>}
      <List data-stale={choice.isStale || undefined}>
        {choice.locations.length === 0 ? (
          <PickerState {...choice} nothingText={t('team.places.nothing')} />
        ) : (
          <VirtualList
            label={t('team.places.list')}
            rows={choice.locations}
            getKey={({ id }) => String(id)}
            renderRow={(location) => (
              <LocationRow
                location={location}
                isSelected={choice.isSelected(location.id)}
                isLocked={choice.isLocked(location.id)}
                onToggle={() => choice.toggle(location.id)}
              />
            )}
            activeKey={active}
            onActiveChange={setActive}
            selectedKeys={selectedKeys}
            onToggle={(key) => choice.toggle(Number(key))}
            totalCount={count}
            estimatedHeight={54}
            onEndReached={choice.loadMore}
          />
        )}
      </List>
    </Places>
  );
}

const Places = styled.div.withConfig(partClass('MemberDialog-places'))`
  display: flex;
  flex-direction: column;
  gap: 8px;
`;

const Bar = styled.div.withConfig(partClass('MemberDialog-placesBar'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 6px;
  min-block-size: var(--pf-control-s);
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
  & > :first-child {
    flex: 1 0 140px;
  }
`;

const List = styled.div.withConfig(partClass('MemberDialog-placesList'))`
  block-size: min(320px, 40dvh);
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-s);
  overflow: hidden;
  &:where([data-stale]) {
    opacity: 0.6;
  }
`;
