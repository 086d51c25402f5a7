'use client';
import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { partClass } from '../../theme/part-class.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { buttonStyle } from './button-style.ts';
import { DisabledReason } from './disabled-reason.tsx';
import { usePendingAnnouncement } from './use-pending-announcement.ts';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  children?: ReactNode;
  /** `primary` at most once in a view; `danger` for destructive actions. @default 'default' */
  variant?: 'default' | 'primary' | 'ghost' | 'danger' | undefined;
  /** Fills the danger colour, for the last step of something that cannot be undone. @default false */
  hasEmphasis?: boolean | undefined;
  /** `s` for bars and rows. @default 'm' */
  size?: 's' | 'm' | undefined;
  /** Icon before the text. */
  icon?: ReactNode;
  /** Read while `isPending`, e.g. "Wysyłam". */
  pendingLabel?: string | undefined;
  /**
   * Why the button is disabled. Keeps it focusable, since the reason is shown in a tooltip and is the accessible
   * description.
   */
  disabledReason?: string | undefined;
}

/**
 * A button for an action on the page.
 *
 * @selector .pinfold-Button
 * @selector [data-variant] [data-size] [data-hovered] [data-pressed] [data-pending] [data-disabled]
 * @example
 * ```tsx
 * <Button variant="primary" onPress={send} isPending={isSending} pendingLabel="Wysyłam">Wyślij</Button>
 * ```
 */
export const Button: ForwardRefExoticComponent<ButtonProps & RefAttributes<HTMLButtonElement>> = forwardRef<
  HTMLButtonElement,
  ButtonProps
>(function Button(given, ref) {
  const {
    children,
    variant = 'default',
    size = 'm',
    hasEmphasis,
    icon,
    pendingLabel,
    disabledReason,
    ...props
  } = given;
  usePendingAnnouncement(props.isPending);
  return (
    <DisabledReason reason={disabledReason} mayChange={'disabledReason' in given} props={props}>
      {(usable) => (
        <Root
          {...usable}
          ref={ref}
          data-variant={variant}
          data-size={size}
          data-emphasis={hasEmphasis || undefined}
        >
          {icon}
          <Label>{children}</Label>
          {props.isPending && (
            <Waiting>
              <Spinner label={pendingLabel} size={16} />
            </Waiting>
          )}
        </Root>
      )}
    </DisabledReason>
  );
});

const Root = styled(AriaButton).withConfig(partClass('Button'))`
  ${buttonStyle}
  &:where([data-pending]) > :not(.pinfold-Button-spinner) {
    opacity: 0;
  }
`;

const Label = styled.span.withConfig(partClass('Button-label'))`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  &:where(:empty) {
    display: none;
  }
  /* An icon after the text, of a button that opens something. */
  & > svg {
    margin-inline-start: 6px;
    vertical-align: -2px;
  }
`;

const Waiting = styled.span.withConfig(partClass('Button-spinner'))`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
