'use client';
import { type JSX, useState } from 'react';
import type { Schemas } from '../../../../../client/schema.ts';
import { reviewCategoriesMessages } from '../../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../../i18n/use-translate.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import type { Option } from '../../../../../ui/collections/option-list.tsx';
import { Banner } from '../../../../../ui/display/banner.tsx';
import { MultiComboBox } from '../../../../../ui/fields/multi-combo-box.tsx';
import { Stack } from '../../../../../ui/layout/stack.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';
import { Dialog } from '../../../../../ui/overlays/dialog.tsx';
import { useReviewCategories } from '../../../categories/review-categories.ts';
import { useInboxTagging } from '../../../inbox/tag-reviews.ts';
import { useOpinionInboxView } from '../inbox-view-context.ts';
import { useTaggingRefusal } from '../../categories/use-tagging-refusal.ts';

/** Adds and removes categories of all ticked reviews, then shows the outcome. */
export function BulkTagDialog(): JSX.Element | null {
  const t = useTranslate();
  const areWordsReady = useFeatureMessages(reviewCategoriesMessages);
  const { source, inbox, commands, actions } = useOpinionInboxView();
  const { selection } = inbox;
  const { categories } = useReviewCategories();
  const tagReviews = useInboxTagging(source);
  const refusal = useTaggingRefusal(source.rules);
  const [count] = useState(selection.count);
  const [added, setAdded] = useState<readonly Option[]>([]);
  const [removed, setRemoved] = useState<readonly Option[]>([]);
  if (!areWordsReady) return null;

  const close = () => commands.setTagging(undefined);
  const problem = bulkTagProblem(added, removed);
  // The API skips those when all matching reviews are requested.
  const leftOut = selection.isAllMatching ? (inbox.count ?? 0) - selection.count : 0;
  const outcome = tagReviews.data;
  const apply = () =>
    tagReviews.mutate(
      { ids: [...selection.ids], add: idsOf(added), remove: idsOf(removed) },
      {
        onSuccess: ({ changed }) => {
          actions.announce(t('review_categories.bulk.changed', { count: changed }));
          selection.clear();
        },
      },
    );
  const field = {
    options: categories.map(({ id, name }) => ({ id: String(id), label: name })),
    placeholder: t('review_categories.tags.search'),
    emptyText: t('review_categories.tags.nothing_found'),
    removeLabel: (name: string) => t('review_categories.bulk.remove_choice', { name }),
    isDisabled: Boolean(refusal.ofTags),
  };
  return (
    <Dialog
      title={t('review_categories.bulk.title', { count })}
      closeLabel={t('common.close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      footer={
        outcome ? (
          <Button variant="primary" autoFocus onPress={close}>
            {t('review_categories.bulk.done')}
          </Button>
        ) : (
          <>
            <Button onPress={close}>{t('common.cancel')}</Button>
            <Button
              variant="primary"
              disabledReason={refusal.ofTags ?? (problem && t(`review_categories.bulk.${problem}`))}
              isPending={tagReviews.isPending}
              pendingLabel={t('review_categories.bulk.applying')}
              onPress={apply}
            >
              {t('review_categories.bulk.apply', { count })}
            </Button>
          </>
        )
      }
    >
      {outcome ? (
        <BulkTagOutcome outcome={outcome} />
      ) : (
        <Stack gap={5}>
          {refusal.words && <Banner role="status">{refusal.words}</Banner>}
          {leftOut > 0 && (
            <Text as="p" tone="muted">
              {t('review_categories.bulk.left_out', { count: leftOut })}
            </Text>
          )}
          <MultiComboBox
            label={t('review_categories.bulk.add')}
            value={added}
            onChange={setAdded}
            {...field}
          />
          <MultiComboBox
            label={t('review_categories.bulk.remove')}
            value={removed}
            onChange={setRemoved}
            {...field}
          />
          {tagReviews.error && (
            <Banner tone="bad" role="alert">
              {tagReviews.error.detail ?? t('review_categories.tags.failed')}
            </Banner>
          )}
        </Stack>
      )}
    </Dialog>
  );
}

function bulkTagProblem(
  added: readonly Option[],
  removed: readonly Option[],
): 'nothing' | 'both' | undefined {
  if (added.length + removed.length === 0) return 'nothing';
  return added.some(({ id }) => removed.some((other) => other.id === id)) ? 'both' : undefined;
}

function idsOf(options: readonly Option[]): number[] {
  return options.map(({ id }) => Number(id));
}

interface BulkTagOutcomeProps {
  outcome: Schemas['BulkTaggingResult'];
}

/** How many reviews changed, and how many were skipped and why. */
function BulkTagOutcome({ outcome: { changed, skipped } }: BulkTagOutcomeProps): JSX.Element {
  const t = useTranslate();
  return (
    <Banner
      tone={changed > 0 ? 'good' : 'info'}
      role="status"
      title={
        changed > 0
          ? t('review_categories.bulk.changed', { count: changed })
          : t('review_categories.bulk.unchanged')
      }
    >
      {skipped > 0 && t('review_categories.bulk.skipped', { count: skipped })}
    </Banner>
  );
}
