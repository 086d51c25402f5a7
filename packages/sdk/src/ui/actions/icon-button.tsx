'use client';
import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { partClass } from '../../theme/part-class.ts';
import { Spinner } from '../feedback/spinner.tsx';
import type { ButtonProps } from './button.tsx';
import { buttonStyle } from './button-style.ts';
import { DisabledReason } from './disabled-reason.tsx';
import { usePendingAnnouncement } from './use-pending-announcement.ts';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'hasEmphasis'> {
  icon: ReactNode;
  /** The accessible name, also shown as a tooltip. */
  label: string;
  /** Shows the label on hover and focus. @default true */
  hasTooltip?: boolean | undefined;
}

/**
 * A button that shows only an icon.
 *
 * @selector .pinfold-IconButton
 * @example
 * ```tsx
 * <IconButton icon={<TrashIcon />} label="Usuń" onPress={remove} />
 * ```
 */
export const IconButton: ForwardRefExoticComponent<IconButtonProps & RefAttributes<HTMLButtonElement>> =
  forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(given, ref) {
    const {
      icon,
      label,
      variant = 'ghost',
      size = 'm',
      hasTooltip = true,
      disabledReason,
      pendingLabel,
      ...props
    } = given;
    usePendingAnnouncement(props.isPending);
    return (
      <DisabledReason
        reason={disabledReason}
        hint={hasTooltip ? label : undefined}
        mayChange={'disabledReason' in given}
        props={props}
      >
        {(usable) => (
          <Root {...usable} ref={ref} aria-label={label} data-variant={variant} data-size={size}>
            {props.isPending ? <Spinner label={pendingLabel} /> : icon}
          </Root>
        )}
      </DisabledReason>
    );
  });

const Root = styled(AriaButton).withConfig(partClass('IconButton'))`
  ${buttonStyle}
  inline-size: var(--pf-control);
  padding: 0;
  &:where([data-size='s']) {
    inline-size: var(--pf-control-s);
    padding: 0;
  }
`;
