'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Stars } from '../../../../ui/display/stars.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { excerptAround } from '../../categories/tried-phrases.ts';
import type { PhraseMatch } from '../../categories/review-categories.ts';
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
    <Stack
      role="group"
      aria-label={t('review_categories.tried.title')}
      gap={3}
      padding={4}
      isFramed
      isStale={isStale}
    >
      <Text as="p" weight="medium" role="status">
        {data.found > 0
          ? t('review_categories.tried.found', { count: data.found, read })
          : t('review_categories.tried.none', { read })}
      </Text>
      {data.results.length > 0 && (
        <List lines="between">
          {data.results.slice(0, samplesShown).map((match) => (
            <SampleReview key={match.review.id} match={match} />
          ))}
        </List>
      )}
    </Stack>
  );
}

function SampleReview({ match: { review, phrase, from, to } }: { match: PhraseMatch }) {
  const t = useTranslate();
  const { before, match, after } = excerptAround(review.comment ?? '', from, to);
  return (
    <Stack as="li" gap={1} padding={[3, 0]}>
      <Row gap={3} rowGap={1} wrap>
        <Stars value={review.rating} label={t('reviews.rating', { count: review.rating })} />
        <Text tone="subtle" size="s">
          {t('review_categories.tried.by', { phrase })}
        </Text>
      </Row>
      <Text as="p" tone="muted" wrap="anywhere" dir="auto">
        {before}
        <Mark>{match}</Mark>
        {after}
      </Text>
    </Stack>
  );
}

const Mark = styled.mark.withConfig(innerClass('ReviewCategories-mark'))`
  padding-inline: 2px;
  border-radius: 3px;
  background: var(--pf-note);
  color: var(--pf-ink);
  font-weight: 600;
`;
