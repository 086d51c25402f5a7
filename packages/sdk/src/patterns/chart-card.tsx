'use client';
import { type ComponentProps, type JSX, type ReactNode, type RefObject, useRef, useState } from 'react';
import { IconButton } from '../ui/actions/icon-button.tsx';
import type { ChartProps, ChartValues } from '../ui/chart/chart-props.ts';
import { Chart } from '../ui/chart/chart.tsx';
import { Chip } from '../ui/display/chip.tsx';
import { DownloadIcon } from '../ui/icons/action-icons.tsx';
import { MenuItem } from '../ui/overlays/menu-item.tsx';
import { Menu } from '../ui/overlays/menu.tsx';
import { TitledCard } from './titled-card.tsx';
import { Toolbar } from './toolbar.tsx';

interface ChartCardProps extends Omit<ComponentProps<typeof TitledCard>, 'children'> {
  /** Makes the tools, the choice of the table and the download one named group. */
  toolbar?: Omit<ComponentProps<typeof Toolbar>, 'children'> | undefined;
  /** On the chip that shows the table; left out where `tools` offer it. */
  tableLabel?: string | undefined;
  /** Whether the table is shown, where `tools` offer it. */
  isTable?: boolean | undefined;
  download?: Pick<ChartDownloadProps, 'labels' | 'saveCsv' | 'savePng'> | undefined;
  /** Between head and chart: a further choice, or a remark. */
  lead?: ReactNode;
  /** Undefined while there is a `state`. */
  plot: ChartProps | undefined;
  /** The values of the table, where it says more than the chart. @default `plot` */
  table?: ChartValues | undefined;
  /** In place of the chart: loading, failed or empty. */
  state?: ReactNode;
  /** Below the chart. */
  children?: ReactNode;
}

/** A chart in a card, with choices of what it shows, its values as a table, and a download of both. */
export function ChartCard(props: ChartCardProps): JSX.Element {
  const { tools, toolbar, tableLabel, isTable, download, lead, plot, table, state, children, ...card } =
    props;
  const [isChosen, setChosen] = useState(false);
  const plotRef = useRef<HTMLDivElement>(null);
  const asTable = isTable ?? isChosen;
  const looks = (
    <>
      {tools}
      {tableLabel && (
        <Chip isSelected={isChosen} onChange={setChosen}>
          {tableLabel}
        </Chip>
      )}
      {download && !state && <ChartDownload {...download} isTable={asTable} plotRef={plotRef} />}
    </>
  );
  return (
    <TitledCard {...card} tools={toolbar ? <Toolbar {...toolbar}>{looks}</Toolbar> : looks}>
      {lead && <div>{lead}</div>}
      {state || (plot && <Chart {...plot} {...(asTable && table)} isTable={asTable} plotRef={plotRef} />)}
      {children}
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
function ChartDownload({ labels, isTable, plotRef, ...save }: ChartDownloadProps): JSX.Element {
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
