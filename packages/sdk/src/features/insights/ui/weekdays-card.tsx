'use client';
import { weekdays, type Weekday } from '@pinfold/contract/features/listings/hours/calendar';
import type { JSX } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { TitledCard } from '../../../patterns/titled-card.tsx';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { token } from '../../../theme/token.ts';
import { Table } from '../../../ui/collections/table.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { weekdayName } from '../../listings/ui/hours/hours-text.ts';
import type { Insights } from '../insights.queries.ts';

interface WeekdaysCardProps {
  insights: Insights;
  headingLevel: 2 | 3 | 4;
}

/** What a Monday is like, and each other day of the week: averages of the days that are known. */
export function WeekdaysCard({ insights, headingLevel }: WeekdaysCardProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { language } = usePinfold();
  const rows = weekdays.map((day) => ({ day, ...figuresOf(insights, day) }));
  const most = Math.max(1, ...rows.map(({ views }) => views ?? 0));
  const mean = (value: number | null) =>
    value === null ? '–' : format.number(value, { maximumFractionDigits: value < 10 ? 1 : 0 });
  return (
    <TitledCard
      part="UserBehavior-card"
      title={t('insights.weekdays')}
      headingLevel={headingLevel}
      note={t('insights.weekdays.note')}
    >
      <Table
        label={t('insights.weekdays')}
        columns={[
          {
            id: 'day',
            header: t('insights.weekdays.day'),
            isRowHeader: true,
            render: ({ day }) => weekdayName(language, day),
          },
          {
            id: 'views',
            header: t('insights.metric.views'),
            align: 'end',
            render: ({ views }) => (
              <Row as="span" gap={3} justify="end">
                <svg aria-hidden="true" width={72} height={8}>
                  <rect width={(72 * (views ?? 0)) / most} height={8} rx={2} fill={token('color-series-1')} />
                </svg>
                <span>{mean(views)}</span>
              </Row>
            ),
          },
          {
            id: 'actions',
            header: t('insights.metric.actions'),
            align: 'end',
            render: ({ actions }) => mean(actions),
          },
        ]}
        rows={rows}
        getKey={({ day }) => String(day)}
      />
    </TitledCard>
  );
}

function figuresOf({ weekdays: figures }: Insights, day: Weekday) {
  return figures[day] ?? { days: 0, views: null, actions: null };
}
