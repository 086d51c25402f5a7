'use client';
import { type JSX, useState } from 'react';
import { canImportPlace, googlePlaceStates } from '@pinfold/contract/features/integrations/google';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useRestedText } from '../../../state/use-rested-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { VirtualList } from '../../../ui/collections/virtual-list.tsx';
import { Banner } from '../../../ui/display/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CheckBox } from '../../../ui/fields/check-box.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { RefreshIcon } from '../../../ui/icons/action-icons.tsx';
import { ChevronStartIcon } from '../../../ui/icons/arrow-icons.tsx';
import { Grid, Inset, Row, Spread, Stack } from '../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../ui/layout/text.tsx';
import { integrationAccess } from '../integrations.queries.ts';
import { type GooglePlace, type PlaceChoice, useRefreshPlaces } from '../use-google-places.ts';
import type { ImportStepProps } from './location-import.tsx';
import { usePlanLimit } from '../../company/plan-limit.ts';

/** Which places of the account to import. */
export function PlaceChoiceStep({ state, headingLevel }: ImportStepProps): JSX.Element | null {
  const t = useTranslate();
  const format = useFormat();
  const refresh = useRefreshPlaces();
  const limit = usePlanLimit('max_facilities');
  const importing = usePermission(integrationAccess.import);
  const { account, choice, startError } = state;
  if (!account) return null;
  const count = choice.selected.size;
  const nothing = count === 0 ? t('integrations.import.nothing_selected') : undefined;
  return (
    <Stack as="section" gap={4} minInlineSize="0">
      <Spread as="header" part="LocationImport-header" gap={5} rowGap={2}>
        <Heading level={headingLevel}>
          {t('integrations.import.places')}: {account.title}
        </Heading>
        <Button size="s" variant="ghost" icon={<ChevronStartIcon size={16} />} onPress={state.back}>
          {t('integrations.import.back')}
        </Button>
      </Spread>
      {choice.problem && (
        <Banner tone="warn" role="status">
          {t(`integrations.import.problem.${choice.problem}`)}
        </Banner>
      )}
      <PlacePicker choice={choice} accountTitle={account.title} />
      {startError && (
        <Banner tone="bad" role="alert">
          {startError.detail ?? t('error.generic')}
        </Banner>
      )}
      <Spread gap={6} rowGap={3}>
        <Stack>
          {limit && (
            <Text size="s" tone="subtle">
              {t('integrations.import.room', { count: limit.left })}
            </Text>
          )}
          {choice.listedAt && (
            <Row as="span" gap={3} rowGap={0} wrap>
              <Text size="s" tone="subtle">
                {t('integrations.import.listed_at', { date: format.date(choice.listedAt, 'date_time') })}
              </Text>
              <Button
                size="s"
                variant="ghost"
                icon={<RefreshIcon size={14} />}
                onPress={() => refresh.mutate(account.id)}
                isPending={refresh.isPending || choice.isListing}
                pendingLabel={t('common.loading')}
              >
                {t('integrations.import.refresh')}
              </Button>
            </Row>
          )}
        </Stack>
        <Button
          variant="primary"
          onPress={state.start}
          isPending={state.isStarting}
          pendingLabel={t('integrations.import.starting')}
          disabledReason={importing.reason?.text ?? nothing}
        >
          {t('integrations.import.start', { count })}
        </Button>
      </Spread>
    </Stack>
  );
}

/** Places to tick, out of any number of them. */
function PlacePicker({ choice, accountTitle }: { choice: PlaceChoice; accountTitle: string }): JSX.Element {
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

/** A place to tick, or why it cannot be ticked. The address comes first, since places of a chain share their name. */
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
