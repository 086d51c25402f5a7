'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { ProgressBar } from '../../../../../ui/feedback/progress-bar.tsx';
import { isUnderWay, type BulkEditProgress } from '../../../bulk-edit/bulk-edit-progress.ts';
import { runHeadline } from './run-words.ts';

/** How far a bulk edit is, in a bar and in words, with how long it still takes. */
export function RunProgress({ progress }: { progress: BulkEditProgress }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { ok, failed, total, seconds_left: left } = progress;
  const count = t('bulk_edit.run.count', { done: format.number(ok + failed), total: format.number(total) });
  const duration = left === null ? undefined : format.duration(left);
  return (
    <ProgressBar
      label={t(runHeadline(progress))}
      valueLabel={duration ? `${count}, ${t('bulk_edit.run.left', { duration })}` : count}
      value={ok + failed}
      maxValue={Math.max(1, total)}
      tone={failed > 0 ? 'warn' : isUnderWay(progress) ? 'primary' : 'good'}
    />
  );
}
