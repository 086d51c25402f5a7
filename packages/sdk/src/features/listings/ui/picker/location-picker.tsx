'use client';
import { type JSX, type ReactNode, useMemo, useState } from 'react';
import type { ApiError } from '../../../../client/api-error.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useRestedText } from '../../../../state/use-rested-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { VirtualList } from '../../../../ui/collections/virtual-list.tsx';
import { Chip } from '../../../../ui/display/chip.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
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
  /** Lists what is selected; needed where the choice can list it. */
  onlySelected?: string | undefined;
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

/** A location to choose. */
export interface LocationToPick {
  id: number;
  name: string;
  formatted_address: string;
  store_code?: string;
}

/** What is listed and selected: from `useLocationPicker`, or from a list of locations of the form's own. */
export interface LocationPickerChoice
  extends
    Pick<
      LocationPickerState,
      | 'question'
      | 'count'
      | 'isPending'
      | 'isStale'
      | 'error'
      | 'loadMore'
      | 'isSelected'
      | 'selectedCount'
      | 'toggle'
      | 'areAllSelected'
      | 'selectAllMatching'
      | 'clear'
    >,
    Partial<
      Pick<
        LocationPickerState,
        'isLocked' | 'lockedCount' | 'isOnlySelected' | 'canListSelected' | 'listSelected' | 'isSelectingAll'
      >
    > {
  locations: readonly LocationToPick[];
  setQ: (q: string) => void;
  refetch: () => unknown;
  /** Why a location cannot be selected; undefined for one that can. @default all can */
  reasonOf?: ((id: number) => string | undefined) | undefined;
  /** Of those that match. @default all of them */
  selectableCount?: number | undefined;
  /** Takes search and filters away; undefined while the list is narrowed by the search alone, or by nothing. */
  clearFilters?: (() => void) | undefined;
}

interface LocationPickerProps {
  choice: LocationPickerChoice;
  texts: LocationPickerTexts;
  /** Fields beside the search that narrow the list. */
  filters?: ReactNode;
}

/** Locations to tick, out of any number of them. */
export function LocationPicker({ choice, texts, filters }: LocationPickerProps): JSX.Element {
  const t = useTranslate();
  const { text, setText, ask } = useRestedText(choice.question, choice.setQ);
  const [active, setActive] = useState<string | null>(null);
  const { count = 0, locations, isSelected, lockedCount = 0, reasonOf } = choice;
  const { selectableCount = count } = choice;
  const isNarrowed = choice.question !== '' || choice.clearFilters !== undefined;
  const selectedKeys = useMemo(
    () => new Set(locations.filter(({ id }) => isSelected(id)).map(({ id }) => String(id))),
    [locations, isSelected],
  );
  return (
    <Stack part="LocationPicker" gap={3}>
      <Row gap={3} rowGap={2} align="end" wrap>
        <Stack basis="280px">
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
        </Stack>
        {filters}
      </Row>
      <Row gap={3} rowGap={1} minBlockSize="var(--pf-control-s)" wrap>
        <Text basis="140px" size="s" tone="muted" role="status">
          {texts.selected(choice.selectedCount)}
        </Text>
        {choice.canListSelected && choice.listSelected && (
          <Chip isSelected={choice.isOnlySelected === true} onChange={choice.listSelected}>
            {texts.onlySelected}
          </Chip>
        )}
        {choice.selectedCount > lockedCount && (
          <Button size="s" variant="ghost" onPress={choice.clear}>
            {texts.clear}
          </Button>
        )}
        {count > 0 && !choice.isOnlySelected && (
          <Button
            size="s"
            variant="ghost"
            isDisabled={choice.areAllSelected || selectableCount === 0}
            onPress={choice.selectAllMatching}
            isPending={choice.isSelectingAll === true}
            pendingLabel={t('common.loading')}
          >
            {isNarrowed ? texts.selectMatching(selectableCount) : texts.selectAll(selectableCount)}
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
          <PickerState {...choice} isNarrowed={isNarrowed} texts={texts} />
        ) : (
          <VirtualList
            label={texts.list}
            rows={locations}
            getKey={({ id }) => String(id)}
            renderRow={(location) => (
              <PickedRow
                location={location}
                isSelected={isSelected(location.id)}
                lockedText={choice.isLocked?.(location.id) ? texts.locked : undefined}
                reason={reasonOf?.(location.id)}
                onToggle={() => choice.toggle(location.id)}
              />
            )}
            activeKey={active}
            onActiveChange={setActive}
            selectedKeys={selectedKeys}
            onToggle={(key) => {
              if (reasonOf?.(Number(key)) === undefined) choice.toggle(Number(key));
            }}
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
  location: LocationToPick;
  isSelected: boolean;
  /** Why it cannot be unselected; undefined if it can. */
  lockedText: string | undefined;
  /** Why it cannot be selected; undefined if it can. */
  reason: string | undefined;
  onToggle: () => void;
}

/** A location to tick; the address comes first, since locations of a chain share their name. */
function PickedRow({ location, isSelected, lockedText, reason, onToggle }: PickedRowProps) {
  const { formatted_address: address, name, store_code: code } = location;
  const about = [name, code, lockedText].filter(Boolean).join(', ');
  return (
    <Grid part="LocationPicker-row" padding={[3, 4]} data-disabled={reason !== undefined || undefined}>
      <CheckBox
        label={address || name}
        description={
          reason === undefined ? (
            about
          ) : (
            <Row as="span" gap={2} rowGap={1} wrap>
              {about}
              <Tag tone="warn">{reason}</Tag>
            </Row>
          )
        }
        isSelected={isSelected}
        isDisabled={lockedText !== undefined || reason !== undefined}
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
  /** Whether a search or filters narrow the list. */
  isNarrowed: boolean;
  clearFilters?: (() => void) | undefined;
  texts: Pick<LocationPickerTexts, 'failed' | 'noMatch' | 'nothing'>;
}

/** In place of a list to choose from. */
export function PickerState({
  isPending,
  error,
  refetch,
  isNarrowed,
  clearFilters,
  texts,
}: PickerStateProps): JSX.Element {
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
  return (
    <EmptyState
      headingLevel={4}
      role="status"
      title={isNarrowed ? texts.noMatch : texts.nothing}
      actions={clearFilters && <Button onPress={clearFilters}>{t('common.clear')}</Button>}
    />
  );
}
