'use client';
import type { MemberAccess } from '@pinfold/contract/access/access';
import type { ExportFileType } from '@pinfold/contract/features/listings/export/file-types';
import { exportedOpinionsAtMost } from '@pinfold/contract/features/opinions/opinion-export';
import type { JSX } from 'react';
import { listingsMessages, reviewExportMessages } from '../../../../i18n/feature-messages.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { useClient } from '../../../../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../../../../query/use-pinfold-query.ts';
import type { FileExportState } from '../../../listings/export/use-file-export.ts';
import { FileExportDialog } from '../../../listings/ui/export/file-export-dialog.tsx';
import type { InboxOpinion } from '../../inbox/inbox-opinion.ts';
import { countInbox } from '../../inbox/inbox.queries.ts';
import type { InboxReads } from '../../inbox/inbox-source.ts';
import { type OpinionFilters, withoutDeleted } from '../../opinion-filters.ts';

interface OpinionExportDialogProps<Filters extends OpinionFilters> {
  /** How the opinions are found. */
  reads: InboxReads<InboxOpinion, Filters>;
  access: MemberAccess;
  filters: Filters;
  state: FileExportState;
  /** What the opinions are called in the dialog. @default reviews */
  texts?: 'review_export' | 'review_booster.export';
  onStart: (filters: Filters, fileType: ExportFileType) => void;
  onOpenChange: (isOpen: boolean) => void;
}

/** The dialog of an export of opinions, as long as it is open. */
export function OpinionExportDialog<Filters extends OpinionFilters>({
  reads,
  access,
  filters,
  state,
  texts = 'review_export',
  onStart,
  onOpenChange,
}: OpinionExportDialogProps<Filters>): JSX.Element | null {
  const t = useTranslate();
  const format = useFormat();
  const areOwnReady = useFeatureMessages(reviewExportMessages);
  const areSharedReady = useFeatureMessages(listingsMessages);
  const permission = usePermission(access);
  const exported = withoutDeleted(filters);
  const { data: count } = usePinfoldQuery(countInbox(reads, useClient(), exported));
  const max = exportedOpinionsAtMost('xlsx');
  if (!areOwnReady || !areSharedReady) return null;
  const tooMany =
    count !== undefined && count > max ? t(`${texts}.over_limit`, { max: format.number(max) }) : undefined;
  return (
    <FileExportDialog
      part="ReviewExport"
      title={t(`${texts}.title`)}
      summary={count === undefined ? t(`${texts}.counting`) : (tooMany ?? t(`${texts}.count`, { count }))}
      state={state}
      onStart={(fileType) => onStart(exported, fileType)}
      disabledReason={permission.reason?.text ?? (count === 0 ? t(`${texts}.nothing`) : tooMany)}
      onOpenChange={onOpenChange}
    />
  );
}
