'use client';
import type { Sentiment } from '@pinfold/contract/features/reviews/review';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Divider, List } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useReviewCategories } from '../../categories/use-review-categories.ts';
import { useSentiment } from '../../categories/use-sentiment.ts';
import { useTagReview } from '../../categories/use-tag-review.ts';
import { useInboxView } from '../inbox-view-context.ts';
import type { ReviewPartProps } from '../review-part-props.ts';
import { AddTag } from './add-tag.tsx';
import { SentimentMenu } from './sentiment-menu.tsx';
import { TagRow } from './tag-row.tsx';
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
    <Stack gap={3}>
      {refusal.words && <Banner role="status">{refusal.words}</Banner>}
      <Row part="ReviewTagging-row" gap={3} padding={[2, 0]}>
        <Text flex="grow" weight="medium" wrap="anywhere">
          {overall}
        </Text>
        <SentimentMenu
          name={overall}
          value={review.sentiment}
          refusal={refusal.ofSentiment}
          onChange={(next) => judge(next, overall)}
        />
      </Row>
      {review.tags.length === 0 ? (
        <Text as="p" tone="subtle">
          {t('review_categories.tags.none')}
        </Text>
      ) : (
        <Stack>
          <Divider />
          <List aria-label={t('review_categories.tags.categories')} lines="below">
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
        </Stack>
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
    </Stack>
  );
}
