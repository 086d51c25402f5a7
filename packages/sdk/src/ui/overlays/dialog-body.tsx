'use client';
import type { ReactNode, JSX } from 'react';
import { styled } from 'styled-components';
import { partClass } from '../../theme/part-class.ts';
import { focusRing } from '../focus-ring.ts';
import { useIsScrollable } from './use-is-scrollable.ts';

/** The part of a dialog or drawer that scrolls; in the tab order only while there is something to scroll. */
export function DialogBody({ children }: { children: ReactNode }): JSX.Element {
  const [ref, isScrollable] = useIsScrollable();
  return (
    <Body ref={ref} tabIndex={isScrollable ? 0 : undefined}>
      <div>{children}</div>
    </Body>
  );
}

const Body = styled.div.withConfig(partClass('Dialog-body'))`
  ${focusRing}
  flex: 1;
  min-block-size: 0;
  padding: 12px 24px 20px;
  overflow-y: auto;
  &:where(:focus-visible) {
    outline-offset: -2px;
  }
`;
