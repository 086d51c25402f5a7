'use client';
import { changeDecisions } from '@pinfold/contract/features/external-changes/change-enums';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { ExternalChange } from '../../external-change.ts';
import { HistoryCell, HistoryHint } from './history-cell.ts';
import { deciderOf } from './decider-of.ts';

/** Who decided, or which rule, and when. */
export function HistoryDecision({ change }: { change: ExternalChange }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { decision, decided_at, decided_by, decided_by_rule } = change;
  if (decision === changeDecisions.idle || decided_at === null)
    return <HistoryHint>{t('external_changes.history.by_nobody')}</HistoryHint>;
  return (
    <HistoryCell>
      <span>{deciderOf(t, decided_by, decided_by_rule)}</span>
      <HistoryHint>
        <time dateTime={decided_at}>{format.date(decided_at, 'date_time')}</time>
      </HistoryHint>
    </HistoryCell>
  );
}
