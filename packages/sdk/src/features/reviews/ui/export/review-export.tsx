'use client';
import { useState, type JSX } from 'react';
import { reviewExportMessages } from '../../../../i18n/namespaces.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { DownloadIcon } from '../../../../ui/icons/action-icons.tsx';
import { useInboxView } from '../inbox-view-context.ts';
import { ReviewExportDialog } from './review-export-dialog.tsx';

export interface ReviewExportProps {
  /** Opens with an export begun earlier, such as the one that a mail speaks of. */
  exportId?: number | undefined;
}

/**
 * A button for the inbox's header that writes what the inbox shows, by its filters and in its order, to a file.
 *
 * @throws Error outside a `ReviewsInboxView`. A failure is shown inside, with a way to try again.
 * @example
 * ```tsx
 * <ReviewsInbox headerActions={<ReviewExport />} />
 * ```
 */
export function ReviewExport({ exportId }: ReviewExportProps): JSX.Element | null {
  const t = useTranslate();
  const isReady = useFeatureMessages(reviewExportMessages);
  const { inbox, isNarrow } = useInboxView();
  const [mailedId, setMailedId] = useState(exportId);
  const [isOpen, setOpen] = useState(mailedId !== undefined);
  const close = () => {
    setOpen(false);
    setMailedId(undefined);
  };
  if (!isReady) return null;
  const label = t('review_export.open');
  return (
    <>
      {isNarrow ? (
        <IconButton icon={<DownloadIcon />} label={label} onPress={() => setOpen(true)} />
      ) : (
        <Button icon={<DownloadIcon size={16} />} onPress={() => setOpen(true)}>
          {label}
        </Button>
      )}
      <ReviewExportDialog
        isOpen={isOpen}
        onOpenChange={close}
        filters={inbox.filters}
        order={inbox.order}
        exportId={mailedId}
      />
    </>
  );
}
