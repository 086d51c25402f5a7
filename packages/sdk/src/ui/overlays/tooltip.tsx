'use client';
import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip';
import styled from 'styled-components';
import { partClass } from '../../theme/part-class.ts';

export interface TooltipProps {
  /** One focusable control, such as `Button` or `IconButton`. */
  children: ReactNode;
  /** The sentence shown on hover and keyboard focus. */
  text: string;
  /** @default 'top' */
  placement?: AriaTooltipProps['placement'];
  /** Milliseconds of hovering before it opens. @default 500 */
  delay?: number | undefined;
  isDisabled?: boolean | undefined;
}

/**
 * A short explanation of the control it wraps.
 *
 * @selector .pinfold-Tooltip
 * @example
 * <Tooltip text="Skopiuj odnośnik"><IconButton label="Kopiuj" icon={<CopyIcon />} /></Tooltip>
 */
export function Tooltip({
  children,
  text,
  placement = 'top',
  delay = 500,
  isDisabled = false,
}: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} isDisabled={isDisabled}>
      {children}
      <Bubble placement={placement} offset={6}>
        {text}
      </Bubble>
    </TooltipTrigger>
  );
}

const Bubble = styled(AriaTooltip).withConfig(partClass('Tooltip'))`
  max-inline-size: 280px;
  padding: 5px 9px;
  border-radius: var(--pf-radius-s);
  background: var(--pf-ink);
  color: var(--pf-surface);
  font-size: var(--pf-font-size-s);
  line-height: 1.4;
  border: 1px solid transparent;
  overflow-wrap: anywhere;
`;
