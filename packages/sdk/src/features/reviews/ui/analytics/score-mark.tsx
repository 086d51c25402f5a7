'use client';
import { sentimentBand } from '@pinfold/contract/features/reviews/analytics/sentiment-band';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import type { ReviewFigures } from '../../analytics/review-figures.ts';
import { useFigureWords } from './use-figure-words.ts';

interface ScoreMarkProps {
  figures: ReviewFigures;
  /** Where the reviews of one sentiment are. */
  hrefOf: (sentiment: 'positive' | 'negative') => string | undefined;
  /** Of what, for screen readers. */
  name: string;
}

/** The net sentiment score with its band in a word, and the ways to who praises and who complains. */
export function ScoreMark({ figures, hrefOf, name }: ScoreMarkProps): JSX.Element {
  const t = useTranslate();
  const words = useFigureWords();
  const band = figures.nss === null ? undefined : sentimentBand(figures.nss);
  return (
    <Score data-band={band}>
      <b>{words.score(figures.nss)}</b>
      {band && <small>{t(`review_analytics.band.${band}`)}</small>}
      {(['positive', 'negative'] as const).map((sentiment) => {
        const href = figures[sentiment] > 0 ? hrefOf(sentiment) : undefined;
        const sign = sentiment === 'positive' ? '+' : '−';
        const text = `${sign}${words.count(figures[sentiment])}`;
        const label = `${name}: ${t(`review_analytics.series.${sentiment}`)} ${words.count(figures[sentiment])}`;
        return href ? (
          <Link key={sentiment} href={href} isInApp variant="quiet" aria-label={label}>
            {text}
          </Link>
        ) : (
          <span key={sentiment}>{text}</span>
        );
      })}
    </Score>
  );
}

const Score = styled.span.withConfig(innerClass('ReviewAnalytics-score'))`
  display: inline-flex;
  align-items: baseline;
  justify-content: flex-end;
  gap: 8px;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &:where([data-band='positive']) > :is(b, small) {
    color: var(--pf-good);
  }
  &:where([data-band='negative']) > :is(b, small) {
    color: var(--pf-bad);
  }
`;
