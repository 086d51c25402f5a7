'use client';
import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { partClass } from '../../../../theme/part-class.ts';
import { useListingEditorView } from './editor-context.ts';

/** What Google said of a field whose control marks only what our own rules find. */
export function FieldProblem({ field }: { field: ListingField }): JSX.Element | null {
  const problem = useListingEditorView().editor.problems[field];
  return problem === undefined ? null : <Problem role="alert">{problem}</Problem>;
}

const Problem = styled.p.withConfig(partClass('Field-error'))`
  margin: 0;
  color: var(--pf-bad);
  font-size: var(--pf-font-size-s);
`;
