'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ChartCard } from '../../../../patterns/chart-card.tsx';
import { RankLeads } from '../../../../patterns/rank-leads.tsx';
import { rankSeries } from '../../../../state/rank-series.ts';
import { seriesColor } from '../../../../ui/chart/chart-series.ts';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import type {
  WebsiteBesideOthers,
  WebsiteCompetitionState,
} from '../../competition/use-website-competition.ts';
import { competitionMeasures } from '../../competition/website-competition-search.ts';

interface CompetitionCardProps {
  state: WebsiteCompetitionState;
  own: WebsiteBesideOthers;
  headingLevel: 2 | 3 | 4;
}

/** The own website and its competitors over time, and the figures of the period below. */
export function CompetitionCard({ state, own, headingLevel }: CompetitionCardProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { search, changeSearch, rivals, dates } = state;
  const { measure = 'average_all', view = 'chart' } = search;
  const named = { ...own, name: t('websites.competition.own', { name: own.name }) };
  const whyApart = ({ isComparable, measuredSince }: WebsiteBesideOthers) => {
    if (isComparable) return undefined;
    return measuredSince
      ? t('websites.competition.since', { date: format.day(measuredSince) })
      : t('websites.competition.other_searches');
  };
  return (
    <ChartCard
      part="WebsiteCompetition-card"
      title={t(`rank.measure.${measure}`)}
      headingLevel={headingLevel}
      tools={
        <>
          <Select
            label={t('websites.competition.measure')}
            isLabelHidden
            options={competitionMeasures.map((id) => ({ id, label: t(`rank.measure.${id}`) }))}
            value={measure}
            onChange={(id) => changeSearch({ measure: competitionMeasures.find((one) => one === id) })}
          />
          <SegmentedControl
            label={t('websites.competition.view')}
            segments={(['chart', 'table'] as const).map((id) => ({
              id,
              label: t(`websites.competition.${id}`),
            }))}
            value={view}
            onChange={(next) => changeSearch({ view: next })}
          />
        </>
      }
      isTable={view === 'table'}
      plot={{
        label: t(`rank.measure.${measure}`),
        axis: 'rank',
        dates,
        resolution: 'day',
        series: [named, ...rivals].map(({ id, name, series }, index) => ({
          id,
          label: name,
          color: seriesColor(index),
          values: rankSeries(series, measure),
        })),
      }}
    >
      <RankLeads
        label={t('websites.competition.figures')}
        placeLabel={t('websites.competition.website')}
        places={[
          named,
          ...rivals.map((rival) => ({
            ...rival,
            whyApart: rival.summary.points > 0 ? whyApart(rival) : undefined,
          })),
        ]}
        measures={competitionMeasures}
        definitionOf={(one) =>
          t(one === 'top3_share' ? 'websites.figures.top3.definition' : `websites.measure.${one}.definition`)
        }
        notMeasured={t('websites.competition.not_measured')}
      />
    </ChartCard>
  );
}
