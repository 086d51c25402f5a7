'use client';
import type { ReactNode, JSX } from 'react';
import { MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import type { MenuItemProps as AriaMenuItemProps } from 'react-aria-components/Menu';
import { styled } from 'styled-components';
import { innerClass, partClass } from '../../theme/part-class.ts';
import { Kbd } from '../display/kbd.tsx';
import { CheckIcon } from '../icons/action-icons.tsx';
import { optionDescriptionStyle, optionStyle, optionTextStyle } from '../collections/option-style.ts';

export interface MenuItemProps extends Pick<
  AriaMenuItemProps,
  'id' | 'href' | 'target' | 'onAction' | 'isDisabled'
> {
  children: string;
  /** Before the text. */
  icon?: ReactNode;
  /** A second line, such as the reason why a disabled item cannot be used. */
  description?: ReactNode;
  /** Shortcut, shown at the end. */
  shortcut?: string | undefined;
  /** `danger` for destructive actions. @default 'default' */
  variant?: 'default' | 'danger' | undefined;
}

/**
 * One action of a `Menu`.
 *
 * @selector .pinfold-Menu-item
 * @example
 * ```tsx
 * <MenuItem id="delete" variant="danger" icon={<TrashIcon />}>Usuń odpowiedź</MenuItem>
 * ```
 */
export function MenuItem({
  children,
  icon,
  description,
  shortcut,
  variant = 'default',
  ...item
}: MenuItemProps): JSX.Element {
  return (
    <Item {...item} textValue={children} data-variant={variant}>
      {({ selectionMode, isSelected }) => (
        <>
          {selectionMode !== 'none' && (
            <Check data-selected={isSelected || undefined}>
              <CheckIcon size={16} />
            </Check>
          )}
          {icon}
          <Content>
            <span>{children}</span>
            {description && <Description>{description}</Description>}
          </Content>
          {shortcut && <Kbd>{shortcut}</Kbd>}
        </>
      )}
    </Item>
  );
}

const Item = styled(AriaMenuItem).withConfig(partClass('Menu-item'))`
  ${optionStyle}
  &:where([data-variant='danger']:not([data-disabled])) {
    color: var(--pf-bad);
  }
`;

const Check = styled.span.withConfig(innerClass('Menu-check'))`
  display: grid;
  visibility: hidden;
  color: var(--pf-primary);
  &:where([data-selected]) {
    visibility: visible;
  }
`;

const Content = styled.span.withConfig(partClass('Menu-text'))`
  ${optionTextStyle}
`;

const Description = styled.span.withConfig(partClass('Menu-description'))`
  ${optionDescriptionStyle}
`;
