'use client';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { ButtonProps } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { innerClass } from '../../theme/part-class.ts';
import { Tooltip } from '../overlays/tooltip.tsx';
import { visuallyHidden } from '../visually-hidden.ts';

interface DisabledReasonProps<Props> {
  reason: string | undefined;
  /** Explains the button while it can be used. */
  hint?: string | undefined;
  /** Whether a reason may come or go. The button is then the same one before and after, and keeps the focus. */
  mayChange: boolean;
  props: Props;
  children: (usable: Props) => ReactNode;
}

/** Gives a button that cannot be used a reason, and takes away what it would have done. */
export function DisabledReason<Props extends ButtonProps>({
  reason,
  hint,
  mayChange,
  props,
  children,
}: DisabledReasonProps<Props>): ReactNode {
  const id = useId();
  const text = reason ?? hint;
  if (text === undefined && !mayChange) return children(props);
  const described = [props['aria-describedby'], id].filter(Boolean).join(' ');
  return (
    <>
      <Tooltip text={text ?? ''} isDisabled={!text} delay={reason ? 150 : undefined}>
        {children(
          reason ? { ...withoutActions(props), 'aria-disabled': true, 'aria-describedby': described } : props,
        )}
      </Tooltip>
      {reason && <Reason id={id}>{reason}</Reason>}
    </>
  );
}

// A focusable button would still submit its form and press; only focus and hover may stay.
function withoutActions<Props extends ButtonProps>(props: Props): Props {
  const rest = { ...props, isDisabled: false, type: 'button' as const };
  delete rest.onPress;
  delete rest.onPressStart;
  delete rest.onPressEnd;
  delete rest.onPressChange;
  delete rest.onPressUp;
  return rest;
}

const Reason = styled.span.withConfig(innerClass('Button-reason'))`
  ${visuallyHidden}
`;
