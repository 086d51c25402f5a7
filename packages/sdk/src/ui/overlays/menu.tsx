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
  /** Gets the `id` of the chosen item. */
  onAction?: (id: Key) => void;
  /** Where it opens, seen from its trigger. @default 'bottom end' */
  placement?: PopoverProps['placement'];
  /** Held by you. Left out, the menu holds it. */
  isOpen?: boolean;
  /** The reader opened or closed it. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A list of actions below a button: arrows move, letters jump, Escape closes and gives focus back.
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
