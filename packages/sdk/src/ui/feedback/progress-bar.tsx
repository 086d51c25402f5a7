'use client';
import type { JSX } from 'react';
import { useProgressBar } from 'react-aria/useProgressBar';
import { keyframes, styled } from 'styled-components';
import { innerClass, partClass } from '../../theme/part-class.ts';
import { hiddenName } from '../hidden-name.ts';

export interface ProgressBarProps {
  /** Above the bar, and its name. */
  label: string;
  /** Progress from 0 to `maxValue`; indeterminate without it. */
  value?: number;
  /** The value at which it is full. @default 100 */
  maxValue?: number;
  /** Text of the progress, e.g. "96 z 100". @default the percentage */
  valueLabel?: string;
  /** Meaning of the colour. @default 'primary' */
  tone?: 'primary' | 'good' | 'warn' | 'bad';
  /** Keeps the texts for screen readers only. @default false */
  isLabelHidden?: boolean;
}

/**
 * Progress of a task.
 *
 * @selector .pinfold-ProgressBar
 * @example
 * ```tsx
 * <ProgressBar label="Wysyłam odpowiedzi" value={96} maxValue={100} valueLabel="96 z 100" />
 * ```
 */
export function ProgressBar({
  label,
  value,
  maxValue = 100,
  valueLabel,
  tone = 'primary',
  isLabelHidden,
}: ProgressBarProps): JSX.Element {
  const isIndeterminate = value === undefined;
  // Not that of react-aria-components: Button imports a context from its module, and would load all of it.
  const { progressBarProps, labelProps } = useProgressBar({
    value: value ?? 0,
    maxValue,
    isIndeterminate,
    ...(valueLabel !== undefined && { valueLabel }),
    ...(isLabelHidden ? hiddenName(label) : { label }),
  });
  const share = Math.min(Math.max((value ?? 0) / maxValue, 0), 1);
  return (
    <Root {...progressBarProps} data-tone={tone}>
      {!isLabelHidden && <Name {...labelProps}>{label}</Name>}
      {!isLabelHidden && <Value>{progressBarProps['aria-valuetext']}</Value>}
      {/* Set by an attribute, since a strict CSP refuses inline styles in server markup. */}
      <Track aria-hidden width="100%" height="6">
        <Fill height="6" rx="3" width={isIndeterminate ? '35%' : `${share * 100}%`} />
      </Track>
    </Root>
  );
}

const slide = keyframes`from { transform: translateX(-100%); } to { transform: translateX(300%); }`;

const Root = styled.div.withConfig(partClass('ProgressBar'))`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 6px 12px;
  --pf-bar: var(--pf-primary);
  &:where([data-tone='good']) {
    --pf-bar: var(--pf-good);
  }
  &:where([data-tone='warn']) {
    --pf-bar: var(--pf-warn);
  }
  &:where([data-tone='bad']) {
    --pf-bar: var(--pf-bad);
  }
`;

const Name = styled.span.withConfig(partClass('ProgressBar-label'))`
  font-size: var(--pf-font-size-s);
  font-weight: 550;
`;

const Value = styled.span.withConfig(innerClass('ProgressBar-value'))`
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
`;

const Track = styled.svg.withConfig(partClass('ProgressBar-track'))`
  grid-column: 1 / -1;
  display: block;
  border-radius: 3px;
  overflow: hidden;
  background: var(--pf-line);
  &:where(:dir(rtl)) {
    transform: scaleX(-1);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Fill = styled.rect.withConfig(partClass('ProgressBar-fill'))`
  fill: var(--pf-bar);
  transition: width 200ms;
  /* Indeterminate: the bar moves. */
  :not([aria-valuenow]) > * > & {
    animation: ${slide} 1.4s ease-in-out infinite;
  }
  @media (forced-colors: active) {
    fill: Highlight;
  }
`;
