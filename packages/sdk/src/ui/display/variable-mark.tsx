import type { JSX, ReactNode } from 'react';
import { styled } from 'styled-components';
import { innerClass } from '../../theme/part-class.ts';

interface VariableMarkProps {
  /** `strong` where a text is written, `quiet` where it is read. @default 'strong' */
  tone?: 'strong' | 'quiet' | undefined;
  children: ReactNode;
}

/** A variable inside a text, which stands out of the words around it and wraps with them. */
export function VariableMark({ tone = 'strong', children }: VariableMarkProps): JSX.Element {
  return <Mark data-tone={tone}>{children}</Mark>;
}

const Mark = styled.span.withConfig(innerClass('VariableMark'))`
  padding: 0 4px 1px;
  border-radius: 4px;
  background: var(--pf-primary-soft);
  color: var(--pf-primary-strong);
  font-weight: 550;
  &:where([data-tone='quiet']) {
    /* Stands out on any ground. */
    background: color-mix(in srgb, currentColor 9%, transparent);
    color: inherit;
    font-weight: inherit;
  }
`;
