'use client';
import type { JSX } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { seriesColor } from '../ui/chart/chart-series.ts';
import { SeriesMark } from '../ui/chart/series-mark.tsx';
import { Row, Stack } from '../ui/layout/stack.tsx';
import { Text } from '../ui/layout/text.tsx';
import { rankLead } from '../state/rank-lead.ts';
import type { RankMeasure, RankSeries, RankSummary } from '../state/rank-series.ts';
import { FigureCell, FigureLabel, FigureRow, FigureTable } from './figure-table.ts';
import { MeasureDefinitions, useMeasureLabels } from './rank-measures.tsx';

interface RankLeadsProps {
  /** Names the table for screen readers. */
  label: string;
  /** Heading of the column with their names. */
  placeLabel: string;
  /** The own one, and then its competitors, in the order of their colours. */
  places: readonly [RankedPlace, ...RankedPlace[]];
  measures: readonly RankMeasure[];
  /** What a measure means, in a sentence. */
  definitionOf: (measure: RankMeasure) => string;
  /** In place of the figures of one that was not measured. */
  notMeasured: string;
}

/** What each place reached in the period, and how far it is ahead of the own one or behind it. */
export function RankLeads({
  label,
  placeLabel,
  places: [own, ...others],
  measures,
  definitionOf,
  notMeasured,
}: RankLeadsProps): JSX.Element {
  const t = useTranslate();
  const heading = (measure: RankMeasure) => t(`rank.measure.${measure}`);
  return (
    <>
      {/* The roles are said again, since narrow rows are no table boxes any more. */}
      <FigureTable role="table" aria-label={label}>
        <thead>
          <FigureRow role="row">
            <FigureCell as="th" role="columnheader" scope="col">
              {placeLabel}
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
                {place.whyApart && (
                  <Text as="p" size="s" tone="subtle" weight="regular">
                    {place.whyApart}
                  </Text>
                )}
              </FigureCell>
              {place.summary.points === 0 ? (
                <FigureCell role="cell" colSpan={measures.length} data-kind="note">
                  {notMeasured}
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
      <MeasureDefinitions {...{ measures, definitionOf }} />
    </>
  );
}

interface PlaceFigureProps {
  measure: RankMeasure;
  place: RankedPlace;
  /** With whom it is compared; undefined for the own one itself. */
  own: RankedPlace | undefined;
}

/** One figure of a place, what it was before, and who stands better. */
function PlaceFigure({ measure, place, own }: PlaceFigureProps): JSX.Element {
  const t = useTranslate();
  const words = useMeasureLabels();
  const lead = own && !place.whyApart ? rankLead(measure, place.summary, own.summary) : undefined;
  const by = lead && words.difference(measure, lead.by);
  return (
    <Stack as="span">
      <Text weight="bold">{words.value(measure, place.summary)}</Text>
      {lead && (
        <Text size="s" tone={lead.leader === 'a' ? 'bad' : lead.leader === 'b' ? 'good' : 'subtle'}>
          {lead.leader === 'even'
            ? t('rank.even')
            : t(lead.leader === 'a' ? 'rank.ahead' : 'rank.behind', {
                by: by ?? '',
              })}
        </Text>
      )}
      {place.compared && place.compared.points > 0 && (
        <Text size="s" tone="subtle">
          {t('rank.before', { value: words.value(measure, place.compared) })}
        </Text>
      )}
    </Stack>
  );
}

/** A place or a website of one's own, or a competitor's, with its positions. */
export interface RankedPlace {
  id: string;
  name: string;
  series: RankSeries;
  summary: RankSummary;
  /** Of the earlier period. */
  compared: RankSummary | null;
  /** Why its figures cannot be compared with those of the own one; nobody is said to be ahead then. */
  whyApart?: string | undefined;
}
