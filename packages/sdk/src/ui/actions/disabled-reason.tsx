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
  /** Tooltip of the enabled button. */
  hint?: string | undefined;
  /** Whether the reason may appear or disappear: the button element then stays the same and keeps the focus. */
  mayChange: boolean;
  props: Props;
  children: (usable: Props) => ReactNode;
}

/** Shows the reason of a disabled button, and removes its actions. */
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

// The button stays focusable, so presses and submits are blocked; only focus and hover remain.
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
