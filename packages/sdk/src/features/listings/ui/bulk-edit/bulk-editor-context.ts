import { createContext, useContext, type Context } from 'react';
import type { BulkEditorState } from '../../bulk-edit/use-bulk-editor.ts';

/** What the parts of one editor share. */
export interface BulkEditorView {
  editor: BulkEditorState;
  /** Level of the sections' titles in the page's outline. */
  headingLevel: 2 | 3 | 4;
  /** Where locations are chosen. */
  chooseHref: string | undefined;
  /** Where one listing is edited. */
  getLocationHref: ((id: number) => string) | undefined;
}

export const BulkEditorContext: Context<BulkEditorView | undefined> = createContext<
  BulkEditorView | undefined
>(undefined);

/** What the nearest editor shows. */
export function useBulkEditorView(): BulkEditorView {
  const view = useContext(BulkEditorContext);
  if (!view) throw new Error('Parts of the bulk editor need a <BulkEditorView> somewhere above them.');
  return view;
}
