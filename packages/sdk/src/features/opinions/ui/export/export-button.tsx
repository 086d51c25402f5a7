'use client';
import { type JSX, type ReactNode, useState } from 'react';
import { reviewExportMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { DownloadIcon } from '../../../../ui/icons/action-icons.tsx';
import type { Inbox } from '../../inbox/use-inbox.ts';
import { useOpinionInboxView } from '../inbox/inbox-view-context.ts';

interface ExportButtonProps {
  /** Opens with an export begun earlier, such as the one linked in a mail. */
  exportId: number | undefined;
  /** Draws the dialog while it is open. */
  children: (dialog: ExportOfInbox) => ReactNode;
}

/** What an inbox shows, to be written to a file. */
interface ExportOfInbox extends Pick<Inbox, 'filters' | 'order'> {
  exportId: number | undefined;
  close: () => void;
}

/** The button of an inbox's header that writes what the inbox shows to a file. */
export function ExportButton({ exportId, children }: ExportButtonProps): JSX.Element | null {
  const t = useTranslate();
  const isReady = useFeatureMessages(reviewExportMessages);
  const { inbox, isNarrow } = useOpinionInboxView();
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
      {isOpen && children({ filters: inbox.filters, order: inbox.order, exportId: mailedId, close })}
    </>
  );
}
