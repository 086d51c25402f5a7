'use client';
import type { ComponentType, JSX, ReactNode } from 'react';
import { styled } from 'styled-components';
import { partClass } from '../../theme/part-class.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { focusRing } from '../focus-ring.ts';
import { CloseIcon } from '../icons/action-icons.tsx';
import { useIsScrollable } from './use-is-scrollable.ts';

interface DialogContentProps {
  /** How a dialog or a drawer draws them. */
  parts: {
    Header: ComponentType<{ children: ReactNode }>;
    Title: ComponentType<{ slot: string; children: ReactNode }>;
    Footer: ComponentType<{ children: ReactNode }>;
  };
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  footer: ReactNode;
  children: ReactNode;
}

/** What is in a dialog or drawer: its heading with the cross beside it, what scrolls, and the row of buttons. */
export function DialogContent({
  parts: { Header, Title, Footer },
  title,
  closeLabel,
  onClose,
  footer,
  children,
}: DialogContentProps): JSX.Element {
  return (
    <>
      <Header>
        <Title slot="title">{title}</Title>
        <IconButton icon={<CloseIcon />} label={closeLabel} hasTooltip={false} size="s" onPress={onClose} />
      </Header>
      <DialogBody>{children}</DialogBody>
      {footer && <Footer>{footer}</Footer>}
    </>
  );
}

/** The part of a dialog or drawer that scrolls; in the tab order only while there is something to scroll. */
function DialogBody({ children }: { children: ReactNode }): JSX.Element {
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
