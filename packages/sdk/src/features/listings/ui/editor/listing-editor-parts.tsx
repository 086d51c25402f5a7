'use client';
import { useId, useMemo, useRef, type ReactNode, type JSX } from 'react';
import { styled } from 'styled-components';
import { useFocusFault } from '../../../../patterns/use-focus-fault.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { useIsNarrow } from '../../../../ui/use-is-narrow.ts';
import type { ListingEditor } from '../../editor/use-listing-editor.ts';
import {
  ListingEditorContext,
  type ListingEditorSlots,
  type ListingEditorViewValue,
} from './editor-context.ts';

export interface ListingEditorPartsProps {
  /** From `useListingEditor`. */
  editor: ListingEditor;
  /** Level of the sections' titles in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Components of yours in place of parts. Keep the object between renders. */
  slots?: ListingEditorSlots | undefined;
  children: ReactNode;
}

/**
 * Provides the state for parts of the listing editor, for a custom layout. Put a `Surface` around it.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-ListingEditor
 * @example
 * ```tsx
 * const editor = useListingEditor(listing);
 * return (
 *   <Surface>
 *     <ListingEditorParts editor={editor} headingLevel={3}>
 *       <ListingEditorSection name="hours" />
 *       <ListingEditorSaveBar />
 *     </ListingEditorParts>
 *   </Surface>
 * );
 * ```
 */
export function ListingEditorParts({
  editor,
  headingLevel = 2,
  slots = noSlots,
  children,
}: ListingEditorPartsProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(root);
  const idPrefix = `${useId()}listing-`;
  useFocusFault(root, editor.form, editor.isChecking);
  const view = useMemo<ListingEditorViewValue>(
    () => ({ editor, slots, isNarrow, headingLevel, idPrefix }),
    [editor, slots, isNarrow, headingLevel, idPrefix],
  );
  return (
    <ListingEditorContext.Provider value={view}>
      <Root ref={root} data-layout={isNarrow ? 'narrow' : 'wide'}>
        {children}
      </Root>
    </ListingEditorContext.Provider>
  );
}

const noSlots: ListingEditorSlots = {};

const Root = styled.div.withConfig(partClass('ListingEditor'))`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-inline-size: 0;
  color: var(--pf-ink);
  container: pinfold-listing-editor / inline-size;
`;
