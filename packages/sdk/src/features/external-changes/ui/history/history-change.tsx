'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FieldDifference } from '../../../listings/ui/change/field-difference.tsx';
import type { ExternalChange } from '../../external-change.ts';
import { HistoryCell, HistoryHint } from './history-cell.ts';

/** What was proposed against what we said, by whom, and when it was found. */
export function HistoryChange({ change }: { change: ExternalChange }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { field, ours, proposed, facility, source, user, detected_at } = change;
  return (
    <HistoryCell>
      <FieldDifference
        field={field}
        ours={ours}
        proposed={proposed}
        country={ours.country ?? proposed.country ?? 'PL'}
        listingId={facility.id}
      />
      <HistoryHint>
        {[user ?? t(`external_changes.history.source.${source}`), format.date(detected_at, 'date_time')].join(
          ' · ',
        )}
      </HistoryHint>
    </HistoryCell>
  );
}
