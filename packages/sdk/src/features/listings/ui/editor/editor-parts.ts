import type { ListingEditorSlots } from './editor-context.ts';

/** Parts of the listing editor that a host can style: `pinfold-ListingEditor-section` and so on. */
export type ListingEditorPart = 'header' | 'heading' | 'breadcrumb' | 'title' | 'status' | 'actions' | 'banners' | 'reasons' | 'columns' | 'index' | 'indexLink' | 'dot' | 'sections' | 'section' | 'sectionTitle' | 'grid' | 'note' | 'aside' | 'card' | 'cardTitle' | 'diff' | 'diffRow' | 'diffValues' | 'conflict' | 'conflictValues' | 'quality' | 'saveBar';

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
