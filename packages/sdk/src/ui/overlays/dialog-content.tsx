'use client';
import type { JSX, ReactNode } from 'react';
import { Heading } from 'react-aria-components/Dialog';
import { styled } from 'styled-components';
import { className, partClass } from '../../theme/part-class.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { focusRing } from '../focus-ring.ts';
import { CloseIcon } from '../icons/control-icons.tsx';
import { useIsScrollable } from './use-is-scrollable.ts';

interface DialogContentProps {
  /** Names the dialog: React Aria looks for the title in the document alone, and not in a shadow root. */
  titleId: string;
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  footer: ReactNode;
  children: ReactNode;
}

/** Content of a dialog or drawer: heading with close button, scrolling body, row of buttons. */
export function DialogContent({
  titleId,
  title,
  closeLabel,
  onClose,
  footer,
  children,
}: DialogContentProps): JSX.Element {
  return (
    <>
      <Header>
        <Title slot="title" id={titleId}>
          {title}
        </Title>
        <IconButton icon={<CloseIcon />} label={closeLabel} hasTooltip={false} size="s" onPress={onClose} />
      </Header>
      <DialogBody>{children}</DialogBody>
      {footer && <Footer>{footer}</Footer>}
    </>
  );
}

/** The scrolling part; in the tab order only while it can scroll. */
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

const Header = styled.header.withConfig(partClass('Dialog-header'))`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding-block-start: 18px;
  padding-inline: 24px 16px;
`;

const Title = styled(Heading).withConfig(partClass('Dialog-title'))`
  flex: 1;
  min-inline-size: 0;
  margin: 3px 0 0;
  font-size: var(--pf-font-size-l);
  font-weight: 650;
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

const Footer = styled.footer.withConfig(partClass('Dialog-footer'))`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding: 14px 24px;
  border-block-start: 1px solid var(--pf-line-2);
  :where(.${className('Drawer')}) & {
    padding-block-end: max(14px, env(safe-area-inset-bottom));
  }
`;
