import type { ListingEditorSlots } from './editor-context.ts';

declare module '../../../../theme/components.ts' {
  interface Components {
    ListingEditor: ListingEditorSlots;
  }
}
