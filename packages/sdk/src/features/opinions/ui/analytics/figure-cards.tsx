'use client';
import type { JSX } from 'react';
import { sentimentBand } from '@pinfold/contract/features/opinions/analytics/figures';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Figure, Figures } from '../../../../patterns/figure.tsx';
import { useFigureChange } from '../../../../patterns/figure-change.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import type { ReviewAnalytics } from '../../analytics/figures-source.ts';
import { useAnalyticsView, useFigureTexts } from './analytics-frame.tsx';
import { useFigureLabels } from './use-figure-labels.ts';

/** The period in five figures, each with its change, an explanation, and a link to its reviews. */
export function FigureCards({ analytics }: { analytics: ReviewAnalytics }): JSX.Element {
  const t = useFigureTexts();
  const format = useFormat();
  const words = useFigureLabels();
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

interface FigureCardProps {
  name: string;
  /** What it means, in a sentence. */
  definition: string;
  now: number | null;
  /** Of the earlier period; undefined without one. */
  before: number | null | undefined;
  written: (value: number | null) => string;
  /** Formats the difference of two values. @default written */
  difference?: (value: number) => string;
  isLowBetter?: boolean;
  /** More is neither better nor worse. */
  isNeutral?: boolean;
  href?: string | undefined;
  /** @default "Pokaż opinie" */
  hrefLabel?: string;
}

/** A figure with its change, an explanation, and a link to its reviews. */
function FigureCard({ name, definition, now, before, written, ...props }: FigureCardProps): JSX.Element {
  const t = useFigureTexts();
  const told = useFigureChange();
  const { difference = written, isLowBetter = false, isNeutral = false, href, hrefLabel } = props;
  const hasChange = now !== null && before !== null && before !== undefined;
  const change = hasChange
    ? told({
        step: now - before,
        written: difference,
        more: isNeutral ? 'neither' : isLowBetter ? 'worse' : 'better',
      })
    : undefined;
  return (
    <Figure
      name={name}
      value={written(now)}
      change={change}
      definition={definition}
      action={
        href &&
        now !== null && (
          <Link
            href={href}
            isInApp
            aria-label={`${hrefLabel ?? t('review_analytics.show_reviews')}: ${name}`}
          >
            {hrefLabel ?? t('review_analytics.show_reviews')}
          </Link>
        )
      }
    />
  );
}
