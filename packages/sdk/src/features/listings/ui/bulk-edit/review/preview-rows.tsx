'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import type { Schemas } from '../../../../../client/schema.ts';
import { innerClass } from '../../../../../theme/part-class.ts';
import { previewPageSize } from '../../../bulk-edit/bulk-edit-queries.ts';
import { useBulkEditorView } from '../bulk-editor-context.ts';
import { EditorPages } from '../editor-pages.tsx';
import { PreviewRow } from './preview-row.tsx';

/** A page of locations, each with what would change in it. */
export function PreviewRows({ preview }: { preview: Schemas['BulkEditPreview'] }): JSX.Element {
  const { editor } = useBulkEditorView();
  return (
    <>
      <Rows aria-busy={editor.preview.isPlaceholderData}>
        {preview.results.map((row) => (
          <PreviewRow key={row.id} row={row} />
        ))}
      </Rows>
      <EditorPages
        count={preview.count}
        size={previewPageSize}
        page={editor.page}
        onChange={editor.setPage}
      />
    </>
  );
}

const Rows = styled.ul.withConfig(innerClass('BulkEditor-rows'))`
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
  &:where([aria-busy='true']) {
    opacity: 0.6;
  }
`;
