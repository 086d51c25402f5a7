'use client';
import { styled, type StyledComponent } from 'styled-components';
import { partClass } from '../../theme/part-class.ts';

/**
 * A key of a keyboard shortcut.
 *
 * @selector .pinfold-Kbd
 * @example
 * ```tsx
 * <Kbd>Ctrl</Kbd> <Kbd>↵</Kbd>
 * ```
 */
export const Kbd: StyledComponent<'kbd'> = styled.kbd.withConfig(partClass('Kbd'))`
  display: inline-block;
  padding: 1px 5px;
  border: 1px solid var(--pf-line);
  border-radius: 4px;
  background: var(--pf-background);
  color: var(--pf-ink-3);
  font: inherit;
  font-size: 0.6875rem;
  font-weight: 500;
  line-height: 1.4;
  white-space: nowrap;
  /* On a filled button the key has the button's text colour. */
  button[data-variant='primary'] & {
    border-color: currentColor;
    background: transparent;
    color: inherit;
  }
`;
