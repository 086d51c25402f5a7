'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
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
    <Stack as="span">
      <Text weight="bold">{words.value(measure, place.summary)}</Text>
      {lead && (
        <Text size="s" tone={lead.leader === 'a' ? 'bad' : lead.leader === 'b' ? 'good' : 'subtle'}>
          {lead.leader === 'even'
            ? t('rankings.competition.even')
            : t(lead.leader === 'a' ? 'rankings.competition.ahead' : 'rankings.competition.behind', {
                by: by ?? '',
              })}
        </Text>
      )}
      {place.compared && place.compared.points > 0 && (
        <Text size="s" tone="subtle">
          {t('rankings.competition.before', { value: words.value(measure, place.compared) })}
        </Text>
      )}
    </Stack>
  );
}
