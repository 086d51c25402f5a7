'use client';
import type { ReactNode, JSX } from 'react';
import { styled } from 'styled-components';
import { partClass } from '../../theme/part-class.ts';

/** Meaning of a colour; the text has to express it too. */
export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'mute';

export interface TagProps {
  children: ReactNode;
  /** Meaning of the colour. @default 'mute' */
  tone?: Tone | undefined;
  /** Icon before the text, 12 px. */
  icon?: ReactNode;
}

/**
 * A state or category in one or two words, which must be clear without the colour.
 *
 * @selector .pinfold-Tag
 * @selector [data-tone]
 * @example
 * ```tsx
 * <Tag tone="good">opublikowana</Tag>
 * ```
 */
export function Tag({ children, tone = 'mute', icon }: TagProps): JSX.Element {
  return (
    <Root data-tone={tone}>
      {icon}
      {children}
    </Root>
  );
}

const Root = styled.span.withConfig(partClass('Tag'))`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 20px;
  max-inline-size: 100%;
  padding: 1px 7px;
  border-radius: 5px;
  border: 1px solid transparent;
  background: var(--pf-line-2);
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-xs);
  font-weight: 550;
  line-height: 1.35;
  overflow-wrap: anywhere;
  &:where([data-tone='good']) {
    background: var(--pf-good-soft);
    color: var(--pf-good);
  }
  &:where([data-tone='warn']) {
    background: var(--pf-warn-soft);
    color: var(--pf-warn);
  }
  &:where([data-tone='bad']) {
    background: var(--pf-bad-soft);
    color: var(--pf-bad);
  }
  &:where([data-tone='info']) {
    background: var(--pf-info-soft);
    color: var(--pf-info);
  }
`;
