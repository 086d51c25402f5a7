'use client';
import type { JSX } from 'react';
import { keyframes, styled } from 'styled-components';
import { innerClass, partClass } from '../../theme/part-class.ts';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { CloseIcon } from '../icons/control-icons.tsx';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/state-icons.tsx';
import type { ToastMessage } from './toasts.ts';

export interface ToastProps {
  message: ToastMessage;
  closeLabel: string;
  onClose: () => void;
}

const icons = { info: InfoIcon, good: SuccessIcon, warn: WarningIcon, bad: ErrorIcon };

/**
 * One message of a `ToastRegion`.
 *
 * @selector .pinfold-Toast
 * @selector [data-tone]
 */
export function Toast({ message, closeLabel, onClose }: ToastProps): JSX.Element {
  const { title, description, tone = 'info', action } = message;
  const Symbol = icons[tone];
  return (
    <Root data-tone={tone}>
      <IconPlace>
        <Symbol size={19} />
      </IconPlace>
      <Content>
        <Title>{title}</Title>
        <span>{description}</span>
      </Content>
      {action && (
        <Button
          size="s"
          variant="ghost"
          onPress={() => {
            action.onAction();
            onClose();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        icon={<CloseIcon size={16} />}
        label={closeLabel}
        hasTooltip={false}
        size="s"
        onPress={onClose}
      />
    </Root>
  );
}

const enter = keyframes`from { opacity: 0; transform: translateY(8px); }`;

const Root = styled.div.withConfig(partClass('Toast'))`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  padding-block: 8px;
  padding-inline: 14px 8px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-raised);
  box-shadow: var(--pf-shadow-l);
  @media (prefers-reduced-motion: no-preference) {
    animation: ${enter} 160ms ease-out;
  }
`;

const IconPlace = styled.span.withConfig(partClass('Toast-icon'))`
  display: grid;
  padding-block-start: 5px;
  color: var(--pf-info);
  :where([data-tone='good']) > & {
    color: var(--pf-good);
  }
  :where([data-tone='warn']) > & {
    color: var(--pf-warn);
  }
  :where([data-tone='bad']) > & {
    color: var(--pf-bad);
  }
`;

const Content = styled.div.withConfig(innerClass('Toast-content'))`
  flex: 1;
  min-inline-size: 0;
  padding-block: 5px;
  color: var(--pf-ink-2);
  overflow-wrap: anywhere;
`;

const Title = styled.div.withConfig(partClass('Toast-title'))`
  color: var(--pf-ink);
  font-weight: 550;
`;
