'use client';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DownloadIcon } from '../../../ui/icons/action-icons.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Surface } from '../../../ui/surface.tsx';
import type { FileExport } from '../../listings/export/use-file-export.ts';

export interface InsightExportProps {
  /** Which insights, whose texts have the same names. */
  texts: 'insights' | 'old_insights';
  /** Begins the workbook of what is shown. */
  begin: () => Promise<FileExport>;
  /** Opens with an export begun earlier. */
  exportId: number | undefined;
  /** Nothing is shown that could be written. */
  isEmpty: boolean;
}

const InsightExportDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./insight-export-dialog.tsx')).InsightExportDialog,
);

/** The button that writes insights to a workbook; the code of its dialog is loaded when it is first opened. */
export function InsightExport({ exportId, ...props }: InsightExportProps): JSX.Element {
  const t = useTranslate();
  // A mail leads to the file that it speaks of; closed, the next one is of what is shown.
  const [mailedId, setMailedId] = useState(exportId);
  const [isOpen, setOpen] = useState(mailedId !== undefined);
  const close = () => {
    setOpen(false);
    setMailedId(undefined);
  };
  return (
    <>
      <Button icon={<DownloadIcon size={16} />} onPress={() => setOpen(true)}>
        {t(`${props.texts}.export.open`)}
      </Button>
      {isOpen && (
        <Surface component="InsightExport">
          <InsightExportDialog {...props} exportId={mailedId} onClose={close} />
        </Surface>
      )}
    </>
  );
}
