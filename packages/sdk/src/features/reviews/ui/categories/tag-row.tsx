'use client';
import type { Sentiment } from '@pinfold/contract/features/reviews/sentiments';
import type { JSX } from 'react';
import { styled, type StyledComponent } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { CloseIcon } from '../../../../ui/icons/action-icons.tsx';
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
    <TagRowLine as="li">
      <TagRowName>
        {name}
        <Source>{tagSourceWords(tag, t)}</Source>
      </TagRowName>
      <SentimentMenu name={name} value={sentiment} refusal={refusal.ofSentiment} onChange={onJudge} />
      <IconButton
        size="s"
        icon={<CloseIcon size={15} />}
        label={t('review_categories.tags.remove', { name })}
        hasTooltip={false}
        disabledReason={refusal.ofTags}
        onPress={onRemove}
      />
    </TagRowLine>
  );
}

export const TagRowLine: StyledComponent<'div'> = styled.div.withConfig(partClass('ReviewTagging-row'))`
  display: flex;
  align-items: center;
  gap: 4px 8px;
  padding-block: 4px;
  border-block-end: 1px solid var(--pf-line-2);
  &:where(div) {
    border: 0;
  }
`;

export const TagRowName: StyledComponent<'span'> = styled.span.withConfig(innerClass('ReviewTagging-name'))`
  flex: 1;
  min-inline-size: 0;
  font-weight: 550;
  overflow-wrap: anywhere;
`;

const Source = styled.span.withConfig(innerClass('ReviewTagging-source'))`
  display: block;
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
  font-weight: 400;
`;
