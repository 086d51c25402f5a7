import type { ListingEditorSlots } from './editor-context.ts';

/** Parts of the listing editor that a host can style: `pinfold-ListingEditor-section` and so on. */
export type ListingEditorPart =
  | 'header'
  | 'heading'
  | 'title'
  | 'status'
  | 'actions'
  | 'banners'
  | 'columns'
  | 'index'
  | 'indexLink'
  | 'dot'
  | 'section'
  | 'sectionTitle'
  | 'grid'
  | 'aside'
  | 'card'
  | 'cardTitle'
  | 'diff'
  | 'diffRow'
  | 'diffValues'
  | 'conflict'
  | 'quality'
  | 'saveBar';

declare module '../../../../theme/parts.ts' {
  interface Parts {
    ListingEditor: ListingEditorPart;
  }
}

declare module '../../../../theme/components.ts' {
  interface Components {
    ListingEditor: ListingEditorSlots;
    DeleteListingDialog: Record<never, never>;
  }
}
