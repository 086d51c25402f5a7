'use client';
import { type ComponentProps, type JSX, type ReactNode, type RefObject, useRef, useState } from 'react';
import { IconButton } from '../ui/actions/icon-button.tsx';
import type { ChartProps, ChartValues } from '../ui/chart/chart-props.ts';
import { Chart } from '../ui/chart/chart.tsx';
import { Chip } from '../ui/display/chip.tsx';
import { SegmentedControl, type SegmentedControlProps } from '../ui/fields/segmented-control.tsx';
import { DownloadIcon } from '../ui/icons/action-icons.tsx';
import { MenuItem } from '../ui/overlays/menu-item.tsx';
import { Menu } from '../ui/overlays/menu.tsx';
import { TitledCard } from './titled-card.tsx';
import { Toolbar } from './toolbar.tsx';

interface ChartCardProps<Show extends string> extends Omit<ComponentProps<typeof TitledCard>, 'children'> {
  /** What the chart can show: beside the title, or below it where other tools stand there. */
  shows: SegmentedControlProps<Show>;
  plot: ChartProps;
  /** The values of the table, where it says more than the chart. @default `plot` */
  table?: ChartValues | undefined;
  tableLabel: string;
  download?: Pick<ChartDownloadProps, 'labels' | 'saveCsv' | 'savePng'> | undefined;
  /** In place of the chart: loading, failed or empty. */
  state?: ReactNode;
}

/** A chart in a card, with a choice of what it shows, its values as a table, and a download of both. */
export function ChartCard<Show extends string>(props: ChartCardProps<Show>): JSX.Element {
  const { shows, tools, plot, table, tableLabel, download, state, ...card } = props;
  const [isTable, setTable] = useState(false);
  const plotRef = useRef<HTMLDivElement>(null);
  const picker = <SegmentedControl {...shows} />;
  const looks = (
    <>
      {tools ?? picker}
      <Chip isSelected={isTable} onChange={setTable}>
        {tableLabel}
      </Chip>
      {download && !state && <ChartDownload {...download} isTable={isTable} plotRef={plotRef} />}
    </>
  );
  return (
    <TitledCard {...card} tools={tools ? looks : <Toolbar label={shows.label}>{looks}</Toolbar>}>
      {tools && <div>{picker}</div>}
      {state ?? <Chart {...plot} {...(isTable && table)} isTable={isTable} plotRef={plotRef} />}
    </TitledCard>
  );
}

interface ChartDownloadProps {
  labels: Readonly<Record<'menu' | 'png' | 'csv', string>>;
  saveCsv: () => unknown;
  /** Gets the element that the chart is drawn in. */
  savePng: (element: HTMLElement | null) => unknown;
  /** The table is shown, of which there is no picture. */
  isTable: boolean;
  plotRef: RefObject<HTMLElement | null>;
}

/** Offers a chart as a picture, and its values as a CSV file. */
export function ChartDownload({ labels, isTable, plotRef, ...save }: ChartDownloadProps): JSX.Element {
  return (
    <Menu
      trigger={<IconButton size="s" icon={<DownloadIcon size={16} />} label={labels.menu} />}
      onAction={(id) => void (id === 'csv' ? save.saveCsv() : save.savePng(plotRef.current))}
    >
      <MenuItem id="png" isDisabled={isTable}>
        {labels.png}
      </MenuItem>
      <MenuItem id="csv">{labels.csv}</MenuItem>
    </Menu>
  );
}
