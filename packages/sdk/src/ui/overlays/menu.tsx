'use client';
import type { ReactElement, ReactNode, JSX } from 'react';
import { Menu as AriaMenu, MenuTrigger } from 'react-aria-components/Menu';
import type { Key, MenuProps as AriaMenuProps, PopoverProps } from 'react-aria-components/Menu';
import { styled } from 'styled-components';
import { partClass } from '../../theme/part-class.ts';
import { PopoverSurface } from './popover-surface.tsx';

export interface MenuProps extends Pick<
  AriaMenuProps<object>,
  'selectionMode' | 'selectedKeys' | 'defaultSelectedKeys' | 'onSelectionChange' | 'disabledKeys'
> {
  /** The button that opens it; also names the menu. */
  trigger: ReactElement;
  /** `MenuItem`, `MenuSection` and `MenuSeparator`. */
  children: ReactNode;
  /** Called with the `id` of the chosen item. */
  onAction?: (id: Key) => void;
  /** Placement relative to the trigger. @default 'bottom end' */
  placement?: PopoverProps['placement'];
  /** Controlled open state. @default uncontrolled */
  isOpen?: boolean;
  /** Called when the user opens or closes it. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A menu of actions at a button: arrow keys move, letters jump, Escape closes and returns the focus.
 *
 * @selector .pinfold-Menu
 * @example
 * ```tsx
 * <Menu trigger={<IconButton icon={<MenuIcon />} label="Więcej" />} onAction={run}>
 *   <MenuItem id="copy">Kopiuj odnośnik</MenuItem>
 * </Menu>
 * ```
 */
export function Menu({
  trigger,
  children,
  placement = 'bottom end',
  isOpen,
  onOpenChange,
  onAction,
  ...menu
}: MenuProps): JSX.Element {
  return (
    <MenuTrigger {...(isOpen !== undefined && { isOpen })} {...(onOpenChange && { onOpenChange })}>
      {trigger}
      <PopoverSurface placement={placement}>
        <List {...menu} onAction={(id) => onAction?.(id)}>
          {children}
        </List>
      </PopoverSurface>
    </MenuTrigger>
  );
}

const List = styled(AriaMenu).withConfig(partClass('Menu'))`
  min-inline-size: 180px;
  max-block-size: inherit;
  padding: 5px;
  overflow: auto;
  outline: none;
`;
