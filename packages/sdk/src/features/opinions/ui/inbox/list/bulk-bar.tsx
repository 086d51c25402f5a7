'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { usePermission } from '../../../../../permissions/use-permission.ts';
import { innerClass } from '../../../../../theme/part-class.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../../ui/actions/icon-button.tsx';
import { TagIcon } from '../../../../../ui/icons/action-icons.tsx';
import { CheckBox } from '../../../../../ui/fields/check-box.tsx';
import { Text, VisuallyHidden } from '../../../../../ui/layout/text.tsx';
import { taggingAccess } from '../../../categories/review-categories.ts';
import { useOpinionInboxView, useInboxTranslate } from '../inbox-view-context.ts';

/**
 * How many match, and once something is ticked, what can be done with it.
 *
 * @throws Error outside a `ReviewsInboxView`.
 * @example
 * ```tsx
 * <ReviewsInbox slots={{ Detail: ({ review }) => <><ReviewDetail review={review} /><BulkBar /></> }} />
 * ```
 */
export function BulkBar(): JSX.Element {
  const t = useInboxTranslate();
  const format = useFormat();
  const { source, inbox, bulk, commands } = useOpinionInboxView();
  const tagging = usePermission(source.rules.accessOf(taggingAccess));
  const { selection, reviews, replyPermission, count = 0 } = inbox;
  const isAll = reviews.length > 0 && reviews.every((review) => selection.has(review.id));
  const isSome = selection.count > 0;
  // Until all are found, an action would be done with the few that were ticked before.
  const finding = selection.isSelectingAll ? t('common.loading') : undefined;
  return (
    <Bar data-state={isSome ? 'selecting' : 'idle'}>
      <CheckBox
        label={t('reviews.select_loaded')}
        isLabelHidden
        isSelected={isSome}
        isIndeterminate={isSome && !isAll}
        onChange={() => (isSome ? selection.clear() : selection.selectLoaded())}
      />
      {isSome ? (
        <>
          <span>
            <Text as="strong" tone="default" weight="semibold" aria-hidden>
              {format.number(selection.count)}
            </Text>
            <VisuallyHidden role="status">{t('reviews.selected', { count: selection.count })}</VisuallyHidden>
          </span>
          {!selection.isAllMatching && selection.count < count && (
            <Button
              size="s"
              variant="ghost"
              onPress={() => !selection.isSelectingAll && void selection.selectAllMatching()}
            >
              {selection.isSelectingAll ? t('common.loading') : t('reviews.select_all_matching', { count })}
            </Button>
          )}
          <IconButton
            size="s"
            variant="default"
            icon={<TagIcon size={16} />}
            label={t('reviews.tags.bulk')}
            disabledReason={tagging.reason?.text ?? finding}
            onPress={() => commands.run('tags')}
          />
          {bulk && (
            <Button
              size="s"
              variant="primary"
              disabledReason={replyPermission.reason?.text ?? finding}
              onPress={() => bulk.setOpen(true)}
            >
              {t('reviews.bulk.title')}
            </Button>
          )}
        </>
      ) : (
        <span>{t('reviews.count', { count })}</span>
      )}
    </Bar>
  );
}

const Bar = styled.div.withConfig(innerClass('ReviewsInbox-bulkBar'))`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
  min-block-size: 50px;
  padding-block: 8px;
  padding-inline: 12px 18px;
  border-block-end: 1px solid var(--pf-line);
  background: var(--pf-background);
  color: var(--pf-ink-3);
  & > [data-variant='ghost'] {
    color: var(--pf-primary-strong);
  }
  & > [data-variant='default'] {
    margin-inline-start: auto;
  }
`;
