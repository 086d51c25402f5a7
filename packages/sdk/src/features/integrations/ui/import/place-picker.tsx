'use client';
import { googlePlaceStates } from '@pinfold/contract/features/integrations/google-place-states';
import { useState, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useRestedText } from '../../../../state/use-rested-text.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { VirtualList } from '../../../../ui/collections/virtual-list.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { PlaceChoice } from '../../use-place-choice.ts';
import { NoPlaces } from './no-places.tsx';
import { PlaceRow } from './place-row.tsx';

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
      <Bar>
        <span role="status">{t('integrations.import.selected', { count: selected.size })}</span>
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
      </Bar>
      <List data-stale={choice.isPlaceholderData || undefined}>
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
      </List>
    </>
  );
}

const Bar = styled.div.withConfig(innerClass('LocationImport-bar'))`
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

const List = styled.div.withConfig(innerClass('LocationImport-places'))`
  block-size: clamp(240px, 48dvh, 520px);
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
  overflow: hidden;
  &:where([data-stale]) {
    opacity: 0.6;
  }
`;
