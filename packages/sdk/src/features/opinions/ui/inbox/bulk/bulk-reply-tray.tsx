'use client';
import type { JSX } from 'react';
import { batchStatus, isUnderWay } from '@pinfold/contract/batch-status';
import { BatchProgress, BatchTray } from '../../../../../patterns/batch-progress.tsx';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Skeleton } from '../../../../../ui/feedback/skeleton.tsx';
import { List } from '../../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../../ui/layout/stack.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';
import type { BulkReplyProgress } from '../../../inbox/inbox-source.ts';
import { useInboxBulkProblems } from '../../../inbox/use-bulk-replies.ts';
import { authorName } from '../review-labels.ts';
import { useInboxTranslate } from '../inbox-view-context.ts';
import { useBulkInboxView } from './bulk-inbox-view.ts';

/** The tray, as long as there is something in it. */
export function OpenBulkReplyTray(): JSX.Element {
  const t = useInboxTranslate();
  const { jobs } = useBulkInboxView().bulk;
  const title = t('reviews.bulk.jobs');
  return (
    <BatchTray
      label={title}
      heading={
        <h2>
          {title} ({jobs.length})
        </h2>
      }
      showLabel={t('reviews.bulk.show')}
      hideLabel={t('reviews.bulk.hide')}
      holds="many"
      startsOpen
    >
      <Stack lines="between">
        {jobs.map((job) => (
          <BulkReplyJob key={job.id} job={job} />
        ))}
      </Stack>
    </BatchTray>
  );
}

/** Progress of one bulk reply, its failures, and a button that sends those again. */
function BulkReplyJob({ job }: { job: BulkReplyProgress }): JSX.Element {
  const t = useInboxTranslate();
  const { inbox, bulk } = useBulkInboxView();
  const problems = job.rejected + job.failed;
  return (
    <Stack
      as="article"
      data-state={isUnderWay(job) ? 'pending' : problems > 0 ? 'problems' : 'done'}
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
      <BatchProgress
        batch={job}
        label={
          job.status === batchStatus.completed
            ? t('reviews.bulk.done')
            : t('reviews.bulk.progress', { published: job.published, total: job.total })
        }
        valueLabel={(duration) => (duration ? t('reviews.bulk.seconds_left', { duration }) : '')}
        problems={{
          label: t('reviews.bulk.problems', { count: problems }),
          retry: {
            label: t('reviews.bulk.retry'),
            pendingLabel: t('reviews.status.processing'),
            isPending: bulk.retryingId === job.id,
            disabledReason: inbox.replyPermission.reason?.text,
            onPress: () => bulk.retry(job),
          },
          details: <BulkReplyProblems id={job.id} />,
        }}
        onDismiss={() => bulk.dismiss(job.id)}
      />
    </Stack>
  );
}

/** Each rejected or failed reply of a bulk reply, with the reason and a link to its review. */
function BulkReplyProblems({ id }: { id: number }): JSX.Element {
  const t = useInboxTranslate();
  const { source, inbox } = useBulkInboxView();
  const { data } = useInboxBulkProblems(source, id);
  if (!data) return <Skeleton label={t('common.loading')} lines={2} />;
  return (
    <List>
      {data.results.map((review) => (
        <Row as="li" key={review.id} gap={4} justify="between" padding={[2, 0]}>
          <Stack>
            <Text as="strong" weight="medium" dir="auto">
              {authorName(review, t)}
            </Text>
            <Text tone="muted" size="s">
              {review.reply_problem && t(`reviews.problem.${review.reply_problem}`)}
            </Text>
          </Stack>
          <Button size="s" onPress={() => inbox.active.open(review.id)}>
            {t('reviews.bulk.fix')}
          </Button>
        </Row>
      ))}
      {data.count > data.results.length && (
        <li>{t('reviews.bulk.more_problems', { count: data.count - data.results.length })}</li>
      )}
    </List>
  );
}
