'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import type { ExternalChangeEvent } from '../../history/history-queries.ts';
import { useExternalChangeEvents } from '../../history/use-external-change-events.ts';
import { deciderOf } from './decider-of.ts';
import { HistoryHint } from './history-cell.ts';

/** What happened to a change, step by step. */
export function HistoryEvents({ id }: { id: number }): JSX.Element {
  const t = useTranslate();
  const { events, error, data, isFetching, refetch } = useExternalChangeEvents(id);
  if (!data)
    return (
      <Steps as="div">
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
      </Steps>
    );
  return (
    <Steps aria-label={t('external_changes.history.events')}>
      {events.map((event, index) => (
        <HistoryEvent key={index} event={event} />
      ))}
    </Steps>
  );
}

function HistoryEvent({ event: { kind, at, user, by_rule, problems } }: { event: ExternalChangeEvent }) {
  const t = useTranslate();
  const format = useFormat();
  const isDecision = kind === 'accepted' || kind === 'rejected' || kind === 'undone';
  return (
    <Step data-kind={kind}>
      <HistoryHint>
        <time dateTime={at}>{format.date(at, 'date_time')}</time>
      </HistoryHint>
      <Text>
        {t(`external_changes.history.event.${kind}`)}
        {(isDecision || user !== null) && <> · {deciderOf(t, user, by_rule)}</>}
        {problems.map(({ code, message }) => (
          <HistoryHint key={code}> {message}</HistoryHint>
        ))}
      </Text>
    </Step>
  );
}

const Steps = styled.ol.withConfig(partClass('ExternalChangesHistory-events'))`
  display: flex;
  flex-direction: column;
  gap: 4px;
  margin: 0;
  padding: 0 16px 14px;
  list-style: none;
`;

const Step = styled.li.withConfig(partClass('ExternalChangesHistory-event'))`
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

const Text = styled.span.withConfig(partClass('ExternalChangesHistory-eventText'))`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
