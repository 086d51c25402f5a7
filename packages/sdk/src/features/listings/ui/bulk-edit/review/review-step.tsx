'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { Card } from '../../../../../ui/display/card.tsx';
import { useBulkEditorView } from '../bulk-editor-context.ts';
import { LoadState } from '../load-state.tsx';
import { PreviewBlocks } from './preview-blocks.tsx';
import { PreviewKinds } from './preview-kinds.tsx';
import { PreviewRows } from './preview-rows.tsx';
import { PreviewSummary } from './preview-summary.tsx';
import { ReviewBar } from './review-bar.tsx';

/** What the edit does to each location, before anything is sent. */
export function ReviewStep(): JSX.Element {
  const t = useTranslate();
  const { editor, headingLevel } = useBulkEditorView();
  const { data } = editor.preview;
  return (
    <>
      {data ? (
        <>
          <PreviewBlocks preview={data} />
          <Card title={t('bulk_edit.preview.title')} headingLevel={headingLevel}>
            <PreviewSummary preview={data} />
            <PreviewKinds preview={data} />
            <PreviewRows preview={data} />
          </Card>
        </>
      ) : (
        <LoadState {...editor.preview} />
      )}
      <ReviewBar />
    </>
  );
}
