'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ChoiceMenu } from '../../../../patterns/choice-menu.tsx';
import { Chip } from '../../../../ui/display/chip.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { rankDrawings } from '../../rank-search.ts';
import type { RankChartState } from '../../use-rank-chart.ts';

/** What to show, and how to draw it. */
export function ChartTools({ chart }: { chart: RankChartState }): JSX.Element {
  const t = useTranslate();
  const { chart: kind = 'top', drawing = 'line', view = 'chart' } = chart.search;
  const isTable = view === 'table';
  return (
    <>
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
    </>
  );
}

/** Says of which keyword the average is, and offers the others. */
export function AverageKeyword({
  chart: { keywords, changeSearch },
}: {
  chart: RankChartState;
}): JSX.Element {
  const t = useTranslate();
  return (
    <Stack gap={2}>
      <Text role="status" tone="muted" size="s">
        {t('rankings.chart.average_alone', { keyword: keywords[0] ?? '' })}
      </Text>
      <Row gap={3} rowGap={2} wrap>
        {keywords.slice(0, 9).map((keyword) => (
          <Chip
            key={keyword}
            isSelected={keyword === keywords[0]}
            onChange={() =>
              changeSearch({ keywords: [keyword, ...keywords.filter((one) => one !== keyword)] })
            }
          >
            {keyword}
          </Chip>
        ))}
      </Row>
    </Stack>
  );
}
