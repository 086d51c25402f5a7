'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Screen } from '../../../../patterns/screen.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import type { CompetitionState } from '../../competition/use-competition.ts';
import { CompetitionBody } from './competition-body.tsx';
import { CompetitionHeader } from './competition-header.tsx';
import { CompetitionToolbar } from './competition-toolbar.tsx';

/** How the chart of competition fits into the page around it. */
export interface CompetitionChartLooks {
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | undefined;
  /** Where competitors are chosen; offered where there is none. */
  competitorsHref?: string | undefined;
  /** Where keywords are chosen; offered where none is watched. */
  keywordsHref?: string | undefined;
}

export interface CompetitionChartViewProps extends CompetitionChartLooks {
  /** From `useCompetition`. */
  state: CompetitionState;
}

/**
 * The looks of the chart of competition: everything it shows and does comes in through the props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const state = useCompetition();
 * return <Surface><CompetitionChartView state={state} competitorsHref="/competitors" /></Surface>;
 * ```
 */
export function CompetitionChartView({
  state,
  headingLevel = 2,
  ...hrefs
}: CompetitionChartViewProps): JSX.Element {
  const t = useTranslate();
  const { search, changeSearch } = state;
  const { chart = 'top', view = 'chart' } = search;
  const shown = view === 'table' ? 'table' : chart;
  return (
    <Screen part="CompetitionChart" height="flow">
      <CompetitionToolbar state={state} />
      <Card>
        <CompetitionHeader title={t(`rankings.competition.heading.${chart}`)} headingLevel={headingLevel}>
          <SegmentedControl
            label={t('rankings.chart.shows')}
            segments={[
              { id: 'top', label: t('rankings.chart.top') },
              { id: 'average', label: t('rankings.chart.average') },
              { id: 'table', label: t('rankings.chart.table') },
            ]}
            value={shown}
            onChange={(next) =>
              changeSearch(next === 'table' ? { view: 'table' } : { chart: next, view: undefined })
            }
          />
        </CompetitionHeader>
        <CompetitionBody state={state} {...hrefs} />
      </Card>
    </Screen>
  );
}
