'use client';
import type { RefObject, JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ChartDownload } from '../../../../patterns/chart-card.tsx';
import { ChoiceMenu } from '../../../../patterns/choice-menu.tsx';
import { Toolbar } from '../../../../patterns/toolbar.tsx';
import { Chip } from '../../../../ui/display/chip.tsx';
import { rankDrawings } from '../../rank-search.ts';
import type { RankChartState } from '../../use-rank-chart.ts';
import { useRankDownload } from '../../use-rank-download.ts';

interface ChartToolbarProps {
  chart: RankChartState;
  plotRef: RefObject<HTMLDivElement | null>;
  isDrawn: boolean;
}

/** What to show, how to draw it, and what to take away. */
export function ChartToolbar({ chart, plotRef, isDrawn }: ChartToolbarProps): JSX.Element {
  const t = useTranslate();
  const download = useRankDownload(chart.positions);
  const { chart: kind = 'top', drawing = 'line', view = 'chart' } = chart.search;
  const isTable = view === 'table';
  return (
    <Toolbar label={t('rankings.chart.shows')} spacing="s" isPrinted={false}>
      {(['top', 'average'] as const).map((one) => (
        <Chip
          key={one}
          isSelected={!isTable && kind === one}
          onChange={() => chart.changeSearch({ chart: one, view: 'chart' })}
        >
          {t(`rankings.chart.${one}`)}
        </Chip>
      ))}
      <Chip
        isSelected={isTable}
        onChange={(isSelected) => chart.changeSearch({ view: isSelected ? 'table' : 'chart' })}
      >
        {t('rankings.chart.table')}
      </Chip>
      <ChoiceMenu
        variant="ghost"
        label={`${t('rankings.chart.kind')}: ${t(`rankings.chart.kind.${drawing}`)}`}
        text={t(`rankings.chart.kind.${drawing}`)}
        choices={rankDrawings}
        nameOf={(id) => t(`rankings.chart.kind.${id}`)}
        value={drawing}
        onChange={(id) => chart.changeSearch({ drawing: id, view: 'chart' })}
      />
      {isDrawn && (
        <ChartDownload
          {...{ ...download, isTable, plotRef }}
          labels={{
            menu: t('rankings.chart.download'),
            png: t('rankings.chart.download_png'),
            csv: t('rankings.chart.download_csv'),
          }}
        />
      )}
    </Toolbar>
  );
}
