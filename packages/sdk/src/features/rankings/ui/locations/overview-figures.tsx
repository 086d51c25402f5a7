'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Figures } from '../../../../patterns/figure.tsx';
import { bucketShare, rankBuckets, type BandCounts } from '../../locations/band-shares.ts';
import type { RankOverview } from '../../ranking.ts';
import { RankFigure } from '../figures/rank-figure.tsx';
import '../chart/chart-parts.ts';
import { averageText, shareText } from './total-words.ts';

/** The period in four figures, each with how it changed and what it means. */
export function OverviewFigures({ overview }: { overview: RankOverview }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { summary, total, before } = overview;
  const buckets = (counts: BandCounts) =>
    rankBuckets.map((bucket) => shareText(bucketShare(counts, bucket), format)).join(' / ');
  const average = (value: number) => averageText(value, format);
  return (
    <Figures label={t('rankings.figures.label')}>
      {(['average', 'average_all'] as const).map((measure) => (
        <RankFigure
          key={measure}
          name={t(`rankings.locations.column.${measure}`)}
          definition={t(`rankings.locations.definition.${measure}`)}
          now={summary[measure]}
          before={before?.summary[measure]}
          written={average}
          difference={average}
          isLowBetter
        />
      ))}
      <RankFigure
        name={t('rankings.locations.column.top3')}
        definition={t('rankings.locations.definition.top3')}
        now={summary.top3_share}
        before={before?.summary.top3_share}
        written={(value) => shareText(value, format)}
        difference={(value) =>
          t('rankings.figures.points', { change: format.number(value * 100, { maximumFractionDigits: 0 }) })
        }
      />
      <RankFigure
        name={t('rankings.locations.column.buckets')}
        definition={t('rankings.locations.definition.buckets')}
        now={bucketShare(total, 'top3')}
        before={undefined}
        written={() => buckets(total)}
        difference={String}
        note={before ? t('rankings.figures.before', { value: buckets(before.total) }) : undefined}
      />
    </Figures>
  );
}
