'use client';
import type { JSX, ReactNode } from 'react';
import { styled } from 'styled-components';
import { innerClass } from '../theme/part-class.ts';

interface ToolbarProps {
  /** Names the group for screen readers. */
  label: string;
  /** `s` for chips and small buttons, `l` for switches of several segments. @default 'm' */
  spacing?: 's' | 'm' | 'l' | undefined;
  /** False where a printed figure says by itself what it shows. @default true */
  isPrinted?: boolean | undefined;
  /** Pickers, switches and buttons. */
  children: ReactNode;
}

/** The row above a figure or a table that says what is shown and how; it wraps where there is no room. */
export function Toolbar({ label, spacing = 'm', isPrinted = true, children }: ToolbarProps): JSX.Element {
  return (
    <Root
      role="group"
      aria-label={label}
      data-spacing={spacing}
      data-print={isPrinted ? undefined : 'hidden'}
    >
      {children}
    </Root>
  );
}

const Root = styled.div.withConfig(innerClass('Toolbar'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--pf-space-3);
  &:where([data-spacing='s']) {
    gap: 6px;
  }
  &:where([data-spacing='l']) {
    gap: var(--pf-space-3) var(--pf-space-4);
  }
  @media print {
    &:where([data-print='hidden']) {
      display: none;
    }
  }
`;
