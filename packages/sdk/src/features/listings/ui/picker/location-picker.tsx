'use client';
import { type JSX, useMemo, useState } from 'react';
import type { ApiError } from '../../../../client/api-error.ts';
import type { Schemas } from '../../../../client/schema.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useRestedText } from '../../../../state/use-rested-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { VirtualList } from '../../../../ui/collections/virtual-list.tsx';
import { Chip } from '../../../../ui/display/chip.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { Grid, Inset, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { LocationPickerState } from '../../picker/use-location-picker.ts';

/** Texts of the picker, from the form that contains it. */
export interface LocationPickerTexts {
  search: string;
  list: string;
  selected: (count: number) => string;
  onlySelected: string;
  clear: string;
  selectAll: (count: number) => string;
  selectMatching: (count: number) => string;
  /** Below the bar. */
  note?: string | undefined;
  /** Beside a location that cannot be unselected. */
  locked?: string | undefined;
  failed: string;
  noMatch: string;
  /** When there is nothing to choose from at all. */
  nothing: string;
}

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
  /** Why it cannot be unselected; undefined if it can. */
  lockedText: string | undefined;
  onToggle: () => void;
}

/** A location to tick; the address comes first, since locations of a chain share their name. */
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

interface PickerStateProps {
  isPending: boolean;
  error: ApiError | null;
  refetch: () => unknown;
  /** What is searched for; empty without a search. */
  question: string;
  texts: Pick<LocationPickerTexts, 'failed' | 'noMatch' | 'nothing'>;
}

/** In place of a list to choose from. */
export function PickerState({ isPending, error, refetch, question, texts }: PickerStateProps): JSX.Element {
  const t = useTranslate();
  if (error)
    return (
      <ErrorState title={texts.failed} onRetry={() => void refetch()} retryLabel={t('common.retry')}>
        {error.detail}
      </ErrorState>
    );
  if (isPending)
    return (
      <Inset padding={4}>
        <Skeleton label={t('common.loading')} blocks={4} lines={2} />
      </Inset>
    );
  return <EmptyState headingLevel={4} role="status" title={question ? texts.noMatch : texts.nothing} />;
}
