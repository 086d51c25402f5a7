import { useMemo } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { ChartNote } from '../../../../ui/chart/chart-series.ts';
import { useFieldNames } from '../../../listings/ui/change/use-field-name.ts';
import type { Positions } from '../../ranking.ts';

/** What was changed in the listing, to be noted in a chart: `zmiana: godziny otwarcia, 16 paź`. */
export function useChangeNotes(annotations: Positions['annotations'] | undefined): readonly ChartNote[] {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useFieldNames();
  return useMemo(
    () =>
      (annotations ?? []).map(({ date, fields }) => ({
        date,
        text: t('rankings.chart.changed', {
          fields: format.list(fields.map(nameOf)).toLocaleLowerCase(),
          date: format.date(`${date}T12:00:00Z`, 'day_month'),
        }),
      })),
    [annotations, t, format, nameOf],
  );
}
