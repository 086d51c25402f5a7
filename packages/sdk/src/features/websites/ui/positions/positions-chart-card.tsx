'use client';
import type { JSX } from 'react';
import { saveCsv, savePng } from '../../../../files/save-file.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ChartCard } from '../../../../patterns/chart-card.tsx';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { rankSeries } from '../../../../state/rank-series.ts';
import { seriesColor } from '../../../../ui/chart/chart-series.ts';
import { Chip } from '../../../../ui/display/chip.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { WebsitePositionsState } from '../../positions/use-website-positions.ts';
import { shortAddress } from '../short-address.ts';
import { useAboveText } from './use-above-text.ts';

interface PositionsChartCardProps {
  state: WebsitePositionsState;
  headingLevel: 2 | 3 | 4;
}

/** Keywords over time, as lines or as a table, and all measurements as a file. */
export function PositionsChartCard({ state, headingLevel }: PositionsChartCardProps): JSX.Element {
  const t = useTranslate();
  const { search, changeSearch, lines, dates, datesBefore, places } = state;
  const isTable = search.view === 'table';
  return (
    <ChartCard
      part="WebsitePositions-card"
      title={t('websites.chart.title')}
      headingLevel={headingLevel}
      toolbar={{ label: t('websites.chart.shows'), spacing: 's', isPrinted: false }}
      tools={
        <Chip
          isSelected={isTable}
          onChange={(isSelected) => changeSearch({ view: isSelected ? 'table' : 'chart' })}
        >
          {t('websites.chart.table')}
        </Chip>
      }
      isTable={isTable}
      download={useDownload(state)}
      lead={
        search.location === undefined &&
        places.length > 1 && (
          <Text as="p" tone="muted" size="s">
            {t('websites.chart.many_places')}
          </Text>
        )
      }
      plot={{
        label: t('websites.chart.title'),
        axis: 'rank',
        dates,
        resolution: 'day',
        comparedDates: datesBefore,
        series: lines.map(({ keyword, series, before }, index) => ({
          id: keyword,
          label: keyword,
          color: seriesColor(index),
          values: rankSeries(series, 'best'),
          compared: before && rankSeries(before, 'best'),
        })),
      }}
      note={t('websites.chart.note')}
    />
  );
}

function useDownload({ website, days, rows, places }: WebsitePositionsState) {
  const t = useTranslate();
  const { language } = usePinfold();
  const aboveOf = useAboveText();
  const name = [
    t('websites.chart.download_name'),
    shortAddress(website?.url ?? '').replaceAll('/', '-'),
    days.from,
    days.to,
  ].join('-');
  return {
    labels: {
      menu: t('websites.chart.download'),
      png: t('websites.chart.download_png'),
      csv: t('websites.chart.download_csv'),
    },
    saveCsv: async () => {
      const { websitePositionsCsv } = await import('../../positions/website-positions-csv.ts');
      const text = websitePositionsCsv(
        rows ?? [],
        {
          keyword: t('websites.keywords.keyword'),
          place: t('websites.keywords.place'),
          date: t('websites.keywords.date'),
          position: t('websites.keywords.position'),
          page: t('websites.keywords.page'),
          above: t('websites.keywords.above'),
          nameOf: (id) => places.find((place) => place.id === id)?.name ?? String(id),
          aboveOf,
        },
        language,
      );
      saveCsv(name, text);
    },
    savePng: (element: HTMLElement | null) => savePng(name, element),
  };
}
