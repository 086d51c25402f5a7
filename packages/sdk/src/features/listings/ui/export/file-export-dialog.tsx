'use client';
import { exportFileTypes, type ExportFileType } from '@pinfold/contract/features/listings/export/file-types';
import { useState, type ReactNode, type JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import type { FileExportState } from '../../export/use-file-export.ts';
import { Grid } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

interface FileExportDialogProps {
  /** Names it in the classes that hosts style. */
  part: 'InsightExport' | 'LocationExport' | 'ReviewExport';
  title: string;
  /** Contents of the file. */
  summary: ReactNode;
  state: FileExportState;
  /** The kinds to choose from. @default all */
  fileTypes?: readonly ExportFileType[];
  /** Left out where there is nothing to begin, as behind the link of a mail. */
  onStart: ((fileType: ExportFileType) => void) | undefined;
  /** Why it cannot begin. */
  disabledReason?: string | undefined;
  onOpenChange: (isOpen: boolean) => void;
}

/** Writes something to a file: choose its kind, watch it being made, download it. Needs the words of listings. */
export function FileExportDialog({
  part,
  title,
  summary,
  state,
  fileTypes = exportFileTypes,
  onStart,
  disabledReason,
  onOpenChange,
}: FileExportDialogProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const [fileType, setFileType] = useState<ExportFileType>('xlsx');
  const { fileExport, isPending, error, reset } = state;
  const begin = () => onStart?.(fileType);
  const status = error ? 'error' : fileExport?.status;
  const isGone = fileExport?.status === 'done' && fileExport.download_url === null;

  return (
    <Dialog
      title={title}
      closeLabel={t('common.close')}
      isOpen
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>
            {t(status === undefined ? 'common.cancel' : 'common.close')}
          </Button>
          {status === undefined && (
            <Button
              variant="primary"
              onPress={begin}
              disabledReason={disabledReason}
              isPending={isPending}
              pendingLabel={t('listings.export.starting')}
            >
              {t('listings.export.start')}
            </Button>
          )}
          {(status === 'error' || isGone) && onStart && (
            <Button variant="primary" onPress={fileExport ? reset : begin} isPending={isPending}>
              {t('common.retry')}
            </Button>
          )}
          {fileExport?.download_url && (
            <Link variant="button" href={fileExport.download_url} download={fileExport.filename}>
              {t('listings.export.download')}
            </Link>
          )}
        </>
      }
    >
      <Grid part={part} gap={5} aria-live="polite">
        {status === undefined && (
          <>
            <Text as="p">{summary}</Text>
            {fileTypes.length > 1 && (
              <RadioGroup
                label={t('listings.export.file_type')}
                options={fileTypes.map((value) => ({
                  value,
                  label: value.toUpperCase(),
                  description: t(`listings.export.file_type.${value}`),
                }))}
                value={fileType}
                onChange={(value) => setFileType(fileTypes.find((one) => one === value) ?? fileType)}
              />
            )}
          </>
        )}
        {fileExport?.status === 'generating' && (
          <>
            <ProgressBar
              label={t('listings.export.generating')}
              value={fileExport.written}
              maxValue={fileExport.total}
              valueLabel={t('listings.export.progress', {
                written: format.number(fileExport.written),
                total: format.number(fileExport.total),
              })}
            />
            <Text as="p">{t('listings.export.leave')}</Text>
          </>
        )}
        {fileExport?.download_url && (
          <Banner tone="good" title={t('listings.export.done')}>
            {t('listings.export.done_text', { filename: fileExport.filename })}
          </Banner>
        )}
        {isGone && <Banner tone="warn">{t('listings.export.gone')}</Banner>}
        {status === 'error' && (
          <Banner tone="bad" role="alert" title={t('listings.export.error')}>
            {error?.detail ?? t('listings.export.error_text')}
          </Banner>
        )}
      </Grid>
    </Dialog>
  );
}
