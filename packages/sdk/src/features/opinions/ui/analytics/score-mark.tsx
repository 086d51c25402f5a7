'use client';
import { sentimentBand } from '@pinfold/contract/features/opinions/analytics/figures';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { ReviewFigures } from '../../analytics/figures-source.ts';
import { useFigureLabels } from './use-figure-labels.ts';

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
  const words = useFigureLabels();
  const band = figures.nss === null ? undefined : sentimentBand(figures.nss);
  const tone = band === 'positive' ? 'good' : band === 'negative' ? 'bad' : undefined;
  return (
    <Text wrap={false} isTabular>
      <Row as="span" gap={3} align="baseline" justify="end" isInline>
        <Text as="b" tone={tone}>
          {words.score(figures.nss)}
        </Text>
        {band && (
          <Text as="small" tone={tone}>
            {t(`review_analytics.band.${band}`)}
          </Text>
        )}
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
      </Row>
    </Text>
  );
}
