'use client';
import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import type { JSX } from 'react';
import { Text } from '../../../../ui/layout/text.tsx';
import { useListingEditorView } from './editor-context.ts';

/** What Google said of a field whose control marks only what our own rules find. */
export function FieldProblem({ field }: { field: ListingField }): JSX.Element | null {
  const problem = useListingEditorView().editor.problems[field];
  return problem === undefined ? null : (
    <Text part="Field-error" as="p" tone="bad" size="s" role="alert">
      {problem}
    </Text>
  );
}
