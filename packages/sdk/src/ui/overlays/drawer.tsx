'use client';
import { useId, type ReactNode, type JSX } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { keyframes, styled } from 'styled-components';
import { partClass } from '../../theme/part-class.ts';
import { backdropStyle } from './backdrop-style.ts';
import { DialogContent } from './dialog-content.tsx';

export interface DrawerProps {
  /** The heading, which names the drawer. */
  title: ReactNode;
  children: ReactNode;
  /** Controlled open state. */
  isOpen: boolean;
  /** Called when the user closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /** Names the button that closes it. */
  closeLabel: string;
  /** Sticky footer. */
  footer?: ReactNode;
  /** Edge of the screen; on a phone always the bottom. @default 'end' */
  side?: 'start' | 'end';
}

/**
 * A panel from the edge of the screen, a sheet from the bottom on phones.
 *
 * @selector .pinfold-Drawer
 * @example
 * ```tsx
 * <Drawer title="Filtry" closeLabel="Zamknij" isOpen={isOpen} onOpenChange={setOpen}>…</Drawer>
 * ```
 */
export function Drawer({
  title,
  children,
  footer,
  closeLabel,
  side = 'end',
  ...state
}: DrawerProps): JSX.Element {
  const titleId = useId();
  return (
    <Backdrop isDismissable {...state}>
      <Panel data-side={side}>
        <Root aria-labelledby={titleId}>
          {({ close }) => (
            <DialogContent
              titleId={titleId}
              title={title}
              closeLabel={closeLabel}
              onClose={close}
              footer={footer}
            >
              {children}
            </DialogContent>
          )}
        </Root>
      </Panel>
    </Backdrop>
  );
}

const rise = keyframes`from { transform: translateY(24px); opacity: 0; }`;

const Backdrop = styled(ModalOverlay).withConfig(partClass('Drawer-backdrop'))`
  ${backdropStyle}
`;

const Panel = styled(Modal).withConfig(partClass('Drawer-panel'))`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: min(420px, 100%);
  background: var(--pf-raised);
  box-shadow: var(--pf-shadow-l);
  @media (prefers-reduced-motion: no-preference) {
    animation: ${rise} 160ms ease-out;
  }
  &:where([data-side='start']) {
    inset-inline: 0 auto;
  }
  @media (max-width: 640px) {
    inset-block: auto 0;
    inset-inline: 0;
    inline-size: 100%;
    max-block-size: 88dvh;
    border-start-start-radius: var(--pf-radius-l);
    border-start-end-radius: var(--pf-radius-l);
    display: flex;
  }
`;

const Root = styled(Dialog).withConfig(partClass('Drawer'))`
  display: flex;
  flex: 1;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  max-block-size: inherit;
  outline: none;
`;
