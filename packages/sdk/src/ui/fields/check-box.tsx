'use client';
import { useId, useRef, type JSX, type ReactNode } from 'react';
import { useCheckbox } from 'react-aria/useCheckbox';
import { useToggleState } from 'react-stately/useToggleState';
import { styled } from 'styled-components';
import { partClass } from '../../theme/part-class.ts';
import { CheckIcon, MinusIcon } from '../icons/action-icons.tsx';
import { toggleDescriptionStyle, toggleInputStyle, toggleRowStyle, toggleTextStyle } from './toggle-style.ts';

export interface CheckBoxProps {
  /** Beside the box. */
  label: string;
  /** Keeps the label for screen readers only. @default false */
  isLabelHidden?: boolean;
  /** A second line below the label. */
  description?: ReactNode;
  /** Controlled value. Undefined for an uncontrolled box. */
  isSelected?: boolean;
  /** Initial value of an uncontrolled box. */
  defaultSelected?: boolean;
  /** Called when the user changes it. */
  onChange?: (isSelected: boolean) => void;
  /** Some but not all items are selected. @default false */
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  /** Marks it as invalid; `errorMessage` does too. */
  isInvalid?: boolean;
  /** Message of an error and its correction; also marks the box as invalid. */
  errorMessage?: string | undefined;
  /** Ref of the input, to focus it. */
  id?: string;
  name?: string;
  /** Value that a form submits. */
  value?: string;
  /** Removes it from the tab order, for a list with its own keys. @default false */
  excludeFromTabOrder?: boolean;
}

/**
 * A check box, optionally indeterminate.
 *
 * @selector .pinfold-CheckBox
 * @example
 * ```tsx
 * <CheckBox label="Zaznacz wszystkie" isIndeterminate={isSome} isSelected={isAll} onChange={selectAll} />
 * ```
 */
export function CheckBox({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isInvalid = Boolean(errorMessage),
  ...props
}: CheckBoxProps): JSX.Element {
  const ref = useRef<HTMLInputElement>(null);
  const id = useId();
  const notes = [description && `${id}description`, errorMessage && `${id}error`].filter(Boolean);
  const texts = {
    ...(isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': `${id}label` }),
    ...(notes.length > 0 && { 'aria-describedby': notes.join(' ') }),
  };
  const state = useToggleState(props);
  const { inputProps, labelProps } = useCheckbox({ ...props, ...texts, isInvalid }, state, ref);
  return (
    <Row {...labelProps} data-disabled={props.isDisabled || undefined}>
      <Input {...inputProps} ref={ref} />
      <Box aria-hidden data-invalid={isInvalid || undefined}>
        {props.isIndeterminate ? <MinusIcon size={14} /> : <CheckIcon size={14} />}
      </Box>
      {(!isLabelHidden || description || errorMessage) && (
        <Text>
          {!isLabelHidden && <span id={`${id}label`}>{label}</span>}
          {description && <Description id={`${id}description`}>{description}</Description>}
          {errorMessage && <ErrorText id={`${id}error`}>{errorMessage}</ErrorText>}
        </Text>
      )}
    </Row>
  );
}

const Row = styled.label.withConfig(partClass('CheckBox'))`
  ${toggleRowStyle}
`;

const Input = styled.input.withConfig(partClass('CheckBox-input'))`
  ${toggleInputStyle}
`;

const Box = styled.span.withConfig(partClass('CheckBox-box'))`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 17px;
  block-size: 17px;
  margin-block-start: 0.1em;
  border: 1.5px solid var(--pf-ink-3);
  border-radius: 4px;
  background: var(--pf-surface);
  color: transparent;
  & > svg {
    stroke-width: 2.6;
  }
  :where(:checked, :indeterminate) + & {
    border-color: var(--pf-primary);
    background: var(--pf-primary);
    color: var(--pf-primary-ink);
  }
  &:where([data-invalid]) {
    border-color: var(--pf-bad);
  }
  :where(:disabled) + & {
    border-color: var(--pf-field-line);
    background: var(--pf-line-2);
  }
  :where(:disabled:is(:checked, :indeterminate)) + & {
    color: var(--pf-ink-3);
  }
  @media (forced-colors: active) {
    /* Forced colours have no transparency. */
    :where(:not(:checked, :indeterminate)) + & > svg {
      visibility: hidden;
    }
    :where(:checked, :indeterminate) + & {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

const Text = styled.span.withConfig(partClass('CheckBox-label'))`
  ${toggleTextStyle}
`;

const Description = styled.span.withConfig(partClass('CheckBox-description'))`
  ${toggleDescriptionStyle}
`;

const ErrorText = styled.span.withConfig(partClass('CheckBox-error'))`
  color: var(--pf-bad);
  font-size: var(--pf-font-size-s);
`;
