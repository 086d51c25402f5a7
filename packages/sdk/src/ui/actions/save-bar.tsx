'use client';
import type { ReactNode, JSX } from 'react';
import { styled } from 'styled-components';
import { partClass } from '../../theme/part-class.ts';
import { Banner } from '../display/banner.tsx';

export interface SaveBarProps {
  /** Text of the state, such as unsaved changes; announced when it changes. */
  status?: ReactNode;
  /** Error of the last save. */
  refusal?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
  /** Not sticky, for one step of several. */
  isStep?: boolean | undefined;
}

/** A sticky bar with a form's state and buttons, shown while it has content. */
export function SaveBar({ status, refusal, children, isStep }: SaveBarProps): JSX.Element {
  return (
    <>
      {refusal && (
        <Banner tone="bad" role="alert">
          {refusal}
        </Banner>
      )}
      <Bar data-shown={Boolean(status || children) || undefined} data-step={isStep || undefined}>
        <Text role="status">{status}</Text>
        {children && <Actions>{children}</Actions>}
      </Bar>
    </>
  );
}

const Bar = styled.div.withConfig(partClass('SaveBar'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  /* Takes no space while it is empty, but stays in the accessibility tree. */
  &:where(:not([data-shown], [data-step])) {
    position: absolute;
  }
  &:where([data-shown]:not([data-step])) {
    position: sticky;
    inset-block-end: 12px;
    z-index: 4;
    padding: 10px 12px 10px 16px;
    border: 1px solid var(--pf-line);
    border-radius: var(--pf-radius-m);
    background: var(--pf-raised);
  }
`;

const Text = styled.span.withConfig(partClass('SaveBar-text'))`
  flex: 1 1 160px;
  min-inline-size: 0;
  color: var(--pf-ink-2);
  overflow-wrap: anywhere;
  &:where(:empty) {
    display: none;
  }
`;

const Actions = styled.div.withConfig(partClass('SaveBar-actions'))`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-inline-start: auto;
`;
