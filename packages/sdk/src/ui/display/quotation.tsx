'use client';
import type { JSX, ReactNode } from 'react';
import { styled } from 'styled-components';
import { innerClass } from '../../theme/part-class.ts';
import { Text } from '../layout/text.tsx';

interface QuotationProps {
  /** Maximum number of lines; longer texts end with an ellipsis. */
  clamp?: number | undefined;
  children: ReactNode;
}

/** A quoted text with its line breaks. */
export function Quotation({ clamp, children }: QuotationProps): JSX.Element {
  return (
    <Quote>
      <Text as="div" wrap="lines" clamp={clamp} dir="auto">
        {children}
      </Text>
    </Quote>
  );
}

const Quote = styled.blockquote.withConfig(innerClass('Quotation'))`
  margin: 0;
  padding-inline-start: 12px;
  border-inline-start: 3px solid var(--pf-primary);
`;
