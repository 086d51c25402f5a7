'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { rankLead } from '../../competition/rank-lead.ts';
import type { RankMeasure } from '../../rank-series.ts';
import type { ComparedPlace } from './places-of.ts';
import { useMeasureWords } from './use-measure-words.ts';

interface PlaceFigureProps {
  measure: RankMeasure;
  place: ComparedPlace;
  /** With whom it is compared; undefined for the own location itself. */
  own: ComparedPlace | undefined;
}

/** One figure of a place, what it was before, and who stands better. */
export function PlaceFigure({ measure, place, own }: PlaceFigureProps): JSX.Element {
  const t = useTranslate();
  const words = useMeasureWords();
  const lead = own && rankLead(measure, place.summary, own.summary);
  const by = lead && words.difference(measure, lead.by);
  return (
    <span>
      <Value>{words.value(measure, place.summary)}</Value>
      {lead && (
        <Lead data-tone={lead.leader === 'a' ? 'bad' : lead.leader === 'b' ? 'good' : undefined}>
          {lead.leader === 'even'
            ? t('rankings.competition.even')
            : t(lead.leader === 'a' ? 'rankings.competition.ahead' : 'rankings.competition.behind', {
                by: by ?? '',
              })}
        </Lead>
      )}
      {place.compared && place.compared.points > 0 && (
        <Before>{t('rankings.competition.before', { value: words.value(measure, place.compared) })}</Before>
      )}
    </span>
  );
}

const Value = styled.span.withConfig(innerClass('Competition-value'))`
  display: block;
  font-weight: 650;
`;

const Lead = styled.span.withConfig(innerClass('Competition-lead'))`
  display: block;
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
  &:where([data-tone='bad']) {
    color: var(--pf-bad);
  }
  &:where([data-tone='good']) {
    color: var(--pf-good);
  }
`;

const Before = styled.span.withConfig(innerClass('Competition-before'))`
  display: block;
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
`;
