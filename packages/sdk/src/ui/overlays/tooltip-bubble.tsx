'use client';
import type { ReactNode, RefObject, JSX } from 'react';
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { styled } from 'styled-components';
import { partClass } from '../../theme/part-class.ts';

export interface TooltipBubbleProps extends Pick<AriaTooltipProps, 'placement'> {
  state: TooltipTriggerState;
  triggerRef: RefObject<Element | null>;
  /** Id for the control's `aria-describedby`. */
  id: string | undefined;
  children: ReactNode;
}

/** The bubble of `Tooltip`, loaded when the first one opens, since positioning needs much code. */
export function TooltipBubble({ state, ...bubble }: TooltipBubbleProps): JSX.Element {
  return (
    <TooltipTriggerStateContext value={state}>
      <Bubble {...bubble} offset={6} />
    </TooltipTriggerStateContext>
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
