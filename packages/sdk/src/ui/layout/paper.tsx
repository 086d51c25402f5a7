'use client';
import type { JSX, ReactNode } from 'react';
import { styled } from 'styled-components';
import { innerClass } from '../../theme/part-class.ts';

/** How many cards there are beside each other: three, two, or one to a page. */
export type PaperSize = 's' | 'm' | 'l';

interface PaperProps {
  label: string;
  size: PaperSize;
  /** Of what is printed. */
  lang: string;
  /** `PaperCard`s. */
  children: ReactNode;
}

/** A sheet of A4 with cards to cut out, of which the printer gets nothing else of the page. */
export function Paper({ label, size, lang, children }: PaperProps): JSX.Element {
  return (
    <Sheet lang={lang} data-size={size} aria-label={label}>
      {children}
    </Sheet>
  );
}

interface PaperCardProps {
  title: ReactNode;
  /** In small letters, below the rest. */
  detail?: ReactNode;
  children: ReactNode;
}

/** One card of a `Paper`. */
export function PaperCard({ title, detail, children }: PaperCardProps): JSX.Element {
  return (
    <Card>
      <Title>{title}</Title>
      {children}
      <Detail>{detail}</Detail>
    </Card>
  );
}

// Ink on paper, whatever the colour scheme. In print whatever neither is the sheet, nor leads to it, nor is in it, goes.
const Sheet = styled.ul.withConfig(innerClass('Paper'))`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  box-sizing: border-box;
  max-inline-size: 210mm;
  margin: 0;
  padding: 10mm;
  border: 1px solid var(--pf-line);
  background: #fff;
  color: #000;
  list-style: none;
  &[data-size='s'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  &[data-size='l'] {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    @page {
      size: A4;
      margin: 10mm;
    }
    max-inline-size: none;
    padding: 0;
    border: 0;
    html:has(&) body *:not(&, & *, :has(&)) {
      display: none !important;
    }
    html:has(&) :has(&) {
      display: block !important;
      position: static !important;
      overflow: visible !important;
      inline-size: auto !important;
      block-size: auto !important;
      min-block-size: 0 !important;
      max-block-size: none !important;
      margin: 0 !important;
      padding: 0 !important;
      border: 0 !important;
      background: #fff !important;
      container-type: normal !important;
      contain: none !important;
    }
  }
`;

const Card = styled.li.withConfig(innerClass('Paper-card'))`
  display: grid;
  gap: 2mm;
  align-content: center;
  justify-items: center;
  box-sizing: border-box;
  padding: 4mm;
  border: 1px dashed #999;
  text-align: center;
  break-inside: avoid;
  overflow-wrap: anywhere;
  font-size: 11pt;
  & svg {
    max-inline-size: 100%;
    block-size: auto;
  }
  [data-size='l'] > & {
    min-block-size: 255mm;
    border: 0;
    font-size: 18pt;
  }
  [data-size='l'] > &:not(:last-child) {
    break-after: page;
  }
`;

const Title = styled.span.withConfig(innerClass('Paper-title'))`
  font-size: 1.3em;
  font-weight: 700;
  line-height: 1.2;
`;

const Detail = styled.span.withConfig(innerClass('Paper-detail'))`
  font-size: 0.85em;
`;
