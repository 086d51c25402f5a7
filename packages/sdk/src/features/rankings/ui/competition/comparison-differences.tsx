'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Tag } from '../../../../ui/display/tag.tsx';
import { comparedMeasures } from '../../competition/comparison-search.ts';
import { rankLead } from '../../competition/rank-lead.ts';
import type { RankSummary } from '../../ranking.ts';
import { FigureCell, FigureLabel, FigureRow, FigureTable } from './figure-table.ts';
import { MeasureDefinitions } from './measure-definitions.tsx';
import { useMeasureWords } from './use-measure-words.ts';

/** Every measure of both sets, with who leads and by how much. */
export function ComparisonDifferences({ a, b }: { a: RankSummary; b: RankSummary }): JSX.Element {
  const t = useTranslate();
  const words = useMeasureWords();
  const sets = { a: t('rankings.comparator.a'), b: t('rankings.comparator.b') };
  return (
    <>
      <FigureTable role="table" aria-label={t('rankings.comparator.differences')}>
        <thead>
          <FigureRow role="row">
            <FigureCell as="th" role="columnheader" scope="col">
              {t('rankings.comparator.measure_column')}
            </FigureCell>
            <FigureCell as="th" role="columnheader" scope="col" data-align="end">
              {sets.a}
            </FigureCell>
            <FigureCell as="th" role="columnheader" scope="col" data-align="end">
              {sets.b}
            </FigureCell>
            <FigureCell as="th" role="columnheader" scope="col" data-align="end">
              {t('rankings.comparator.leader')}
            </FigureCell>
          </FigureRow>
        </thead>
        <tbody>
          {comparedMeasures.map((measure) => {
            const lead = rankLead(measure, a, b);
            const by = lead ? words.difference(measure, lead.by) : '';
            return (
              <FigureRow role="row" key={measure}>
                <FigureCell as="th" role="rowheader" scope="row" data-kind="name">
                  {t(`rankings.measure.${measure}`)}
                </FigureCell>
                <FigureCell role="cell" data-align="end">
                  <FigureLabel aria-hidden>{sets.a}</FigureLabel>
                  {words.value(measure, a)}
                </FigureCell>
                <FigureCell role="cell" data-align="end">
                  <FigureLabel aria-hidden>{sets.b}</FigureLabel>
                  {words.value(measure, b)}
                </FigureCell>
                <FigureCell role="cell" data-align="end">
                  <Tag tone={!lead || lead.leader === 'even' ? 'mute' : 'info'}>
                    {t(`rankings.comparator.leads_${lead?.leader ?? 'unknown'}`, { by })}
                  </Tag>
                </FigureCell>
              </FigureRow>
            );
          })}
        </tbody>
      </FigureTable>
      <MeasureDefinitions measures={comparedMeasures} />
    </>
  );
}
