'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Toolbar } from '../../../../patterns/toolbar.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import type { GeoGridState } from '../../grid/use-geo-grid.ts';
import type { RankGrid, RankScan } from '../../ranking.ts';
import { GridActions } from './grid-actions.tsx';
import type { GridWords } from './use-grid-words.ts';

interface GridHeaderProps {
  state: GeoGridState;
  grid: RankGrid;
  /** The scan that is shown. */
  scan: RankScan | undefined;
  headingLevel: 2 | 3 | 4;
  isTable: boolean;
  setTable: (isTable: boolean) => void;
  words: GridWords;
  onAdd: () => void;
  onRemove: () => void;
}

/** Which grid it is and of which day, the way to the others, and what can be done. */
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
