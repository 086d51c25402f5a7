'use client';
import { useMemo, useState, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useRestedText } from '../../../../state/use-rested-text.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { VirtualList } from '../../../../ui/collections/virtual-list.tsx';
import { Chip } from '../../../../ui/display/chip.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { LocationPickerState } from '../../picker/use-location-picker.ts';
import type { LocationPickerTexts } from './location-picker-texts.ts';
import { PickedRow } from './picked-row.tsx';
import { PickerState } from './picker-state.tsx';

interface LocationPickerProps {
  choice: LocationPickerState;
  texts: LocationPickerTexts;
}

/** Locations to tick, out of any number of them. */
export function LocationPicker({ choice, texts }: LocationPickerProps): JSX.Element {
  const t = useTranslate();
  const { text, setText, ask } = useRestedText(choice.question, choice.setQ);
  const [active, setActive] = useState<string | null>(null);
  const { count = 0, locations, isSelected } = choice;
  const selectedKeys = useMemo(
    () => new Set(locations.filter(({ id }) => isSelected(id)).map(({ id }) => String(id))),
    [locations, isSelected],
  );
  return (
    <Stack part="LocationPicker" gap={3}>
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        clearLabel={t('common.clear')}
        value={text}
        onChange={setText}
        onSubmit={ask}
        onClear={() => ask('')}
        maxLength={200}
      />
      <Bar>
        <span role="status">{texts.selected(choice.selectedCount)}</span>
        {choice.canListSelected && (
          <Chip isSelected={choice.isOnlySelected} onChange={choice.listSelected}>
            {texts.onlySelected}
          </Chip>
        )}
        {choice.selectedCount > choice.lockedCount && (
          <Button size="s" variant="ghost" onPress={choice.clear}>
            {texts.clear}
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
            {choice.question ? texts.selectMatching(count) : texts.selectAll(count)}
          </Button>
        )}
      </Bar>
      {texts.note && (
        <Text as="p" tone="subtle" size="s">
          {texts.note}
        </Text>
      )}
      <List data-stale={choice.isStale || undefined}>
        {locations.length === 0 ? (
          <PickerState {...choice} texts={texts} />
        ) : (
          <VirtualList
            label={texts.list}
            rows={locations}
            getKey={({ id }) => String(id)}
            renderRow={(location) => (
              <PickedRow
                location={location}
                isSelected={isSelected(location.id)}
                lockedText={choice.isLocked(location.id) ? texts.locked : undefined}
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
    </Stack>
  );
}

const Bar = styled.div.withConfig(innerClass('LocationPicker-bar'))`
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

const List = styled.div.withConfig(innerClass('LocationPicker-list'))`
  block-size: min(320px, 40dvh);
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-s);
  overflow: hidden;
  &:where([data-stale]) {
    opacity: 0.6;
  }
`;
