'use client';
import { batchStatus } from '@pinfold/contract/features/reviews/bulk-reply';
import { useState, type JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { BulkReplyProgress } from '../../review.ts';
import { useInboxView } from '../inbox-view-context.ts';
import { BulkReplyProblems } from './bulk-reply-problems.tsx';

/** How far one bulk reply is, what went wrong in it, and the way to send that again. */
export function BulkReplyJob({ job }: { job: BulkReplyProgress }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { inbox, bulk } = useInboxView();
  const [isOpen, setOpen] = useState(false);
  const problems = job.rejected + job.failed;
  const isUnderWay = job.status === batchStatus.pending;
  const words =
    job.status === batchStatus.completed
      ? t('reviews.bulk.done')
      : t('reviews.bulk.progress', { published: job.published, total: job.total });
  return (
    <Stack
      as="article"
      data-state={isUnderWay ? 'pending' : problems > 0 ? 'problems' : 'done'}
      gap={3}
      padding={[3, 4, 4]}
    >
      {job.templates_count > 1 && (
        <Text as="p" weight="medium">
          {t('reviews.bulk.templates', { count: job.templates_count })}
        </Text>
      )}
      <Text as="q" tone="subtle" size="s" clamp={1} dir="auto">
        {job.reply_comment}
      </Text>
      <ProgressBar
        label={words}
        valueLabel={
          isUnderWay && job.seconds_left !== null
            ? t('reviews.bulk.seconds_left', { duration: format.duration(job.seconds_left) })
            : ''
        }
        value={job.total - job.processing}
        maxValue={job.total}
        tone={problems > 0 ? 'warn' : isUnderWay ? 'primary' : 'good'}
      />
      <Row gap={3} wrap isHidden={isUnderWay && problems === 0}>
        {problems > 0 && (
          <>
            <Button size="s" variant="danger" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
              {t('reviews.bulk.problems', { count: problems })}
            </Button>
            <Button
              size="s"
              disabledReason={inbox.replyPermission.reason?.text}
              isPending={bulk.retryingId === job.id}
              pendingLabel={t('reviews.status.processing')}
              onPress={() => bulk.retry(job)}
            >
              {t('reviews.bulk.retry')}
            </Button>
          </>
        )}
        {!isUnderWay && (
          <Button size="s" variant="ghost" onPress={() => bulk.dismiss(job.id)}>
            {t('common.close')}
          </Button>
        )}
      </Row>
      {isOpen && <BulkReplyProblems id={job.id} />}
    </Stack>
  );
}
