import { useMemo } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import type { ChartNote } from '../../../ui/chart/chart-series.ts';
import { useEditNotes } from '../../listings/ui/change/use-edit-notes.ts';
import { type InsightGap, insightGaps } from '../insight-series.ts';
import type { Insights } from '../insights.queries.ts';

/** What is noted in a chart, where neighbouring gaps are one note, and in its table, where each row tells its own. */
interface InsightNotes {
  chart: readonly ChartNote[];
  table: readonly ChartNote[];
}

/** Our edits and posts, and the days of which nothing or only a part is known. */
export function useInsightNotes(insights: Insights | undefined): InsightNotes {
  const t = useTranslate();
  const format = useFormat();
  const editNotes = useEditNotes();
  return useMemo(() => {
    if (!insights) return { chart: [], table: [] };
    const { annotations, dates, known, expected, resolution } = insights;
    const day = (date: string) => format.day(date, resolution === 'month' ? 'month' : 'day_month');
    const happened = [
      ...editNotes(annotations),
      ...annotations.flatMap(({ date, posts: count }) =>
        count > 0
          ? [{ date, text: t('insights.note.posts', { count, date: format.day(date, 'day_month') }) }]
          : [],
      ),
    ];
    const told = ({ from, to, share }: InsightGap): ChartNote => {
      const days = from === to ? day(from) : `${day(from)} – ${day(to)}`;
      const part = format.number(share, { style: 'percent', maximumFractionDigits: 0 });
      const text =
        share === 0 ? t('insights.note.gap', { days }) : t('insights.note.partial', { days, part });
      return { date: from, text };
    };
    const single = dates.flatMap((date, index) =>
      insightGaps({ dates: [date], known: [known[index] ?? 0], expected: [expected[index] ?? 0] }),
    );
    return {
      chart: [...happened, ...insightGaps(insights).map(told)],
      table: [...happened, ...single.map(told)],
    };
  }, [insights, t, format, editNotes]);
}
