'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Banner } from '../../../../../ui/display/banner.tsx';
import type { BulkEditProgress } from '../../../bulk-edit/bulk-edit-progress.ts';
import { useBulkEditorView } from '../bulk-editor-context.ts';

/** Says that another bulk edit is open, so that this one can be prepared but not started. */
export function AnotherRuns({ open }: { open: BulkEditProgress }): JSX.Element {
  const t = useTranslate();
  const { editor } = useBulkEditorView();
  return (
    <Banner
      title={t('bulk_edit.another.title')}
      role="status"
      actions={
        <Button size="s" onPress={() => editor.follow(open.id)}>
          {t('bulk_edit.run.open')}
        </Button>
      }
    >
      {t('bulk_edit.another.text')}
    </Banner>
  );
}
