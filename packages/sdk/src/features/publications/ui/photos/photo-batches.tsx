'use client';
import { type JSX, useState } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { PermissionDecision } from '../../../../permissions/use-permission.ts';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { RefreshIcon } from '../../../../ui/icons/action-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Inset, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import type { PhotoBatch } from '../../photos.queries.ts';
import { useRetryPhotoBatch } from '../../use-photo-actions.ts';
import { usePhotoBatchItems, usePhotoBatches } from '../../use-photo-batches.ts';

interface PhotoBatchesProps {
  writePermission: PermissionDecision;
}

/** Batches that are under way or have failures; nothing while there are none. */
export function PhotoBatches({ writePermission }: PhotoBatchesProps): JSX.Element | null {
  const t = useTranslate();
  const { batches } = usePhotoBatches();
  const shown = batches.filter(({ status, failed }) => status === 1 || failed > 0);
  if (shown.length === 0) return null;
  return (
    <Inset padding={[0, 0, 5]}>
      <Stack as="section" gap={4} padding={[4, 5]} isFramed aria-label={t('photos.batches')}>
        <Heading level={2} size="m">
          {t('photos.batches')}
        </Heading>
        {shown.map((batch) => (
          <Batch key={batch.id} batch={batch} reason={writePermission.reason?.text} />
        ))}
      </Stack>
    </Inset>
  );
}

/** How far a batch is, what failed of it and why, and the button that sends that again. */
function Batch({ batch, reason }: { batch: PhotoBatch; reason: string | undefined }) {
  const t = useTranslate();
  const format = useFormat();
  const { wordsFor } = useFormRefusal();
  const [isOpen, setOpen] = useState(false);
  const retry = useRetryPhotoBatch();
  const { action, done, failed, processing, total, status, seconds_left, created_at, author } = batch;
  const refusal = wordsFor(retry.error);
  const left =
    status === 1 && seconds_left !== null
      ? t('photos.batch.seconds_left', { duration: format.duration(seconds_left) })
      : '';
  return (
    <Stack part="PhotosGrid-batch" gap={3}>
      <ProgressBar
        label={t(`photos.batch.${action}`, { done, total })}
        valueLabel={left || `${format.date(created_at, 'date_time')} · ${author}`}
        value={total - processing}
        maxValue={total}
        tone={failed > 0 ? 'warn' : status === 1 ? 'primary' : 'good'}
      />
      {failed > 0 && (
        <Row gap={3} wrap>
          <Button size="s" variant="ghost" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {t('photos.batch.problems', { number: failed })}
          </Button>
          <Button
            size="s"
            icon={<RefreshIcon size={15} />}
            disabledReason={reason}
            isPending={retry.isPending}
            pendingLabel={t('photos.batch.retrying')}
            onPress={() => retry.mutate({ id: batch.id })}
          >
            {t('photos.batch.retry')}
          </Button>
        </Row>
      )}
      <RefusalBanner message={refusal} />
      {isOpen && failed > 0 && <FailedItems id={batch.id} />}
    </Stack>
  );
}

/** The first of the photos that failed, each with its reason. */
function FailedItems({ id }: { id: number }) {
  const t = useTranslate();
  const { items, count = 0, data } = usePhotoBatchItems(id, { state: 'failed' });
  if (!data) return <Skeleton label={t('common.loading')} lines={2} />;
  return (
    <List gap={3}>
      {items.map(({ id: itemId, location, category, problem }) => (
        <li key={itemId}>
          <Text weight="medium">{location.formatted_address || location.name}</Text>{' '}
          <Text tone="muted">{t(`photos.category.${category}`)}</Text>
          {problem && (
            <Text as="div" size="s" tone="warn">
              {t(`photos.problem.${problem}`)}
            </Text>
          )}
        </li>
      ))}
      {count > items.length && <li>{t('photos.batch.more', { number: count - items.length })}</li>}
    </List>
  );
}
