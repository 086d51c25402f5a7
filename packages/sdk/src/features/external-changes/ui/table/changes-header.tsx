'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { KeyHint } from '../../../../ui/display/key-hint.tsx';
import { Chip } from '../../../../ui/display/chip.tsx';
import { ChangesSearch } from './changes-search.tsx';
import { useExternalChangesTableView } from './changes-table-context.ts';
import { FilterChips } from './filters/filter-chips.tsx';
import { ChangeFilterPanel } from './filters/change-filter-panel.tsx';

/** Above the rows: how much waits, how it is put together, what narrows it, and the way through it one by one. */
export function ChangesHeader(): JSX.Element {
  const t = useTranslate();
  const { table, title, headingLevel = 1, headerActions, isNarrow } = useExternalChangesTableView();
  const review = (
    <Button
      variant="primary"
      isDisabled={(table.stats?.pending ?? 0) === 0}
      onPress={() => table.review.open()}
    >
      {t('external_changes.table.review.start')} {!isNarrow && <KeyHint>↵</KeyHint>}
    </Button>
  );
  const hasHeading = title !== null || Boolean(headerActions);
  return (
    <Header>
      {hasHeading && (
        <Heading>
          {title !== null && (
            <div>
              <Title as={`h${headingLevel}`}>{title ?? t('external_changes.table.title')}</Title>
              <Waiting />
            </div>
          )}
          <Actions>
            {headerActions}
            {review}
          </Actions>
        </Heading>
      )}
      <Toolbar>
        <Chips role="group" aria-label={t('external_changes.table.group.label')}>
          {(['location', 'identical'] as const).map((grouping) => (
            <Chip
              key={grouping}
              isSelected={table.groupBy === grouping}
              onChange={() => table.setGroupBy(grouping)}
            >
              {t(`external_changes.table.group.${grouping}`)}
            </Chip>
          ))}
          <FilterChips />
          <ChangeFilterPanel />
        </Chips>
        <Tools>
          <ChangesSearch />
          {!hasHeading && review}
        </Tools>
      </Toolbar>
    </Header>
  );
}

/** How much waits for a decision, where, and since when. */
function Waiting() {
  const t = useTranslate();
  const format = useFormat();
  const { stats } = useExternalChangesTableView().table;
  const { pending: count = 0, facilities_count = 0, oldest_detected_at } = stats ?? {};
  const words = [
    `${t('external_changes.table.waiting', { count })} ${t('external_changes.table.in_locations', { count: facilities_count })}.`,
    oldest_detected_at && t('external_changes.table.oldest', { age: format.age(oldest_detected_at) }),
  ];
  return (
    <Summary>
      {!stats
        ? '\u00a0'
        : count === 0
          ? t('external_changes.table.nothing_waits')
          : words.filter(Boolean).join(' ')}
    </Summary>
  );
}

const Header = styled.div.withConfig(partClass('ExternalChangesTable-header'))`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: 14px;
  padding: 22px 24px 14px;
  :where([data-layout='narrow']) > & {
    gap: 10px;
    padding: 14px 16px 10px;
  }
`;

const Heading = styled.div.withConfig(partClass('ExternalChangesTable-heading'))`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 10px 16px;
`;

const Title = styled.h1.withConfig(partClass('ExternalChangesTable-title'))`
  margin: 0;
  font-size: var(--pf-font-size-xl);
  font-weight: 680;
  letter-spacing: -0.01em;
  line-height: 1.3;
`;

const Summary = styled.p.withConfig(partClass('ExternalChangesTable-summary'))`
  margin: 1px 0 0;
  color: var(--pf-ink-3);
`;

const Actions = styled.div.withConfig(partClass('ExternalChangesTable-headerActions'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-inline-start: auto;
`;

const Toolbar = styled.div.withConfig(partClass('ExternalChangesTable-toolbar'))`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 8px 16px;
  :where([data-layout='narrow']) & {
    flex-direction: column-reverse;
    align-items: stretch;
  }
`;

const Chips = styled.div.withConfig(partClass('ExternalChangesTable-chips'))`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  min-inline-size: 0;
  min-block-size: var(--pf-control);
  /* On a phone one row that slides under the thumb leaves the screen to the changes. */
  :where([data-layout='narrow']) & {
    flex-wrap: nowrap;
    margin-inline: -16px;
    padding: 4px 16px;
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Tools = styled.div.withConfig(partClass('ExternalChangesTable-tools'))`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;
