'use client';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { RemoveDialog } from '../../../../patterns/remove-dialog.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { type PostDetail, writePostsAccess } from '../../posts.queries.ts';
import { useUpdatePost } from '../../use-post-actions.ts';
import { useWallTime } from '../post-labels.ts';
import type { EditedPost } from './posts-list-view.tsx';

interface SeriesDateProps {
  post: PostDetail;
  /** The date that was pressed; undefined where the series itself was. */
  date: string | undefined;
  onEdit: ((post: EditedPost) => void) | undefined;
  onClose: () => void;
}

/** Who repeats a series, and what can be done about one of its dates: change it alone, or leave it out. */
export function SeriesDate({ post, date, onEdit, onClose }: SeriesDateProps): JSX.Element {
  const t = useTranslate();
  const wallTime = useWallTime();
  const { reason } = usePermission(writePostsAccess);
  const { messageFor } = useFormRefusal();
  const [isAsking, setAsking] = useState(false);
  const update = useUpdatePost();
  const { id, carrier, recurrence, version } = post;
  const day = date && wallTime(`${date}T12:00`, 'date');
  const skip = () => {
    if (!recurrence || date === undefined) return;
    const skipped = [...recurrence.skip, date];
    update.mutate(
      { id, change: { version, recurrence: { ...recurrence, skip: skipped } } },
      { onSuccess: onClose },
    );
  };
  return (
    <Stack gap={3}>
      <Text as="p" size="s" tone="muted">
        {t(`posts.series.carrier.${carrier ?? 'pinfold'}`)}
      </Text>
      {day && post.can_edit && (
        <Banner title={t('posts.series.date', { date: day })}>
          <Stack gap={3}>
            {carrier === 'google' && <span>{t('posts.series.takes_over')}</span>}
            <Row gap={3} wrap>
              {onEdit && (
                <Button size="s" disabledReason={reason?.text} onPress={() => onEdit({ id, date })}>
                  {t('posts.series.edit_date')}
                </Button>
              )}
              <Button size="s" disabledReason={reason?.text} onPress={() => setAsking(true)}>
                {t('posts.series.skip')}
              </Button>
            </Row>
            {!isAsking && <RefusalBanner message={messageFor(update.error)} />}
          </Stack>
        </Banner>
      )}
      {isAsking && (
        <RemoveDialog
          title={t('posts.series.skip_title', { date: day ?? '' })}
          confirmLabel={t('posts.series.skip')}
          pendingLabel={t('posts.series.skipping')}
          isPending={update.isPending}
          refusal={messageFor(update.error)}
          onConfirm={skip}
          onClose={() => setAsking(false)}
        >
          {t(`posts.series.skip_text.${carrier ?? 'pinfold'}`)}
        </RemoveDialog>
      )}
    </Stack>
  );
}
