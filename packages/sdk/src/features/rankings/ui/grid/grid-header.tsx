'use client';
import type { JSX } from 'react';
import { gridIntervals } from '@pinfold/contract/features/rankings/rank';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Toolbar } from '../../../../patterns/toolbar.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { MoreIcon, PlusIcon, RefreshIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { Divider } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { MenuItem } from '../../../../ui/overlays/menu-item.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import type { GeoGridState } from '../../grid/use-geo-grid.ts';
import type { RankGrid, RankScan } from '../../ranking.ts';
import type { GridLabels } from './grid-labels.ts';

interface GridHeaderProps {
  state: GeoGridState;
  grid: RankGrid;
  /** The scan that is shown. */
  scan: RankScan | undefined;
  headingLevel: 2 | 3 | 4;
  isTable: boolean;
  setTable: (isTable: boolean) => void;
  words: GridLabels;
  onAdd: () => void;
  onRemove: () => void;
}

/** The grid and its day, a menu of the others, and the actions. */
export function GridHeader(props: GridHeaderProps): JSX.Element {
  const { state, grid, scan, headingLevel, isTable, setTable, words, onAdd, onRemove } = props;
  const t = useTranslate();
  const { keyword, size } = grid;
  return (
    <>
      <Row part="GeoGridCard-header" gap={4} rowGap={1} align="baseline" wrap>
        <Heading level={headingLevel} flex="grow" minInlineSize="min-content" wrap="anywhere">
          {t('rankings.grid.name', { keyword, size })}
        </Heading>
        {scan && (
          <Text tone="muted" wrap={false}>
            {words.day(scan)}
          </Text>
        )}
      </Row>
      {state.grids.length > 1 && (
        <Select
          label={t('rankings.grid.choose')}
          isLabelHidden
          options={state.grids.map((one) => ({
            id: String(one.id),
            label: t('rankings.grid.name_spaced', {
              keyword: one.keyword,
              size: one.size,
              spacing: words.metres(one.spacing_m),
            }),
          }))}
          value={String(grid.id)}
          onChange={(id) => state.chooseGrid(Number(id))}
        />
      )}
      <Toolbar label={t('rankings.grid.tools')}>
        {scan && (
          <SegmentedControl
            label={t('rankings.grid.view')}
            segments={[
              { id: 'map', label: t('rankings.grid.view.map') },
              { id: 'table', label: t('rankings.grid.view.table') },
            ]}
            value={isTable ? 'table' : 'map'}
            onChange={(view) => setTable(view === 'table')}
          />
        )}
        <GridActions state={state} onAdd={onAdd} onRemove={onRemove} />
      </Toolbar>
    </>
  );
}

interface GridActionsProps {
  state: GeoGridState;
  onAdd: () => void;
  onRemove: () => void;
}

/** Scans now, lays another grid, removes this one; who may not reads why. */
function GridActions({ state, onAdd, onRemove }: GridActionsProps): JSX.Element {
  const t = useTranslate();
  const { permission, running } = state;
  const reason = permission.reason?.text;
  return (
    <Row gap={2} push>
      <Button
        size="s"
        icon={<RefreshIcon size={16} />}
        isDisabled={permission.isPending || running !== undefined}
        disabledReason={reason}
        isPending={state.isStarting}
        pendingLabel={t('rankings.grid.scanning')}
        onPress={state.scanNow}
      >
        {t('rankings.grid.scan')}
      </Button>
      <Menu trigger={<IconButton icon={<MoreIcon />} label={t('rankings.grid.more')} size="s" />}>
        <MenuItem
          id="add"
          icon={<PlusIcon size={16} />}
          isDisabled={!permission.allowed}
          description={reason}
          onAction={onAdd}
        >
          {t('rankings.grid.add')}
        </MenuItem>
        <MenuItem
          id="remove"
          variant="danger"
          icon={<TrashIcon size={16} />}
          isDisabled={!permission.allowed}
          description={reason}
          onAction={onRemove}
        >
          {t('rankings.grid.delete')}
        </MenuItem>
      </Menu>
    </Row>
  );
}

interface GridScheduleProps {
  state: GeoGridState;
  grid: RankGrid;
}

/** How often the grid is scanned automatically, and when next. */
export function GridSchedule({ state, grid }: GridScheduleProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const every = state.every ?? grid.every;
  const { next_scan_on: next } = grid;
  return (
    <Stack gap={3}>
      <Divider />
      <Text as="div" tone="muted" size="s">
        <Row gap={3} rowGap={1} wrap>
          <span>{t('rankings.grid.every.label')}</span>
          {state.permission.allowed ? (
            <Select
              label={t('rankings.grid.every.label')}
              isLabelHidden
              variant="quiet"
              options={gridIntervals.map((id) => ({ id, label: t(`rankings.grid.every.${id}`) }))}
              value={every}
              onChange={(id) => {
                const chosen = gridIntervals.find((one) => one === id);
                if (chosen) state.setEvery(chosen);
              }}
            />
          ) : (
            <span>{t(`rankings.grid.every.${every}`)}</span>
          )}
          {next !== null && (
            // A day has no time zone: at noon it is the same day in most of them.
            <span>{t('rankings.grid.every.next', { date: format.day(next) })}</span>
          )}
        </Row>
      </Text>
    </Stack>
  );
}
