'use client';
import { forwardRef, useContext, type ForwardRefExoticComponent, type RefAttributes } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { styled } from 'styled-components';
import { PinfoldContext } from '../../provider/pinfold-context.ts';
import { innerClass, partClass } from '../../theme/part-class.ts';
import { focusRing } from '../focus-ring.ts';
import { buttonStyle } from './button-style.ts';

export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'style'> {
  /**
   * `button` looks like a button, `quiet` inherits the text colour, `name` is the title of a list's entry.
   * @default 'text'
   */
  variant?: 'text' | 'quiet' | 'name' | 'button' | undefined;
  /** Another page of the host: a plain press goes through the Provider's `navigate`. @default false */
  isInApp?: boolean | undefined;
}

/**
 * A link to another page.
 *
 * @selector .pinfold-Link
 * @example
 * ```tsx
 * <Link href="/reviews?answered=no" isInApp>Opinie bez odpowiedzi</Link>
 * ```
 */
export const Link: ForwardRefExoticComponent<LinkProps & RefAttributes<HTMLAnchorElement>> = forwardRef<
  HTMLAnchorElement,
  LinkProps
>(function Link({ variant = 'text', isInApp = false, ...given }, ref) {
  const navigate = useContext(PinfoldContext)?.navigate;
  const follow = (event: Click) => {
    given.onClick?.(event);
    if (!navigate || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    navigate(event.currentTarget.getAttribute('href') ?? '');
  };
  const props = isInApp ? { ...given, onClick: follow } : given;
  return variant === 'button' ? (
    <ButtonLink {...props} ref={ref} data-variant="default" />
  ) : (
    <TextLink {...props} ref={ref} data-variant={variant} />
  );
});

type Click = Parameters<NonNullable<AriaLinkProps['onClick']>>[0];

/** Whether a press opens the link in the same tab. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

const TextLink = styled(AriaLink).withConfig(partClass('Link'))`
  ${focusRing}
  border-radius: 3px;
  color: var(--pf-primary);
  font-weight: 550;
  text-decoration: none;
  text-underline-offset: 3px;
  cursor: pointer;
  overflow-wrap: anywhere;
  &:where([data-hovered]) {
    text-decoration: underline;
  }
  &:where([data-variant='quiet']) {
    color: inherit;
    font-weight: inherit;
    text-decoration: underline;
  }
  &:where([data-variant='name']) {
    color: var(--pf-ink);
  }
  &:where([data-disabled]) {
    color: var(--pf-ink-3);
    cursor: not-allowed;
  }
`;

const ButtonLink = styled(AriaLink).withConfig(innerClass('Link-button'))`
  ${buttonStyle}
`;
