'use client';
import type { JSX } from 'react';
import { rankingsMessages, rankMessages } from '../../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ChartCard } from '../../../../patterns/chart-card.tsx';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { RankLeads } from '../../../../patterns/rank-leads.tsx';
import { PeriodPicker } from '../../../../patterns/period-picker.tsx';
import { Screen } from '../../../../patterns/screen.tsx';
import { Toolbar } from '../../../../patterns/toolbar.tsx';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { seriesColor } from '../../../../ui/chart/chart-series.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { Inset } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { type CompetitionState, useCompetition } from '../../competition/use-competition.ts';
import type { RankSearchStart } from '../../rank-search.ts';
import { rankSeries } from '../../../../state/rank-series.ts';
import { RankKeywordPicker } from '../pickers/rank-keyword-picker.tsx';
import { RankLocationPicker } from '../pickers/rank-location-picker.tsx';
import { placesOf } from '../../competition/competition-places.ts';
import { CompetitionFailure, NoPositions } from './competition-failure.tsx';

export interface CompetitionChartProps extends RankSearchStart, CompetitionChartAppearance {
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Positions of one own location beside those of its competitors, as seen from there: the best or the average position
 * over time as lines or as a table, and the figures of the period of each with how far it is ahead or behind.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-CompetitionChart
 * @example
 * ```tsx
 * const [params, setParams] = useSearchParams();
 * return (
 *   <CompetitionChart
 *     search={parseRankSearch(params)}
 *     onSearchChange={(search) => setParams(formatRankSearch(search))}
 *     competitorsHref="/competitors"
 *   />
 * );
 * ```
 */
export function CompetitionChart({
  appearance,
  search,
  defaultSearch,
  onSearchChange,
  ...viewProps
}: CompetitionChartProps): JSX.Element {
  const state = useCompetition({ search, defaultSearch, onSearchChange });
  return (
    <FeatureSurface
      component="CompetitionChart"
      appearance={appearance}
      messages={[rankingsMessages, rankMessages]}
      permission={state.permission}
      forbidden="rankings.competition.forbidden"
      loading={{ blocks: 4 }}
    >
      <CompetitionChartView state={state} {...viewProps} />
    </FeatureSurface>
  );
}

/** How the chart of competition fits into the page around it. */
export interface CompetitionChartAppearance {
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | undefined;
  /** Where competitors are chosen; offered where there is none. */
  competitorsHref?: string | undefined;
  /** Where keywords are chosen; offered where none is watched. */
  keywordsHref?: string | undefined;
}

export interface CompetitionChartViewProps extends CompetitionChartAppearance {
  /** From `useCompetition`. */
  state: CompetitionState;
}

/**
 * The view of the chart of competition: everything it shows and does comes in through the props.
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
  const { search, changeSearch, data } = state;
  const { chart = 'top', view = 'chart' } = search;
  const title = t(`rankings.competition.heading.${chart}`);
  const places = placesToShow(state, t('rankings.competition.own'));
  return (
    <Screen part="CompetitionChart" height="flow">
      <CompetitionToolbar state={state} />
      <ChartCard
        part="CompetitionChart-card"
        title={title}
        headingLevel={headingLevel}
        isBusy={places && state.isFetching}
        tools={
          <SegmentedControl
            label={t('rankings.chart.shows')}
            segments={[
              { id: 'top', label: t('rankings.chart.top') },
              { id: 'average', label: t('rankings.chart.average') },
              { id: 'table', label: t('rankings.chart.table') },
            ]}
            value={view === 'table' ? 'table' : chart}
            onChange={(next) =>
              changeSearch(next === 'table' ? { view: 'table' } : { chart: next, view: undefined })
            }
          />
        }
        isTable={view === 'table'}
        lead={
          places &&
          state.isCut && (
            <Text as="p" role="status" tone="muted" size="s">
              {t('rankings.competition.cut', { keyword: state.keywords[0] ?? '' })}
            </Text>
          )
        }
        plot={
          data &&
          places && {
            label: title,
            axis: 'rank',
            dates: data.dates,
            resolution: data.resolution,
            series: places.map(({ id, name, series }, index) => ({
              id,
              label: name,
              color: seriesColor(index),
              values: rankSeries(series, chart === 'average' ? 'average' : 'best'),
            })),
          }
        }
        state={!places && <NoCompetition state={state} {...hrefs} />}
      >
        {places && (
          <RankLeads
            label={t('rankings.competition.figures')}
            placeLabel={t('rankings.competition.place')}
            places={places}
            measures={['best', 'average', 'average_all', 'top3_share']}
            definitionOf={(measure) => t(`rankings.measure.${measure}.definition`)}
            notMeasured={t('rankings.competition.not_measured_yet')}
          />
        )}
      </ChartCard>
    </Screen>
  );
}

/** The places with their positions; undefined where something is missing for that. */
function placesToShow(state: CompetitionState, ownName: string) {
  const { data, error, emptiness } = state;
  // After a failure, what was shown before belongs to another location or period.
  if (!data || error || emptiness) return undefined;
  const places = placesOf(data, ownName);
  return places.some(({ summary }) => summary.points > 0) ? places : undefined;
}

/** Of which location, by which keywords, and when. */
function CompetitionToolbar({ state }: { state: CompetitionState }): JSX.Element {
  const t = useTranslate();
  const { search, changeSearch, facility, keywords } = state;
  return (
    <Toolbar label={t('rankings.competition.subject')}>
      <Inset inlineSize="320px" minInlineSize="min(240px, 100%)" small={{ inlineSize: '100%' }}>
        <RankLocationPicker
          value={facility}
          // Another location may be watched by other keywords.
          onChange={(next) => changeSearch({ facility: next, keywords: undefined })}
        />
      </Inset>
      <RankKeywordPicker
        facility={facility}
        value={keywords}
        isSingle={search.chart === 'average'}
        onChange={(next) => changeSearch({ keywords: next })}
      />
      <PeriodPicker
        value={search}
        onChange={changeSearch}
        compare={search.compare ?? 'none'}
        onCompareChange={(compare) => changeSearch({ compare })}
      />
    </Toolbar>
  );
}

interface NoCompetitionProps extends Omit<CompetitionChartAppearance, 'headingLevel'> {
  state: CompetitionState;
}

/** Why there is no chart: nothing to compare by or with, on its way, failed, or not measured. */
function NoCompetition({ state, competitorsHref, keywordsHref }: NoCompetitionProps): JSX.Element {
  const t = useTranslate();
  const link = (href: string | undefined, label: string) =>
    href && (
      <Link href={href} isInApp variant="button">
        {label}
      </Link>
    );
  if (state.emptiness === 'no_keywords' || state.emptiness === 'no_locations')
    return (
      <EmptyState
        title={t('rankings.competition.no_keywords.title')}
        headingLevel={3}
        actions={link(keywordsHref, t('rankings.chart.empty.no_keywords.action'))}
      >
        {t('rankings.competition.no_keywords.text')}
      </EmptyState>
    );
  if (state.emptiness)
    return (
      <EmptyState
        title={t('rankings.competition.nobody.title')}
        headingLevel={3}
        actions={link(competitorsHref, t('rankings.competition.choose_competitors'))}
      >
        {t('rankings.competition.nobody.text')}
      </EmptyState>
    );
  if (state.error) return <CompetitionFailure {...state} error={state.error} />;
  return state.data ? <NoPositions /> : <Skeleton label={t('common.loading')} blocks={4} />;
}
