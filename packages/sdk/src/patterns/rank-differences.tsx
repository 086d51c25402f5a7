'use client';
import type { JSX } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { rankLead } from '../state/rank-lead.ts';
import type { RankMeasure, RankSummary } from '../state/rank-series.ts';
import { Tag } from '../ui/display/tag.tsx';
import { FigureCell, FigureLabel, FigureRow, FigureTable } from './figure-table.ts';
import { MeasureDefinitions, useMeasureLabels } from './rank-measures.tsx';

interface RankDifferencesProps {
  /** Names the table for screen readers. */
  label: string;
  a: ComparedRanks;
  b: ComparedRanks;
  measures: readonly RankMeasure[];
  /** False where A and B were not measured alike: nobody is said to lead then. @default true */
  isComparable?: boolean;
  /** What a measure means, in a sentence; left out where another table on the screen says it. */
  definitionOf?: ((measure: RankMeasure) => string) | undefined;
}

interface ComparedRanks {
  name: string;
  summary: RankSummary;
}

/** Every measure of A and of B, with who leads and by how much. */
export function RankDifferences({
  label,
  a,
  b,
  measures,
  isComparable = true,
  definitionOf,
}: RankDifferencesProps): JSX.Element {
  const t = useTranslate();
  const words = useMeasureLabels();
  return (
    <>
      <FigureTable role="table" aria-label={label}>
        <thead>
          <FigureRow role="row">
            <FigureCell as="th" role="columnheader" scope="col">
              {t('rank.measure')}
            </FigureCell>
            <FigureCell as="th" role="columnheader" scope="col" data-align="end">
              {a.name}
            </FigureCell>
            <FigureCell as="th" role="columnheader" scope="col" data-align="end">
              {b.name}
            </FigureCell>
            <FigureCell as="th" role="columnheader" scope="col" data-align="end">
              {t('rank.leader')}
            </FigureCell>
          </FigureRow>
        </thead>
        <tbody>
          {measures.map((measure) => {
            const lead = isComparable ? rankLead(measure, a.summary, b.summary) : undefined;
            const by = lead ? words.difference(measure, lead.by) : '';
            return (
              <FigureRow role="row" key={measure}>
                <FigureCell as="th" role="rowheader" scope="row" data-kind="name">
                  {t(`rank.measure.${measure}`)}
                </FigureCell>
                <FigureCell role="cell" data-align="end">
                  <FigureLabel aria-hidden>{a.name}</FigureLabel>
                  {words.value(measure, a.summary)}
                </FigureCell>
                <FigureCell role="cell" data-align="end">
                  <FigureLabel aria-hidden>{b.name}</FigureLabel>
                  {words.value(measure, b.summary)}
                </FigureCell>
                <FigureCell role="cell" data-align="end">
                  <Tag tone={!lead || lead.leader === 'even' ? 'mute' : 'info'}>
                    {t(`rank.leads_${lead?.leader ?? 'unknown'}`, { by })}
                  </Tag>
                </FigureCell>
              </FigureRow>
            );
          })}
        </tbody>
      </FigureTable>
      {definitionOf && <MeasureDefinitions {...{ measures, definitionOf }} />}
    </>
  );
}
