'use client';
import { type JSX, useState } from 'react';
import { styled } from 'styled-components';
import { batchStatus } from '@pinfold/contract/batch-status';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { BulkReplyProgress } from '../../reviews.queries.ts';
import { useBulkReplyProblems } from '../../use-bulk-replies.ts';
import { authorName } from '../review-labels.ts';
import { useInboxView } from '../inbox-view-context.ts';

/** The tray, as long as there is something in it. */
export function OpenBulkReplyTray(): JSX.Element {
  const t = useTranslate();
  const { jobs } = useInboxView().bulk;
  const [isOpen, setOpen] = useState(true);
  const title = t('reviews.bulk.jobs');
  return (
    <Tray aria-label={title} data-state={isOpen ? 'open' : 'closed'}>
      <header>
        <h2>
          {title} ({jobs.length})
        </h2>
        <IconButton
          size="s"
          icon={isOpen ? <ChevronDownIcon /> : <ChevronUpIcon />}
          label={t(isOpen ? 'reviews.bulk.hide' : 'reviews.bulk.show')}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        />
      </header>
      {isOpen && (
        <Stack lines="between">
          {jobs.map((job) => (
            <BulkReplyJob key={job.id} job={job} />
          ))}
        </Stack>
      )}
    </Tray>
  );
}

const Tray = styled.section.withConfig(innerClass('ReviewsInbox-tray'))`
  position: absolute;
  inset-block-end: 16px;
  inset-inline-end: 16px;
  z-index: 1;
  display: flex;
  flex-direction: column;
  inline-size: min(380px, calc(100% - 32px));
  max-block-size: min(420px, 60%);
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  overflow: auto;
  background: var(--pf-raised);
  box-shadow: var(--pf-shadow-l);
  & > header {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 6px 8px 6px 14px;
    padding-inline: 14px 8px;
    border-block-end: 1px solid var(--pf-line-2);
    background: inherit;
  }
  & h2 {
    margin: 0;
    font-size: inherit;
    font-weight: 600;
  }
  :where([data-layout='narrow']) > & {
    inset-inline: 8px;
    inset-block-end: 8px;
    inline-size: auto;
  }
`;

/** Progress of one bulk reply, its failures, and a button that sends those again. */
function BulkReplyJob({ job }: { job: BulkReplyProgress }): JSX.Element {
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

/** Each rejected or failed reply of a bulk reply, with the reason and a link to its review. */
function BulkReplyProblems({ id }: { id: number }): JSX.Element {
  const t = useTranslate();
  const { inbox } = useInboxView();
  const { data } = useBulkReplyProblems(id);
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
