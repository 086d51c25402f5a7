'use client';
import type { JSX } from 'react';
import { isUnderWay } from '@pinfold/contract/batch-status';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { PermissionDecision } from '../../../../permissions/use-permission.ts';
import { BatchProgress } from '../../../../patterns/batch-progress.tsx';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { RefreshIcon } from '../../../../ui/icons/action-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Inset, Stack } from '../../../../ui/layout/stack.tsx';
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
  const shown = batches.filter((batch) => isUnderWay(batch) || batch.failed > 0);
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
  const { messageFor } = useFormRefusal();
  const retry = useRetryPhotoBatch();
  const { id, action, done, failed, total, created_at, author } = batch;
  const refusal = messageFor(retry.error);
  return (
    <Stack part="PhotosGrid-batch" gap={3}>
      <BatchProgress
        batch={batch}
        label={t(`photos.batch.${action}`, { done, total })}
        valueLabel={(duration) =>
          duration
            ? t('photos.batch.seconds_left', { duration })
            : `${format.date(created_at, 'date_time')} · ${author}`
        }
        problems={{
          label: t('photos.batch.problems', { number: failed }),
          variant: 'ghost',
          retry: {
            label: t('photos.batch.retry'),
            pendingLabel: t('photos.batch.retrying'),
            icon: <RefreshIcon size={15} />,
            isPending: retry.isPending,
            disabledReason: reason,
            onPress: () => retry.mutate({ id }),
          },
          notice: <RefusalBanner message={refusal} />,
          details: <FailedItems id={id} />,
        }}
      />
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
