import type { ListingEditorSlots } from './editor-context.ts';

/** Parts of the listing editor that a host can style: `pinfold-ListingEditor-header` and so on. */
export type ListingEditorPart =
  | 'header'
  | 'heading'
  | 'title'
  | 'status'
  | 'actions'
  | 'banners'
  | 'columns'
  | 'sections'
  | 'grid'
  | 'aside'
  | 'card'
  | 'cardTitle'
  | 'diff'
  | 'diffRow'
  | 'diffValues'
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
