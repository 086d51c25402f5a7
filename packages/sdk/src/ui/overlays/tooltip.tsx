'use client';
import { useContext, useRef, type JSX, type ReactNode } from 'react';
// Parts of React Aria's TooltipTrigger, which is in one module with the bubble, loaded later.
import { FocusableContext } from 'react-aria/private/interactions/useFocusable';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { lazyComponent } from '../lazy-component.tsx';
import type { TooltipBubbleProps } from './tooltip-bubble.tsx';

export interface TooltipProps {
  /** One focusable control, such as `Button` or `IconButton`. */
  children: ReactNode;
  /** Text shown on hover and keyboard focus. */
  text: string;
  /** Placement relative to the control. @default 'top' */
  placement?: TooltipBubbleProps['placement'];
  /** Milliseconds of hovering before it opens. @default 500 */
  delay?: number | undefined;
  /** Never opens. */
  isDisabled?: boolean | undefined;
}

/**
 * A short explanation of the control it wraps.
 *
 * @selector .pinfold-Tooltip
 * @example
 * ```tsx
 * <Tooltip text="Skopiuj odnośnik"><IconButton label="Kopiuj" icon={<CopyIcon />} /></Tooltip>
 * ```
 */
export function Tooltip({
  children,
  text,
  placement = 'top',
  delay = 500,
  isDisabled = false,
}: TooltipProps): JSX.Element {
  const state = useTooltipTriggerState({ delay });
  const triggerRef = useRef<HTMLElement>(null);
  const { triggerProps, tooltipProps } = useTooltipTrigger({ isDisabled }, state, triggerRef);
  // A disabled tooltip leaves the control to a surrounding one.
  const around = useContext(FocusableContext);
  return (
    <>
      <FocusableContext.Provider value={isDisabled ? around : { ...triggerProps, ref: triggerRef }}>
        {children}
      </FocusableContext.Provider>
      {state.isOpen && !isDisabled && (
        <TooltipBubble state={state} triggerRef={triggerRef} id={tooltipProps.id} placement={placement}>
          {text}
        </TooltipBubble>
      )}
    </>
  );
}

const TooltipBubble = /* @__PURE__ */ lazyComponent(
  async () => (await import('./tooltip-bubble.tsx')).TooltipBubble,
);
