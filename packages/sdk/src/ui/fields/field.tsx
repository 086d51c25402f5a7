'use client';
import type { ReactNode, JSX } from 'react';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Label as AriaLabel } from 'react-aria-components/TextField';
import { Text } from 'react-aria-components/Text';
import { css, styled, type RuleSet, type StyledComponent } from 'styled-components';
import { partClass } from '../../theme/part-class.ts';

/** Texts around the control of every field. */
export interface FieldTexts {
  /** The visible name. */
  label: string;
  /** Keeps the name for screen readers only. @default false */
  isLabelHidden?: boolean | undefined;
  /** A sentence of help below the control. */
  description?: ReactNode;
  /** Message of an error and its correction; also marks the field as invalid. */
  errorMessage?: string | undefined;
}

/** Help and error message below a control. */
export function FieldNotes({
  description,
  errorMessage,
}: Pick<FieldTexts, 'description' | 'errorMessage'>): JSX.Element {
  return (
    <>
      {description && <Description slot="description">{description}</Description>}
      <FieldError>{errorMessage}</FieldError>
    </>
  );
}

export const labelStyle: RuleSet = css`
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
  font-weight: 550;
`;

export const FieldLabel: StyledComponent<typeof AriaLabel> = styled(AriaLabel).withConfig(
  partClass('Field-label'),
)`
  ${labelStyle}
`;

export const Description: StyledComponent<typeof Text> = styled(Text).withConfig(
  partClass('Field-description'),
)`
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
`;

const FieldError = styled(AriaFieldError).withConfig(partClass('Field-error'))`
  color: var(--pf-bad);
  font-size: var(--pf-font-size-s);
`;

export const fieldStyle: RuleSet = css`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: 5px;
  min-inline-size: 0;
`;

export const controlStyle: RuleSet = css`
  display: flex;
  align-items: center;
  gap: 8px;
  inline-size: 100%;
  min-block-size: calc(var(--pf-control) + 2px);
  margin: 0;
  padding: 0 calc(var(--pf-space) * 3);
  border: 1px solid var(--pf-field-line);
  border-radius: var(--pf-radius-s);
  background: var(--pf-surface);
  color: var(--pf-ink);
  font: inherit;
  text-align: var(--pf-text-start);
  outline: none;
  transition: border-color 120ms;
  &:where([data-hovered]) {
    border-color: var(--pf-ink-3);
  }
  &:where([data-focused], [data-focus-within], :focus-within) {
    border-color: var(--pf-primary);
    outline: 2px solid var(--pf-primary);
    outline-offset: -1px;
  }
  &:where([data-invalid], [data-invalid] *) {
    border-color: var(--pf-bad);
  }
  &:where([data-disabled]) {
    background: var(--pf-line-2);
    color: var(--pf-ink-3);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &:where([data-disabled]) {
      border-color: GrayText;
    }
  }
`;

export const inputStyle: RuleSet = css`
  flex: 1;
  min-inline-size: 0;
  inline-size: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: var(--pf-text-start);
  outline: none;
  appearance: none;
  &::placeholder {
    color: var(--pf-ink-3);
    opacity: 1;
  }
  /* iOS zooms the page into any field whose text is under 16 px. */
  @media (pointer: coarse) {
    font-size: max(16px, 1em);
  }
`;
