'use client';
import { canImportPlace, googlePlaceStates } from '@pinfold/contract/features/integrations/google';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useRestedText } from '../../../../state/use-rested-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { VirtualList } from '../../../../ui/collections/virtual-list.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { PlaceChoice } from '../../use-place-choice.ts';
import { Grid, Inset, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import type { GooglePlace } from '../../use-google-places.ts';

/** Places to tick, out of any number of them. */
export function PlacePicker({
  choice,
  accountTitle,
}: {
  choice: PlaceChoice;
  accountTitle: string;
}): JSX.Element {
  const t = useTranslate();
  const { text, setText, ask } = useRestedText(choice.q, choice.setQ);
  const [active, setActive] = useState<string | null>(null);
  const { states, places, selected } = choice;
  const toggle = (name: string) => {
    const place = places.find((one) => one.google_name === name);
    if (place) choice.toggle(place);
  };
  return (
    <>
      <SearchField
        label={t('integrations.import.search')}
        placeholder={t('integrations.import.search')}
        clearLabel={t('common.clear')}
        value={text}
        onChange={setText}
        onSubmit={ask}
        onClear={() => ask('')}
        maxLength={200}
      />
      {states && places.length > 0 && (
        <Text as="p" tone="muted" size="s">
          {googlePlaceStates
            .filter((state) => states[state] > 0)
            .map((state) => t(`integrations.import.states.${state}`, { count: states[state] }))
            .join(' · ')}
        </Text>
      )}
      <Row gap={3} rowGap={1} minBlockSize="var(--pf-control-s)" wrap>
        <Text basis="140px" size="s" tone="muted" role="status">
          {t('integrations.import.selected', { count: selected.size })}
        </Text>
        {selected.size > 0 && (
          <Button size="s" variant="ghost" onPress={choice.clear}>
            {t('integrations.import.clear')}
          </Button>
        )}
        {(states?.importable ?? 0) > 0 && (
          <Button
            size="s"
            variant="ghost"
            onPress={choice.selectAllMatching}
            isPending={choice.isSelectingAll}
            pendingLabel={t('common.loading')}
          >
            {t(choice.q ? 'integrations.import.select_matching' : 'integrations.import.select_all')}
          </Button>
        )}
      </Row>
      <Inset blockSize="clamp(240px, 48dvh, 520px)" isFramed isStale={choice.isPlaceholderData}>
        {places.length === 0 ? (
          <NoPlaces choice={choice} />
        ) : (
          <VirtualList
            label={t('integrations.import.list', { title: accountTitle })}
            rows={places}
            getKey={({ google_name }) => google_name}
            renderRow={(place) => (
              <PlaceRow
                place={place}
                isSelected={choice.isSelected(place)}
                onToggle={() => choice.toggle(place)}
              />
            )}
            activeKey={active}
            onActiveChange={setActive}
            selectedKeys={selected}
            onToggle={toggle}
            totalCount={choice.count ?? places.length}
            estimatedHeight={58}
            onEndReached={choice.loadMore}
          />
        )}
      </Inset>
    </>
  );
}

/** In place of the places: they are on their way, cannot be had, do not match, or there are none. */
function NoPlaces({ choice }: { choice: PlaceChoice }) {
  const t = useTranslate();
  if (choice.error)
    return (
      <ErrorState
        title={t('integrations.import.places_error')}
        onRetry={() => void choice.refetch()}
        retryLabel={t('common.retry')}
      >
        {choice.error.detail}
      </ErrorState>
    );
  if (choice.isPending || (choice.isListing && !choice.q))
    return (
      <Stack gap={4} padding={5}>
        {choice.isListing && (
          <Text as="p" tone="muted" role="status">
            {t('integrations.import.listing')}
          </Text>
        )}
        <Skeleton label={t('common.loading')} blocks={4} lines={2} />
      </Stack>
    );
  if (choice.q)
    return <EmptyState headingLevel={3} role="status" title={t('integrations.import.no_match')} />;
  return (
    <EmptyState headingLevel={3} role="status" title={t('integrations.import.no_places')}>
      {t('integrations.import.no_places_text')}
    </EmptyState>
  );
}

interface PlaceRowProps {
  place: GooglePlace;
  isSelected: boolean;
  onToggle: () => void;
}

/** A place to tick: its address first, which is what tells places of a chain apart; or why it cannot be ticked. */
function PlaceRow({ place, isSelected, onToggle }: PlaceRowProps) {
  const t = useTranslate();
  const { address, name, store_code: code, state } = place;
  const isOpen = canImportPlace(place);
  const facts = [address ? name : '', code, isOpen ? '' : t(`integrations.import.state.${state}`)];
  return (
    <Grid padding={[3, 4]}>
      <CheckBox
        label={address || name}
        description={facts.filter(Boolean).join(' · ')}
        isSelected={isSelected}
        isDisabled={!isOpen}
        onChange={onToggle}
        excludeFromTabOrder
      />
    </Grid>
  );
}
