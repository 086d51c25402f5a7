import { useCallback } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { ChartNote } from '../../../../ui/chart/chart-series.ts';
import type { PresentField } from './present-values.ts';
import { useFieldNames } from './use-field-name.ts';

/** What was changed in listings on one day. */
interface EditedFields {
  date: string;
  fields: readonly PresentField[];
  /** At how many locations; left out where a chart is of one. */
  edited_facilities?: number;
}

/** Notes edits in a chart: `zmiana: godziny otwarcia, 16 paź`. A day without edited fields has no note. */
export function useEditNotes(): (edits: readonly EditedFields[]) => ChartNote[] {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useFieldNames();
  return useCallback(
    (edits) =>
      edits.flatMap(({ date, fields, edited_facilities: count }) => {
        if (fields.length === 0) return [];
        const told = {
          fields: format.list(fields.map(nameOf)).toLocaleLowerCase(),
          date: format.day(date, 'day_month'),
        };
        const text =
          count === undefined
            ? t('listing_values.edited', told)
            : t('listing_values.edited_at', { ...told, locations: t('common.locations', { count }) });
        return [{ date, text }];
      }),
    [t, format, nameOf],
  );
}
