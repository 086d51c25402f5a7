'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { isUnderWay } from '../../../bulk-edit/bulk-edit-progress.ts';
import { useBulkEditorView } from '../bulk-editor-context.ts';
import { LatestEdits } from './latest-edits.tsx';
import { RunActions } from './run-actions.tsx';
import { RunFailures } from './run-failures.tsx';
import { RunProgress } from './run-progress.tsx';
import { Row, Stack } from '../../../../../ui/layout/stack.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';
import { QueryState } from '../../../../../patterns/query-state.tsx';

/** A bulk edit under way or done: how far it is, what was refused, and what can be done about it. */
export function RunStep(): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { editor } = useBulkEditorView();
  const { followed: progress } = editor;
  if (!progress)
    return (
      <QueryState
        query={editor.edits}
        failed={t('bulk_edit.failed')}
        empty={undefined}
        loading={{ blocks: 3, lines: 2 }}
      />
    );
  const isOpen = isUnderWay(progress);
  const fields = progress.fields.map((field) => t(`bulk_edit.field.${field}`));
  const when = { author: progress.author, date: format.date(progress.created_at, 'date_time') };
  return (
    <>
      <Stack
        as="section"
        gap={4}
        padding={[6, 7]}
        isFramed
        data-state={isOpen ? (progress.is_paused ? 'paused' : 'sending') : 'done'}
        aria-live="polite"
      >
        <RunProgress progress={progress} />
        <Text as="p" tone="muted">
          {format.list(fields)} · {t('bulk_edit.run.by', when)}
        </Text>
        {isOpen && (
          <Text as="p" tone="muted">
            {t(progress.is_paused ? 'bulk_edit.run.paused_text' : 'bulk_edit.run.safe')}
          </Text>
        )}
        <Row as="dl" gap={8} rowGap={3} wrap>
          {(['ok', 'in_progress', 'pending', 'failed'] as const).map((state) => (
            <div key={state}>
              <Text as="dt" size="s" tone="muted">
                {t(`bulk_edit.run.${state}`)}
              </Text>
              <Text as="dd" size="l" weight="semibold">
                {format.number(progress[state])}
              </Text>
            </div>
          ))}
        </Row>
        <RunActions progress={progress} />
      </Stack>
      {progress.failed > 0 && <RunFailures progress={progress} />}
      <div>
        <Button onPress={editor.prepareNext}>{t('bulk_edit.run.next')}</Button>
      </div>
      <LatestEdits />
    </>
  );
}
