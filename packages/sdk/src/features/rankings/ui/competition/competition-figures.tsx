'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { RankMeasure } from '../../rank-series.ts';
import { seriesColor } from '../../../../ui/chart/chart-series.ts';
import { SeriesMark } from '../../../../ui/chart/series-mark.tsx';
import { FigureCell, FigureLabel, FigureRow, FigureTable } from './figure-table.ts';
import { MeasureDefinitions } from './measure-definitions.tsx';
import { PlaceFigure } from './place-figure.tsx';
import type { ComparedPlace } from './places-of.ts';

const measures = ['best', 'average', 'average_all', 'top3_share'] as const satisfies RankMeasure[];

/** What each place reached in the period, and how far it is ahead of the own location or behind it. */
export function CompetitionFigures({
  places: [own, ...others],
}: {
  places: readonly [ComparedPlace, ...ComparedPlace[]];
}): JSX.Element {
  const t = useTranslate();
  const heading = (measure: RankMeasure) => t(`rankings.measure.${measure}`);
  return (
    <>
      {/* The roles are said again, since narrow rows are no table boxes any more. */}
      <FigureTable role="table" aria-label={t('rankings.competition.figures')}>
        <thead>
          <FigureRow role="row">
            <FigureCell as="th" role="columnheader" scope="col">
              {t('rankings.competition.place')}
            </FigureCell>
            {measures.map((measure) => (
              <FigureCell as="th" role="columnheader" scope="col" data-align="end" key={measure}>
                {heading(measure)}
              </FigureCell>
            ))}
          </FigureRow>
        </thead>
        <tbody>
          {[own, ...others].map((place, index) => (
            <FigureRow role="row" key={place.id} data-own={index === 0 || undefined}>
              <FigureCell as="th" role="rowheader" scope="row" data-kind="name">
                <Text wrap="anywhere">
                  <Row as="span" gap={3}>
                    <SeriesMark color={seriesColor(index)} index={index} />
                    {place.name}
                  </Row>
                </Text>
              </FigureCell>
              {place.summary.points === 0 ? (
                <FigureCell role="cell" colSpan={measures.length} data-kind="note">
                  {t('rankings.competition.not_measured_yet')}
                </FigureCell>
              ) : (
                measures.map((measure) => (
                  <FigureCell role="cell" data-align="end" key={measure}>
                    <FigureLabel aria-hidden>{heading(measure)}</FigureLabel>
                    <PlaceFigure measure={measure} place={place} own={index === 0 ? undefined : own} />
                  </FigureCell>
                ))
              )}
            </FigureRow>
          ))}
        </tbody>
      </FigureTable>
      <MeasureDefinitions measures={measures} />
    </>
  );
}
