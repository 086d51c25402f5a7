'use client';
import { dashboardDays } from '@pinfold/contract/features/dashboard/dashboard';
import { type IndicatorId, indicatorIds } from '@pinfold/contract/features/dashboard/indicator';
import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { PageHeader } from '../../../patterns/page-header.tsx';
import { QueryState } from '../../../patterns/query-state.tsx';
import { Screen, useScreenLayout } from '../../../patterns/screen.tsx';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { Grid, Stack } from '../../../ui/layout/stack.tsx';
import { isFirstHour } from '../is-first-hour.ts';
import { AttentionList } from './attention-list.tsx';
import { type DashboardAppearance, useDashboardView } from './dashboard-context.ts';
import { FirstHour } from './first-hour.tsx';
import { IndicatorCard } from './indicator-card.tsx';
import { NextPoints } from './next-points.tsx';
import { ScoreChanges } from './score-changes.tsx';
import { ScoreHistory } from './score-history.tsx';
import { ScoreRing } from './score-ring.tsx';
import { useDashboardText } from './use-dashboard-text.ts';

/** All parts of the dashboard, in the order in which a morning asks: how are we, why, and what is to be done. */
export function DashboardScreen({
  title,
  headingLevel = 1,
}: Pick<DashboardAppearance, 'title' | 'headingLevel'>): JSX.Element {
  const t = useTranslate();
  const text = useDashboardText();
  const layout = useScreenLayout();
  const { state, stats } = useDashboardView();
  const known = stats?.indicators.filter((one) => one.state === 'known').map(({ id }) => id) ?? [];
  // What waits is told once, by the card of the first hour.
  const isFirst = stats !== undefined && isFirstHour(stats);
  return (
    <Screen part="Dashboard" layout={layout} height="flow" isStale={state.isStale}>
      <PageHeader
        title={title === undefined ? t('dashboard.title') : title}
        headingLevel={headingLevel}
        size={headingLevel === 1 ? 'xl' : 'l'}
        summary={
          stats
            ? t('dashboard.dates', {
                from: text.day(stats.period.date_from),
                to: text.day(stats.period.date_to),
              })
            : '\u00a0'
        }
        actions={
          <SegmentedControl
            label={t('dashboard.period')}
            segments={dashboardDays.map((id) => ({ id, label: t(`dashboard.period.${id}`) }))}
            value={state.days}
            onChange={state.setDays}
          />
        }
      />
      {stats ? (
        <Stack gap={5} minInlineSize="0" isStale={state.isStale}>
          <Grid columns="minmax(250px, 3fr) minmax(0, 8fr)" gap={5} narrow={{ columns: 'minmax(0, 1fr)' }}>
            <ScoreRing />
            {isFirst ? <FirstHour /> : <IndicatorCards ids={indicatorIds} />}
          </Grid>
          {isFirst && <IndicatorCards ids={known} />}
          <Grid fit="340px" gap={5} align="start">
            <Stack gap={5} minInlineSize="0">
              <AttentionList />
              <ScoreChanges />
            </Stack>
            <NextPoints />
          </Grid>
          <ScoreHistory />
        </Stack>
      ) : (
        <QueryState
          query={state}
          failed={t('dashboard.failed')}
          forbidden={t('dashboard.forbidden')}
          loading={{ blocks: 6 }}
          empty={undefined}
        />
      )}
    </Screen>
  );
}

function IndicatorCards({ ids }: { ids: readonly IndicatorId[] }) {
  const t = useTranslate();
  if (ids.length === 0) return null;
  return (
    <Grid as="section" aria-label={t('dashboard.indicators')} fit="220px" gap={4}>
      {ids.map((id) => (
        <IndicatorCard key={id} indicator={id} />
      ))}
    </Grid>
  );
}
