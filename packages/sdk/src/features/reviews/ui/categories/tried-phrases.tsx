'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Stars } from '../../../../ui/display/stars.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { excerptAround } from '../../categories/excerpt-around.ts';
import type { PhraseMatch } from '../../categories/review-category.ts';
import type { ReviewCategoryForm } from '../../categories/use-review-category-form.ts';

interface TriedPhrasesProps extends Pick<ReviewCategoryForm, 'tried'> {
  hasPhrases: boolean;
}

const samplesShown = 4;

/** How many of the latest reviews the phrases find, and a few of them with the words that matched. */
export function TriedPhrases({ tried, hasPhrases }: TriedPhrasesProps): JSX.Element | null {
  const t = useTranslate();
  const format = useFormat();
  const { data, error, isStale } = tried;
  if (!hasPhrases) return null;
  if (error && !data)
    return (
      <Text as="p" weight="medium" role="status">
        {t('review_categories.tried.failed')}
      </Text>
    );
  if (!data) return <Skeleton label={t('common.loading')} blocks={2} />;
  const read = format.number(data.read);
  return (
    <Tried
      role="group"
      aria-label={t('review_categories.tried.title')}
      data-state={isStale ? 'stale' : 'ready'}
    >
      <Text as="p" weight="medium" role="status">
        {data.found > 0
          ? t('review_categories.tried.found', { count: data.found, read })
          : t('review_categories.tried.none', { read })}
      </Text>
      {data.results.length > 0 && (
        <Samples>
          {data.results.slice(0, samplesShown).map((match) => (
            <SampleReview key={match.review.id} match={match} />
          ))}
        </Samples>
      )}
    </Tried>
  );
}

function SampleReview({ match: { review, phrase, from, to } }: { match: PhraseMatch }) {
  const t = useTranslate();
  const { before, match, after } = excerptAround(review.comment ?? '', from, to);
  return (
    <Sample>
      <span>
        <Stars value={review.rating} label={t('reviews.rating', { count: review.rating })} />
        <span>{t('review_categories.tried.by', { phrase })}</span>
      </span>
      <Quote dir="auto">
        {before}
        <Mark>{match}</Mark>
        {after}
      </Quote>
    </Sample>
  );
}

const Tried = styled.div.withConfig(innerClass('ReviewCategories-tried'))`
  padding: 12px 14px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-background);
  transition: opacity 120ms 200ms;
  &:where([data-state='stale']) {
    opacity: 0.55;
  }
`;

const Samples = styled.ul.withConfig(innerClass('ReviewCategories-samples'))`
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
`;

const Sample = styled.li.withConfig(innerClass('ReviewCategories-sample'))`
  padding-block: 7px;
  border-block-start: 1px solid var(--pf-line-2);
  & > :first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 10px;
    color: var(--pf-ink-3);
    font-size: var(--pf-font-size-s);
  }
`;

const Quote = styled.p.withConfig(innerClass('ReviewCategories-quote'))`
  margin: 2px 0 0;
  color: var(--pf-ink-2);
  overflow-wrap: anywhere;
`;

const Mark = styled.mark.withConfig(innerClass('ReviewCategories-mark'))`
  padding-inline: 2px;
  border-radius: 3px;
  background: var(--pf-note);
  color: var(--pf-ink);
  font-weight: 600;
`;
