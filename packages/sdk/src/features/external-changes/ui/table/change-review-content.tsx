'use client';
import { useLayoutEffect, useRef, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { SuccessIcon } from '../../../../ui/icons/state-icons.tsx';
import { useShortcuts } from '../../../../ui/use-shortcuts.ts';
import type { ExternalChange } from '../../external-change.ts';
import { ChangeField } from './change-field.tsx';
import { ChangeSource } from './change-source.tsx';
import { ChangeState } from './change-state.tsx';
import { ChangeOurs, ChangeProposed } from './change-values.tsx';
import { useExternalChangesTableView } from './changes-table-context.ts';

/** The change that is looked at, or why there is none. Hears the dialog's keys. */
export function ChangeReviewContent({ run }: { run: (key: string) => boolean }): JSX.Element {
  const t = useTranslate();
  const { table } = useExternalChangesTableView();
  const { review } = table;
  const content = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    dialog.current = content.current?.closest<HTMLElement>('[role="dialog"]') ?? null;
  }, []);
  useShortcuts(
    dialog,
    ({ event: { key, ctrlKey, metaKey, altKey, shiftKey } }) =>
      !ctrlKey && !metaKey && !altKey && !shiftKey && run(key.toLowerCase()),
    true,
  );
  return (
    <Review ref={content}>
      <div role="status">
        {review.change && t('external_changes.table.review.left', { count: review.left })}
      </div>
      {review.change ? (
        <Compared change={review.change} />
      ) : review.error ? (
        <ErrorState
          title={t('external_changes.table.error.title')}
          onRetry={() => void review.refetch()}
          retryLabel={t('common.retry')}
        >
          {review.error.detail ?? t('error.server')}
        </ErrorState>
      ) : review.isDone ? (
        <EmptyState
          role="status"
          icon={<SuccessIcon size={24} />}
          title={t('external_changes.table.review.done.title')}
        >
          {t('external_changes.table.review.done.text', { count: review.passed })}
        </EmptyState>
      ) : (
        <Skeleton label={t('common.loading')} blocks={2} lines={3} />
      )}
    </Review>
  );
}

/** What we say beside what is proposed. */
function Compared({ change }: { change: ExternalChange }) {
  const t = useTranslate();
  const { facility } = change;
  return (
    <article key={change.id}>
      <h3>
        {facility.formatted_address} <small>{[facility.name, facility.store_code].join(' · ')}</small>
      </h3>
      <ChangeField change={change} />
      <dl>
        <dt>{t('external_changes.table.column.ours')}</dt>
        <dd>
          <ChangeOurs change={change} />
        </dd>
        <dt>{t('external_changes.table.column.proposed')}</dt>
        <dd>
          <ChangeProposed change={change} />
        </dd>
        <dt>{t('external_changes.table.column.source')}</dt>
        <dd>
          <ChangeSource change={change} />
        </dd>
      </dl>
      {change.step !== 'none' && <ChangeState change={change} name={facility.name} />}
    </article>
  );
}

const Review = styled.div.withConfig(partClass('ExternalChangesTable-review'))`
  min-block-size: 250px;
  & > [role='status']:first-child {
    min-block-size: 1.5em;
    color: var(--pf-ink-3);
    font-size: var(--pf-font-size-s);
  }
  & h3 {
    margin: 0 0 12px;
    font-size: var(--pf-font-size-l);
    font-weight: 600;
  }
  & small {
    font-weight: 450;
  }
  & h3 > small {
    color: var(--pf-ink-3);
    font-size: var(--pf-font-size-m);
  }
  & dl {
    display: grid;
    grid-template-columns: minmax(90px, auto) minmax(0, 1fr);
    gap: 12px 18px;
    margin: 14px 0;
  }
  & dt {
    color: var(--pf-ink-3);
    font-size: var(--pf-font-size-s);
    font-weight: 550;
  }
  & dd {
    margin: 0;
  }
`;
