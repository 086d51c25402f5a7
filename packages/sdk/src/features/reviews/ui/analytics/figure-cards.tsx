'use client';
import { sentimentBand } from '@pinfold/contract/features/reviews/analytics/review-analytics';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Figures } from '../../../../patterns/figure.tsx';
import type { ReviewAnalytics } from '../../analytics/review-figures.ts';
import { useAnalyticsView } from './analytics-context.ts';
import { FigureCard } from './figure-card.tsx';
import { useFigureWords } from './use-figure-words.ts';

/** The period in five figures, each with its change, what it means, and the way to its reviews. */
export function FigureCards({ analytics }: { analytics: ReviewAnalytics }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const words = useFigureWords();
  const { hrefOf } = useAnalyticsView();
  const { total, previous } = analytics;
  const points = (value: number) =>
    t('review_analytics.points', { points: format.number(Math.round(value)) });
  return (
    <Figures label={t('review_analytics.figures')}>
      <FigureCard
        name={t('review_analytics.figure.count')}
        definition={t('review_analytics.definition.count')}
        now={total.count}
        before={previous?.count}
        written={words.count}
        href={hrefOf({})}
        isNeutral
      />
      <FigureCard
        name={t('review_analytics.figure.average_rating')}
        definition={t('review_analytics.definition.average_rating')}
        now={total.average_rating}
        before={previous?.average_rating}
        written={words.stars}
      />
      <FigureCard
        name={t('review_analytics.figure.replied_share')}
        definition={t('review_analytics.definition.replied_share')}
        now={total.replied_share}
        before={previous?.replied_share}
        written={words.share}
        difference={(value) => points(value * 100)}
        href={hrefOf({ replied: false })}
        hrefLabel={t('review_analytics.show_unanswered')}
      />
      <FigureCard
        name={t('review_analytics.figure.reply_hours')}
        definition={t('review_analytics.definition.reply_hours', {
          share: words.share(total.replied === 0 ? null : total.replied_within_day / total.replied),
        })}
        now={total.reply_hours}
        before={previous?.reply_hours}
        written={words.hours}
        isLowBetter
      />
      <FigureCard
        name={t('review_analytics.figure.nss')}
        definition={
          total.nss === null
            ? t('review_analytics.definition.nss')
            : `${t(`review_analytics.band.${sentimentBand(total.nss)}`)}. ${t('review_analytics.definition.nss')}`
        }
        now={total.nss}
        before={previous?.nss}
        written={words.score}
        difference={points}
      />
    </Figures>
  );
}
