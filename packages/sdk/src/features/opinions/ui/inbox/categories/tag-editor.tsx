'use client';
import type { JSX, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { styled } from 'styled-components';
import type { Sentiment } from '@pinfold/contract/features/opinions/sentiment';
import { reviewCategoriesMessages } from '../../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../../i18n/use-translate.ts';
import { partClass } from '../../../../../theme/part-class.ts';
import { IconButton } from '../../../../../ui/actions/icon-button.tsx';
import { Banner } from '../../../../../ui/display/banner.tsx';
import { MultiComboBox } from '../../../../../ui/fields/multi-combo-box.tsx';
import { CloseIcon } from '../../../../../ui/icons/control-icons.tsx';
import { Divider, List } from '../../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../../ui/layout/stack.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';
import { Drawer } from '../../../../../ui/overlays/drawer.tsx';
import { PopoverSurface } from '../../../../../ui/overlays/popover-surface.tsx';
import { type ReviewCategory, useReviewCategories } from '../../../categories/review-categories.ts';
import { useInboxSentiment, useInboxTag } from '../../../inbox/tag-reviews.ts';
import type { InboxOpinion } from '../../../inbox/inbox-opinion.ts';
import { type InboxPartProps, useOpinionInboxView } from '../inbox-view-context.ts';
import { SentimentMenu } from '../../categories/sentiment-menu.tsx';
import { tagSourceLabel } from './tag-labels.ts';
import { type TaggingRefusal, useTaggingRefusal } from '../../categories/use-tagging-refusal.ts';

interface TagEditorProps extends InboxPartProps {
  /** What it opens beside. */
  trigger: RefObject<HTMLElement | null>;
}

/** Changes the categories and the sentiment of one review: beside its button, or in a sheet on a phone. */
export function TagEditor({ review, trigger }: TagEditorProps): JSX.Element | null {
  const t = useTranslate();
  const { commands, isNarrow } = useOpinionInboxView();
  const areWordsReady = useFeatureMessages(reviewCategoriesMessages);
  const onOpenChange = (isOpen: boolean) => !isOpen && commands.setTagging(undefined);
  if (!areWordsReady) return null;
  const title = t('review_categories.tags.title');
  if (isNarrow)
    return (
      <Drawer title={title} closeLabel={t('common.close')} isOpen onOpenChange={onOpenChange}>
        <TagEditorContent review={review} />
      </Drawer>
    );
  return (
    <PopoverSurface triggerRef={trigger} isOpen onOpenChange={onOpenChange} placement="bottom end">
      <Panel aria-label={title}>
        <Stack gap={3}>
          <Text as="p" weight="bold" aria-hidden>
            {title}
          </Text>
          <TagEditorContent review={review} />
        </Stack>
      </Panel>
    </PopoverSurface>
  );
}

const Panel = styled(Dialog).withConfig(partClass('ReviewTagging'))`
  inline-size: 400px;
  max-inline-size: 100%;
  padding: 14px 16px 16px;
  outline: none;
`;

/** The sentiment of a whole review, its categories each with theirs, and the search for another one. */
function TagEditorContent({ review }: InboxPartProps): JSX.Element {
  const t = useTranslate();
  const { source, actions } = useOpinionInboxView();
  const { categories, data } = useReviewCategories();
  const { add, remove } = useInboxTag(source);
  const sentiment = useInboxSentiment(source);
  const refusal = useTaggingRefusal(source.rules);
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

interface TagRowProps {
  tag: InboxOpinion['tags'][number];
  refusal: TaggingRefusal;
  onJudge: (sentiment: Sentiment) => void;
  onRemove: () => void;
}

/** One category of a review: its source, its sentiment, and a button that removes it. */
function TagRow({ tag, refusal, onJudge, onRemove }: TagRowProps): JSX.Element {
  const t = useTranslate();
  const { name, sentiment } = tag;
  return (
    <Row as="li" part="ReviewTagging-row" gap={3} padding={[2, 0]}>
      <Text flex="grow" weight="medium" wrap="anywhere">
        {name}
        <Text as="div" tone="subtle" size="s" weight="regular">
          {tagSourceLabel(tag, t)}
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

interface AddTagProps {
  /** Categories that the review is not in. */
  others: readonly ReviewCategory[];
  hasCategories: boolean;
  onAdd: (category: ReviewCategory) => void;
}

/** Finds a category by typing and adds it; the field stays for the next one. */
function AddTag({ others, hasCategories, onAdd }: AddTagProps): JSX.Element {
  const t = useTranslate();
  if (others.length === 0)
    return (
      <p>{t(hasCategories ? 'review_categories.tags.all_added' : 'review_categories.tags.no_categories')}</p>
    );
  return (
    <MultiComboBox
      label={t('review_categories.tags.add')}
      placeholder={t('review_categories.tags.search')}
      emptyText={t('review_categories.tags.nothing_found')}
      removeLabel={(name) => t('review_categories.tags.remove', { name })}
      options={others.map(({ id, name }) => ({ id: String(id), label: name }))}
      value={[]}
      onChange={([chosen]) => {
        const category = others.find(({ id }) => String(id) === chosen?.id);
        if (category) onAdd(category);
      }}
    />
  );
}
