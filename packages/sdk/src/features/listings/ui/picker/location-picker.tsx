'use client';
import { useMemo, useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useRestedText } from '../../../../state/use-rested-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { VirtualList } from '../../../../ui/collections/virtual-list.tsx';
import { Chip } from '../../../../ui/display/chip.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { Grid, Inset, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { LocationPickerState } from '../../picker/use-location-picker.ts';
import type { LocationPickerTexts } from './location-picker-texts.ts';
import type { Schemas } from '../../../../client/schema.ts';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
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
      <Row gap={3} rowGap={1} minBlockSize="var(--pf-control-s)" wrap>
        <Text basis="140px" size="s" tone="muted" role="status">
          {texts.selected(choice.selectedCount)}
        </Text>
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
      </Row>
      {texts.note && (
        <Text as="p" tone="subtle" size="s">
          {texts.note}
        </Text>
      )}
      <Inset blockSize="min(320px, 40dvh)" isFramed isStale={choice.isStale}>
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
      </Inset>
    </Stack>
  );
}

interface PickedRowProps {
  location: Schemas['LocationSummary'];
  isSelected: boolean;
  /** Why it cannot be taken back; it can without. */
  lockedText: string | undefined;
  onToggle: () => void;
}

/** A location to tick: its address first, which is what tells locations of a chain apart. */
function PickedRow({ location, isSelected, lockedText, onToggle }: PickedRowProps) {
  const { formatted_address: address, name, store_code: code } = location;
  return (
    <Grid part="LocationPicker-row" padding={[3, 4]}>
      <CheckBox
        label={address || name}
        description={[name, code, lockedText].filter(Boolean).join(', ')}
        isSelected={isSelected}
        isDisabled={lockedText !== undefined}
        onChange={onToggle}
        excludeFromTabOrder
      />
    </Grid>
  );
}
