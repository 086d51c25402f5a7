'use client';
import type { JSX } from 'react';
import type { Schemas } from '../../../../../client/schema.ts';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { SegmentedControl } from '../../../../../ui/fields/segmented-control.tsx';
import type { BulkEditRowKind } from '../../../bulk-edit/bulk-edit-progress.ts';
import { useBulkEditorView } from '../bulk-editor-context.ts';

/** Chooses which locations of the preview are shown; kinds that nothing is of are left out. */
export function PreviewKinds({ preview }: { preview: Schemas['BulkEditPreview'] }): JSX.Element | null {
  const t = useTranslate();
  const format = useFormat();
  const { editor } = useBulkEditorView();
  const counts: Record<BulkEditRowKind, number> = {
    changed: preview.changed,
    problems: preview.with_problems,
    refused: preview.refused,
    reverification: preview.with_reverification,
    unchanged: preview.unchanged,
  };
  const kinds = (Object.keys(counts) as BulkEditRowKind[]).filter((kind) => counts[kind] > 0);
  if (kinds.length < 2) return null;
  return (
    <SegmentedControl
      label={t('bulk_edit.kinds')}
      segments={[
        { id: 'all', label: t('bulk_edit.kind.all') },
        ...kinds.map((kind) => ({
          id: kind,
          label: t(`bulk_edit.kind.${kind}`, { count: format.number(counts[kind]) }),
        })),
      ]}
      value={editor.kind ?? 'all'}
      onChange={(id) => editor.showKind(kinds.find((kind) => kind === id))}
    />
  );
}
