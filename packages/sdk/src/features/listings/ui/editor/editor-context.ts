import { createContext, useContext, type ComponentType, type ElementType, type Context } from 'react';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import type { Listing } from '../../editor/listing-model.ts';
import type { ListingEditor } from '../../editor/use-listing-editor.ts';

/** Props of every slot of the editor. */
export interface ListingPartProps {
  listing: Listing;
  editor: ListingEditor;
}

/** A host's components in place of the editor's own, or beside them. */
export interface ListingEditorSlots {
  /** In place of the card with the map. */
  Card?: ComponentType<ListingPartProps> | undefined;
  /** More lines in the card, such as the rating. Nothing by default. */
  CardDetails?: ComponentType<ListingPartProps> | undefined;
  /** In place of what will be sent. */
  WillSend?: ComponentType<ListingPartProps> | undefined;
  /** More below it all, at the end of the side. Nothing by default. */
  AsideEnd?: ComponentType<ListingPartProps> | undefined;
}

/** What every part of the editor reads. */
export interface ListingEditorViewValue {
  editor: ListingEditor;
  slots: ListingEditorSlots;
  /** One column, as on a phone. */
  isNarrow: boolean;
  /** Level of the sections' titles in the page's outline. */
  headingLevel: 2 | 3 | 4;
  /** Prefix of the sections' ids, so that those of two editors on a page do not collide. */
  idPrefix: string;
}

export const ListingEditorContext: Context<ListingEditorViewValue | undefined> = createContext<
  ListingEditorViewValue | undefined
>(undefined);

/**
 * What the parts of the editor share.
 *
 * @throws Error outside a `ListingEditor` or `ListingEditorParts`.
 * @example
 * ```tsx
 * const { editor } = useListingEditorView();
 * return <button onClick={editor.save}>{editor.listing.name}</button>;
 * ```
 */
export function useListingEditorView(): ListingEditorViewValue {
  const value = useContext(ListingEditorContext);
  if (!value)
    throw new Error('Parts of the listing editor need a <ListingEditorParts> somewhere above them.');
  return value;
}

/** The host's component for a slot, from the view's props or the Provider, else ours. */
export function useEditorSlot<Name extends keyof ListingEditorSlots, Own extends ElementType | undefined>(
  name: Name,
  own: Own,
): NonNullable<ListingEditorSlots[Name]> | Own {
  const { slots } = useListingEditorView();
  const provided = usePinfold().slots?.ListingEditor?.[name];
  return slots[name] ?? provided ?? own;
}

declare module '../../../../theme/components.ts' {
  interface Components {
    ListingEditor: ListingEditorSlots;
  }
}
