'use client';
import { useState, type JSX } from 'react';
import { isUnderWay } from '@pinfold/contract/batch-status';
import { useFormat } from '../../../../i18n/use-format.ts';
import { bulkEditMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { BatchTray } from '../../../../patterns/batch-progress.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import type { BulkEditProgress } from '../../bulk-edit/bulk-edit.queries.ts';
import { useBulkEdits } from '../../bulk-edit/use-bulk-edits.ts';
import { runHeadline, RunProgress } from './run/run-progress.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

export interface BulkEditTrayProps {
  /** Where a bulk edit is shown whole; without it there is no link to there. */
  href?: string | undefined;
  /** Appearance of the tray alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The running bulk edit in a corner of any page, and its outcome until it is closed, so that the editor can be left.
 * Renders nothing while none is open. Positioned at the end of the nearest positioned parent.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector [data-state='open'|'closed']
 * @example
 * ```tsx
 * <main style={{ position: 'relative' }}><Page /><BulkEditTray href="/locations/edit" /></main>
 * ```
 */
export function BulkEditTray({ href, appearance }: BulkEditTrayProps): JSX.Element | null {
  const { allowed } = usePermission('view_facilities_data');
  const { open, bulkEdits } = useBulkEdits({ enabled: allowed });
  const [followedId, setFollowedId] = useState<number>();
  if (open && open.id !== followedId) setFollowedId(open.id);
  const followed = bulkEdits.find(({ id }) => id === followedId);
  if (!followed) return null;
  return (
    <Surface component="BulkEditTray" appearance={appearance}>
      <FollowedTray progress={followed} href={href} onClose={() => setFollowedId(undefined)} />
    </Surface>
  );
}

interface FollowedTrayProps {
  progress: BulkEditProgress;
  href: string | undefined;
  onClose: () => void;
}

function FollowedTray({ progress, href, onClose }: FollowedTrayProps) {
  const t = useTranslate();
  const format = useFormat();
  const hasMessages = useFeatureMessages(bulkEditMessages);
  if (!hasMessages) return null;
  const { ok, failed, total } = progress;
  const isMoving = isUnderWay(progress);
  const done = t('bulk_edit.run.count', { done: format.number(ok + failed), total: format.number(total) });
  return (
    <BatchTray
      label={t('bulk_edit.title')}
      heading={
        <Text as="div" flex="grow" size="s" tone="muted" role="status">
          <Text as="strong" tone="default" weight="semibold">
            {t(isMoving ? 'bulk_edit.title' : runHeadline(progress))}
          </Text>{' '}
          {isMoving && <span>{done}</span>}
        </Text>
      }
      showLabel={t('bulk_edit.tray.show')}
      hideLabel={t('bulk_edit.tray.hide')}
      holds="one"
      onClose={isMoving ? undefined : onClose}
    >
      <RunProgress progress={progress} />
      {href && (
        <Link href={href} isInApp>
          {t('bulk_edit.run.open')}
        </Link>
      )}
    </BatchTray>
  );
}
