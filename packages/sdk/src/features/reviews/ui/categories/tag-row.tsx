'use client';
import type { Sentiment } from '@pinfold/contract/features/reviews/review';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { CloseIcon } from '../../../../ui/icons/action-icons.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { Review } from '../../review.ts';
import { SentimentMenu } from './sentiment-menu.tsx';
import { tagSourceWords } from './tag-source-words.ts';
import type { TaggingRefusal } from './use-tagging-refusal.ts';

interface TagRowProps {
  tag: Review['tags'][number];
  refusal: TaggingRefusal;
  onJudge: (sentiment: Sentiment) => void;
  onRemove: () => void;
}

/** One category of a review: what put it there, how the review speaks of it, and taking it off. */
export function TagRow({ tag, refusal, onJudge, onRemove }: TagRowProps): JSX.Element {
  const t = useTranslate();
  const { name, sentiment } = tag;
  return (
    <Row as="li" part="ReviewTagging-row" gap={3} padding={[2, 0]}>
      <Text flex="grow" weight="medium" wrap="anywhere">
        {name}
        <Text as="div" tone="subtle" size="s" weight="regular">
          {tagSourceWords(tag, t)}
        </Text>
      </Text>
      <SentimentMenu name={name} value={sentiment} refusal={refusal.ofSentiment} onChange={onJudge} />
      <IconButton
        size="s"
        icon={<CloseIcon size={15} />}
        label={t('review_categories.tags.remove', { name })}
        hasTooltip={false}
        disabledReason={refusal.ofTags}
        onPress={onRemove}
      />
    </Row>
  );
}
