'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { innerClass } from '../../../../theme/part-class.ts';
import { Added, Removed } from './difference-parts.ts';
import type { ShownSide } from './shown-side.ts';
import type { DiffPart } from './word-diff.ts';

/** A text with the words that go and come. */
export function TextDifference({
  parts,
  show,
}: {
  parts: readonly DiffPart[];
  show: ShownSide;
}): JSX.Element {
  const hidden = show === 'ours' ? 'added' : show === 'proposed' ? 'removed' : undefined;
  return (
    <Text dir="auto">
      {parts.map(({ kind, text }, index) => {
        if (kind === hidden) return null;
        if (kind === 'removed') return <Removed key={index}>{text}</Removed>;
        return kind === 'added' ? <Added key={index}>{text}</Added> : <span key={index}>{text}</span>;
      })}
    </Text>
  );
}

const Text = styled.span.withConfig(innerClass('FieldDifference-text'))`
  display: block;
  white-space: pre-line;
`;
