'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../../theme/part-class.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { isUnderWay } from '../../../bulk-edit/bulk-edit-progress.ts';
import { useBulkEditorView } from '../bulk-editor-context.ts';
import { LoadState } from '../load-state.tsx';
import { LatestEdits } from './latest-edits.tsx';
import { RunActions } from './run-actions.tsx';
import { RunFailures } from './run-failures.tsx';
import { RunProgress } from './run-progress.tsx';

/** A bulk edit under way or done: how far it is, what was refused, and what can be done about it. */
export function RunStep(): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { editor } = useBulkEditorView();
  const { followed: progress } = editor;
  if (!progress) return <LoadState {...editor.edits} />;
  const isOpen = isUnderWay(progress);
  const fields = progress.fields.map((field) => t(`bulk_edit.field.${field}`));
  const when = { author: progress.author, date: format.date(progress.created_at, 'date_time') };
  return (
    <>
      <Run data-state={isOpen ? (progress.is_paused ? 'paused' : 'sending') : 'done'} aria-live="polite">
        <RunProgress progress={progress} />
        <p>
          {format.list(fields)} · {t('bulk_edit.run.by', when)}
        </p>
        {isOpen && <p>{t(progress.is_paused ? 'bulk_edit.run.paused_text' : 'bulk_edit.run.safe')}</p>}
        <Counts>
          {(['ok', 'in_progress', 'pending', 'failed'] as const).map((state) => (
            <Count key={state}>
              <dt>{t(`bulk_edit.run.${state}`)}</dt>
              <dd>{format.number(progress[state])}</dd>
            </Count>
          ))}
        </Counts>
        <RunActions progress={progress} />
      </Run>
      {progress.failed > 0 && <RunFailures progress={progress} />}
      <div>
        <Button onPress={editor.prepareNext}>{t('bulk_edit.run.next')}</Button>
      </div>
      <LatestEdits />
    </>
  );
}

const Run = styled.section.withConfig(innerClass('BulkEditor-run'))`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 20px 24px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
  & > p {
    margin: 0;
    color: var(--pf-ink-2);
  }
`;

const Counts = styled.dl.withConfig(innerClass('BulkEditor-counts'))`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 32px;
  margin: 0;
`;

const Count = styled.div.withConfig(innerClass('BulkEditor-count'))`
  & > dt {
    color: var(--pf-ink-2);
    font-size: var(--pf-font-size-s);
  }
  & > dd {
    margin: 0;
    font-size: var(--pf-font-size-l);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
`;
