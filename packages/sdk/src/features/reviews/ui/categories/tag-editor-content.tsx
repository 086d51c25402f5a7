'use client';
import type { Sentiment } from '@pinfold/contract/features/reviews/sentiments';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { useReviewCategories } from '../../categories/use-review-categories.ts';
import { useSentiment } from '../../categories/use-sentiment.ts';
import { useTagReview } from '../../categories/use-tag-review.ts';
import { useInboxView } from '../inbox-view-context.ts';
import type { ReviewPartProps } from '../review-part-props.ts';
import { AddTag } from './add-tag.tsx';
import { SentimentMenu } from './sentiment-menu.tsx';
import { TagRow, TagRowName, TagRowLine } from './tag-row.tsx';
import { useTaggingRefusal } from './use-tagging-refusal.ts';

/** The sentiment of a whole review, its categories each with theirs, and the search for another one. */
export function TagEditorContent({ review }: ReviewPartProps): JSX.Element {
  const t = useTranslate();
  const { actions } = useInboxView();
  const { categories, data } = useReviewCategories();
  const { add, remove } = useTagReview();
  const sentiment = useSentiment();
  const refusal = useTaggingRefusal();
  const error = add.error ?? remove.error ?? sentiment.error;
  const others = categories.filter(({ id }) => !review.tags.some((tag) => tag.id === id));

  const judge = (next: Sentiment, name: string, tagId?: number) => {
    const words = t('review_categories.tags.changed', { name, sentiment: t(`reviews.sentiment.${next}`) });
    sentiment.mutate({ review, tagId, sentiment: next }, { onSuccess: () => actions.announce(words) });
  };
  const overall = t('review_categories.tags.overall');
  return (
    <Content>
      {refusal.words && <Banner role="status">{refusal.words}</Banner>}
      <TagRowLine>
        <TagRowName>{overall}</TagRowName>
        <SentimentMenu
          name={overall}
          value={review.sentiment}
          refusal={refusal.ofSentiment}
          onChange={(next) => judge(next, overall)}
        />
      </TagRowLine>
      {review.tags.length === 0 ? (
        <p>{t('review_categories.tags.none')}</p>
      ) : (
        <List aria-label={t('review_categories.tags.categories')}>
          {review.tags.map((tag) => (
            <TagRow
              key={tag.id}
              tag={tag}
              refusal={refusal}
              onJudge={(next) => judge(next, tag.name, tag.id)}
              onRemove={() => {
                const words = t('review_categories.tags.removed', { name: tag.name });
                remove.mutate({ review, category: tag }, { onSuccess: () => actions.announce(words) });
              }}
            />
          ))}
        </List>
      )}
      {!refusal.ofTags && data && (
        <AddTag
          others={others}
          hasCategories={categories.length > 0}
          onAdd={(category) => {
            const words = t('review_categories.tags.added', { name: category.name });
            add.mutate({ review, category }, { onSuccess: () => actions.announce(words) });
          }}
        />
      )}
      {error && (
        <Banner tone="bad" role="alert">
          {error.detail ?? t('review_categories.tags.failed')}
        </Banner>
      )}
    </Content>
  );
}

const Content = styled.div.withConfig(innerClass('ReviewTagging-content'))`
  display: flex;
  flex-direction: column;
  gap: 10px;
  & > p {
    margin: 0;
    color: var(--pf-ink-3);
  }
`;

const List = styled.ul.withConfig(innerClass('ReviewTagging-list'))`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid var(--pf-line-2);
  list-style: none;
`;
