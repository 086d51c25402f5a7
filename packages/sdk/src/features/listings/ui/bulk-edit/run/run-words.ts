import { bulkEditStatus } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit-status';
import type { TranslationKey } from '../../../../../i18n/namespaces.ts';
import type { Tone } from '../../../../../ui/display/tag.tsx';
import { isUnderWay, type BulkEditProgress } from '../../../bulk-edit/bulk-edit-progress.ts';

/** What a bulk edit has come to, as its headline. */
export function runHeadline(progress: BulkEditProgress): TranslationKey {
  const isRevert = progress.reverts_id !== null;
  if (isUnderWay(progress)) {
    if (progress.is_paused) return 'bulk_edit.run.paused';
    return isRevert ? 'bulk_edit.run.reverting' : 'bulk_edit.run.sending';
  }
  if (progress.reverted_by_id !== null) return 'bulk_edit.run.was_reverted';
  if (progress.status === bulkEditStatus.finishedWithProblems) return 'bulk_edit.run.problems';
  return isRevert ? 'bulk_edit.run.reverted' : 'bulk_edit.run.done';
}

/** The same in a word or two, with the colour that goes with it. */
export function runStatus(progress: BulkEditProgress): { key: TranslationKey; tone: Tone } {
  if (isUnderWay(progress))
    return progress.is_paused
      ? { key: 'bulk_edit.status.paused', tone: 'warn' }
      : { key: 'bulk_edit.status.running', tone: 'info' };
  if (progress.reverted_by_id !== null) return { key: 'bulk_edit.status.reverted', tone: 'mute' };
  return progress.status === bulkEditStatus.completed
    ? { key: 'bulk_edit.status.done', tone: 'good' }
    : { key: 'bulk_edit.status.problems', tone: 'bad' };
}
