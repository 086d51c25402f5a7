'use client';
import type { RefObject, JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ChartDownload } from '../../../../patterns/chart-card.tsx';
import { Toolbar } from '../../../../patterns/toolbar.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Chip } from '../../../../ui/display/chip.tsx';
import { ChevronDownIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { MenuItem } from '../../../../ui/overlays/menu-item.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { rankDrawings, type RankDrawing } from '../../rank-search.ts';
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
      <Menu
        trigger={
          <Button
            size="s"
            variant="ghost"
            aria-label={`${t('rankings.chart.kind')}: ${t(`rankings.chart.kind.${drawing}`)}`}
          >
            {t(`rankings.chart.kind.${drawing}`)}
            <ChevronDownIcon size={14} />
          </Button>
        }
        selectionMode="single"
        selectedKeys={[drawing]}
        onAction={(id) => chart.changeSearch({ drawing: id as RankDrawing, view: 'chart' })}
      >
        {rankDrawings.map((one) => (
          <MenuItem key={one} id={one}>
            {t(`rankings.chart.kind.${one}`)}
          </MenuItem>
        ))}
      </Menu>
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
