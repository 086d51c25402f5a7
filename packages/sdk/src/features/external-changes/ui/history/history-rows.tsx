'use client';
import { type JSX, useMemo } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ScreenRows } from '../../../../patterns/screen.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { VirtualTable } from '../../../../ui/collections/virtual-table.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Inset } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { ExternalChange } from '../../external-change.ts';
import { useExternalChangeEvents } from '../../history/use-external-changes-history.ts';
import { type ExternalChangeEvent } from '../../history/changes-history.queries.ts';
import {
  deciderName,
  HistoryCard,
  HistoryChange,
  HistoryDecision,
  HistoryPlace,
  HistoryResult,
  Moment,
} from './history-cells.tsx';
import { useHistoryView } from './history-context.ts';

/** Changes that have ended; only rows on screen are rendered: a table, or cards in narrow layouts. */
export function HistoryRows(): JSX.Element {
  const t = useTranslate();
  const { history, isNarrow } = useHistoryView();
  const { rows } = history;
  const columns = useMemo(
    () => [
      {
        id: 'place',
        header: t('external_changes.history.column.place'),
        width: 'minmax(170px, 1.1fr)',
        isRowHeader: true,
        render: (change: ExternalChange) => <HistoryPlace change={change} />,
      },
      {
        id: 'change',
        header: t('external_changes.history.column.change'),
        width: 'minmax(230px, 2fr)',
        render: (change: ExternalChange) => <HistoryChange change={change} />,
      },
      {
        id: 'decided',
        header: t('external_changes.history.column.decided'),
        width: 'minmax(150px, 0.9fr)',
        render: (change: ExternalChange) => <HistoryDecision change={change} />,
      },
      {
        id: 'result',
        header: t('external_changes.history.column.result'),
        width: 'minmax(210px, 1.1fr)',
        render: (change: ExternalChange) => <HistoryResult change={change} />,
      },
    ],
    [t],
  );
  return (
    <ScreenRows>
      <VirtualTable
        label={t('external_changes.history.title')}
        columns={columns}
        rowCount={rows.count ?? 0}
        rowAt={rows.at}
        getKey={({ id }) => String(id)}
        waitingLabel={t('common.loading')}
        onRangeChange={history.showRange}
        onAction={({ id }) => history.toggle(id)}
        estimatedHeight={isNarrow ? 170 : 86}
        question={JSON.stringify(history.filters)}
        renderBelow={({ id }) => (history.isOpen(id) ? <HistoryEvents id={id} /> : undefined)}
        {...(isNarrow && { renderCard: (change: ExternalChange) => <HistoryCard change={change} /> })}
      />
    </ScreenRows>
  );
}

/** What happened to a change, step by step. */
function HistoryEvents({ id }: { id: number }): JSX.Element {
  const t = useTranslate();
  const { events, error, data, isFetching, refetch } = useExternalChangeEvents(id);
  if (!data)
    return (
      <Inset padding={[0, 5, 4]}>
        {error ? (
          <div role="alert">
            {t('external_changes.history.events_failed')}{' '}
            <Button size="s" variant="ghost" isPending={isFetching} onPress={() => void refetch()}>
              {t('common.retry')}
            </Button>
          </div>
        ) : (
          <Skeleton label={t('common.loading')} lines={3} />
        )}
      </Inset>
    );
  return (
    <List as="ol" gap={2} padding={[0, 5, 4]} aria-label={t('external_changes.history.events')}>
      {events.map((event, index) => (
        <HistoryEvent key={index} event={event} />
      ))}
    </List>
  );
}

function HistoryEvent({ event: { kind, at, user, by_rule, problems } }: { event: ExternalChangeEvent }) {
  const t = useTranslate();
  const isDecision = kind === 'accepted' || kind === 'rejected' || kind === 'undone';
  return (
    <Step data-kind={kind}>
      <Moment at={at} />
      <Text wrap="anywhere" minInlineSize="0">
        {t(`external_changes.history.event.${kind}`)}
        {(isDecision || user !== null) && <> · {deciderName(t, user, by_rule)}</>}
        {problems.map(({ code, message }) => (
          <Text as="small" key={code} size="s" tone="subtle">
            {' '}
            {message}
          </Text>
        ))}
      </Text>
    </Step>
  );
}

const Step = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 12px;
  padding-inline-start: 12px;
  border-inline-start: 2px solid var(--pf-line);
  font-variant-numeric: tabular-nums;
  &:where([data-kind='refused'], [data-kind='escalated']) {
    border-color: var(--pf-warn);
  }
  &:where([data-kind='taken']) {
    border-color: var(--pf-good);
  }
`;
