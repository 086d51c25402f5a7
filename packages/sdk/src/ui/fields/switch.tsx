'use client';
import { useId, useRef, type JSX, type ReactNode } from 'react';
import { useSwitch } from 'react-aria/useSwitch';
import { useToggleState } from 'react-stately/useToggleState';
import { styled } from 'styled-components';
import { partClass } from '../../theme/part-class.ts';
import { toggleDescriptionStyle, toggleInputStyle, toggleRowStyle, toggleTextStyle } from './toggle-style.ts';

export interface SwitchProps {
  /** Beside the switch. */
  label: string;
  /** Keeps the label for screen readers only. @default false */
  isLabelHidden?: boolean;
  /** A second line below the label. */
  description?: ReactNode;
  /** Controlled value. Undefined for an uncontrolled switch. */
  isSelected?: boolean;
  /** Initial value of an uncontrolled switch. */
  defaultSelected?: boolean;
  /** Called when the user changes it. */
  onChange?: (isSelected: boolean) => void;
  isDisabled?: boolean;
  name?: string;
}

/**
 * A switch that takes effect at once. In a form with a save button, use `CheckBox`.
 *
 * @selector .pinfold-Switch
 * @example
 * ```tsx
 * <Switch label="Ochrona wizytówki" isSelected={isProtected} onChange={protect} />
 * ```
 */
export function Switch({ label, isLabelHidden = false, description, ...props }: SwitchProps): JSX.Element {
  const ref = useRef<HTMLInputElement>(null);
  const id = useId();
  const texts = {
    ...(isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': `${id}label` }),
    ...(description ? { 'aria-describedby': `${id}description` } : {}),
  };
  const { inputProps, labelProps } = useSwitch({ ...props, ...texts }, useToggleState(props), ref);
  return (
    <Row {...labelProps} data-disabled={props.isDisabled || undefined}>
      <Input {...inputProps} ref={ref} />
      <Track aria-hidden />
      {(!isLabelHidden || description) && (
        <Text>
          {!isLabelHidden && <span id={`${id}label`}>{label}</span>}
          {description && <Description id={`${id}description`}>{description}</Description>}
        </Text>
      )}
    </Row>
  );
}

const Row = styled.label.withConfig(partClass('Switch'))`
  ${toggleRowStyle}
`;

const Input = styled.input.withConfig(partClass('Switch-input'))`
  ${toggleInputStyle}
`;

const Track = styled.span.withConfig(partClass('Switch-track'))`
  position: relative;
  flex: none;
  inline-size: 34px;
  block-size: 20px;
  border-radius: 99px;
  border: 1px solid transparent;
  background: var(--pf-ink-3);
  transition: background-color 140ms;
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 1px;
    inset-inline-start: 1px;
    inline-size: 16px;
    block-size: 16px;
    border-radius: 50%;
    background: var(--pf-surface);
    transition: inset-inline-start 140ms;
  }
  :where(:checked) + & {
    background: var(--pf-primary);
  }
  :where(:checked) + &::after {
    inset-inline-start: 15px;
  }
  :where(:disabled) + & {
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
    &::after {
      background: ButtonText;
    }
    :where(:checked) + & {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

const Text = styled.span.withConfig(partClass('Switch-label'))`
  ${toggleTextStyle}
`;

const Description = styled.span.withConfig(partClass('Switch-description'))`
  ${toggleDescriptionStyle}
`;
