'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Inset } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { ExternalChangeEvent } from '../../history/history-queries.ts';
import { useExternalChangeEvents } from '../../history/use-external-change-events.ts';
import { deciderName, Moment } from './history-cells.tsx';

/** What happened to a change, step by step. */
export function HistoryEvents({ id }: { id: number }): JSX.Element {
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
