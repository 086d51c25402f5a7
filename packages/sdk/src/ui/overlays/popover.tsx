'use client';
import type { ReactElement, ReactNode, JSX } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { innerClass } from '../../theme/part-class.ts';
import { PopoverSurface } from './popover-surface.tsx';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names the popover for screen readers. */
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Placement relative to the trigger. @default 'bottom start' */
  placement?: AriaPopoverProps['placement'];
  /** Controlled open state. @default uncontrolled */
  isOpen?: boolean;
  /** Called when the user opens or closes it. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A small non-modal panel beside its button, for a few fields or details.
 *
 * @selector .pinfold-Popover
 * @example
 * ```tsx
 * <Popover label="Dodaj filtr" trigger={<Button>Filtr</Button>}>{(close) => <Filters onDone={close} />}</Popover>
 * ```
 */
export function Popover({
  trigger,
  label,
  children,
  placement = 'bottom start',
  ...state
}: PopoverProps): JSX.Element {
  return (
    <DialogTrigger {...state}>
      {trigger}
      <PopoverSurface placement={placement}>
        <Content aria-label={label}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Content>
      </PopoverSurface>
    </DialogTrigger>
  );
}

const Content = styled(Dialog).withConfig(innerClass('Popover-dialog'))`
  padding: 14px;
  outline: none;
`;
