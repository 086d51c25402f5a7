'use client';
import { sentiments } from '@pinfold/contract/features/opinions/sentiment';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import type { ReviewFigures } from '../../analytics/figures-source.ts';
import { useAnalyticsView } from './analytics-frame.tsx';

const stars = [5, 4, 3, 2, 1] as const;

/** The number of reviews by stars, each with a link to them. */
export function RatingBars({ figures }: { figures: ReviewFigures }): JSX.Element {
  const t = useTranslate();
  const { hrefOf } = useAnalyticsView();
  return (
    <List gap={3} aria-label={t('review_analytics.ratings')}>
      {stars.map((rating) => (
        <DistributionBar
          key={rating}
          label={`${rating} ★`}
          name={t('reviews.rating', { count: rating })}
          count={figures.ratings[rating - 1] ?? 0}
          total={figures.count}
          tone="star"
          href={hrefOf({ rating })}
        />
      ))}
    </List>
  );
}

/** The number of reviews by sentiment, each with a link to them. */
export function SentimentBars({ figures }: { figures: ReviewFigures }): JSX.Element {
  const t = useTranslate();
  const { hrefOf } = useAnalyticsView();
  return (
    <List gap={3} aria-label={t('review_analytics.sentiments')}>
      {sentiments.map((sentiment) => (
        <DistributionBar
          key={sentiment}
          label={t(`reviews.sentiment.${sentiment}`)}
          name={t(`reviews.sentiment.${sentiment}`)}
          count={figures[sentiment]}
          total={figures.count}
          tone={sentiment}
          href={hrefOf({ sentiment })}
        />
      ))}
    </List>
  );
}

interface DistributionBarProps {
  label: string;
  /** For screen readers. */
  name: string;
  count: number;
  total: number;
  tone: string;
  href: string | undefined;
}

function DistributionBar({ label, name, count, total, tone, href }: DistributionBarProps) {
  const format = useFormat();
  const share = total === 0 ? 0 : count / total;
  const percent = format.number(share, { style: 'percent', maximumFractionDigits: 0 });
  const text = `${name}: ${format.number(count)}, ${percent}`;
  return (
    <Bar>
      {href && count > 0 ? (
        <Link href={href} isInApp variant="quiet" aria-label={text}>
          {label}
        </Link>
      ) : (
        <span>{label}</span>
      )}
      <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" data-tone={tone}>
        <rect width="100" height="8" rx="2" />
        <rect width={share * 100} height="8" rx="2" data-filled />
      </svg>
      <b>{format.number(count)}</b>
      <span data-share>{percent}</span>
    </Bar>
  );
}

const Bar = styled.li.withConfig(innerClass('ReviewAnalytics-bar'))`
  display: grid;
  grid-template-columns: minmax(44px, 7.5em) 1fr minmax(3em, auto) 3.5em;
  align-items: center;
  gap: 10px;
  font-variant-numeric: tabular-nums;
  & > svg {
    inline-size: 100%;
    block-size: 8px;
    fill: var(--pf-line-2);
    & > [data-filled] {
      fill: var(--pf-field-line);
    }
    &:where([data-tone='star'], [data-tone='mixed']) > [data-filled] {
      fill: var(--pf-star);
    }
    &:where([data-tone='positive']) > [data-filled] {
      fill: var(--pf-good);
    }
    &:where([data-tone='negative']) > [data-filled] {
      fill: var(--pf-bad);
    }
  }
  & > b,
  & > [data-share] {
    text-align: var(--pf-text-end);
  }
  & > [data-share] {
    color: var(--pf-ink-2);
  }
  @media (forced-colors: active) {
    & > svg > [data-filled] {
      fill: CanvasText !important;
    }
  }
`;
