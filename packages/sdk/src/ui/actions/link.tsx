'use client';
import { forwardRef } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import styled from 'styled-components';
import { partClass } from '../../theme/part-class.ts';
import { focusRing } from '../focus-ring.ts';
import { buttonStyle } from './button-style.ts';

export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'style'> {
  /** `button` looks like a button, `quiet` takes the colour of the text around. @default 'text' */
  variant?: 'text' | 'quiet' | 'button' | undefined;
}

/**
 * Goes somewhere else. In-app addresses go through the router given to React Aria's `RouterProvider`.
 *
 * @selector .pinfold-Link
 * @example
 * <Link href="/reviews?answered=no">Opinie bez odpowiedzi</Link>
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { variant = 'text', ...props },
  ref,
) {
  return variant === 'button' ? (
    <ButtonLink {...props} ref={ref} data-variant="default" />
  ) : (
    <TextLink {...props} ref={ref} data-variant={variant} />
  );
});

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
  &:where([data-disabled]) {
    color: var(--pf-ink-3);
    cursor: not-allowed;
  }
`;

const ButtonLink = styled(AriaLink).withConfig(partClass('Link-button'))`
  ${buttonStyle}
`;
