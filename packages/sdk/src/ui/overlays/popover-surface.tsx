'use client';
import type { ComponentProps, JSX } from 'react';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { keyframes, styled } from 'styled-components';
import { partClass } from '../../theme/part-class.ts';

/** The surface of popovers; the host's token replaces React Aria's z-index. */
export function PopoverSurface(
  props: Omit<ComponentProps<typeof AriaPopover>, 'style' | 'className'>,
): JSX.Element {
  return <Surface offset={6} {...props} style={layer} />;
}

const layer = { zIndex: 'var(--pf-z-overlay)' };

const appear = keyframes`from { opacity: 0; transform: translateY(-3px); }`;

const Surface = styled(AriaPopover).withConfig(partClass('Popover'))`
  display: flex;
  flex-direction: column;
  min-inline-size: max(var(--trigger-width, 0px), 140px);
  max-inline-size: calc(100vw - 16px);
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-raised);
  color: var(--pf-ink);
  box-shadow: var(--pf-shadow-l);
  overflow: auto;
  outline: none;
  @media (prefers-reduced-motion: no-preference) {
    animation: ${appear} 120ms ease-out;
  }
`;
