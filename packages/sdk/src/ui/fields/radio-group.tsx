'use client';
import { createContext, useContext, useId, useRef, type JSX, type ReactNode } from 'react';
import { useRadio, useRadioGroup } from 'react-aria/useRadioGroup';
import { useRadioGroupState } from 'react-stately/useRadioGroupState';
import type { RadioGroupState } from 'react-stately/useRadioGroupState';
import { styled } from 'styled-components';
import { innerClass, partClass } from '../../theme/part-class.ts';
import { hiddenName } from '../hidden-name.ts';
import { fieldStyle } from './field.tsx';
import { toggleDescriptionStyle, toggleInputStyle, toggleRowStyle, toggleTextStyle } from './toggle-style.ts';

export interface RadioOption {
  value: string;
  label: string;
  description?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps {
  label: string;
  options: readonly RadioOption[];
  value: string | null;
  onChange: (value: string) => void;
  isDisabled?: boolean;
  isRequired?: boolean;
  name?: string;
}

/**
 * A choice of one of a few visible options.
 *
 * @selector .pinfold-RadioGroup
 * @example
 * ```tsx
 * <RadioGroup label="Kto odpowiada" options={modes} value={mode} onChange={setMode} />
 * ```
 */
export function RadioGroup({ label, options, ...props }: RadioGroupProps): JSX.Element {
  const state = useRadioGroupState(props);
  const { radioGroupProps, labelProps } = useRadioGroup(
    { ...props, ...(label ? { label } : hiddenName(label)) },
    state,
  );
  return (
    <Root {...radioGroupProps}>
      <Label {...labelProps}>{label}</Label>
      <GroupContext.Provider value={state}>
        {options.map((option) => (
          <Radio key={option.value} {...option} />
        ))}
      </GroupContext.Provider>
    </Root>
  );
}

const GroupContext = createContext<RadioGroupState | null>(null);

function Radio({ label, description, ...option }: RadioOption) {
  const state = useContext(GroupContext);
  if (!state) throw new Error('Radio belongs inside RadioGroup.');
  const ref = useRef<HTMLInputElement>(null);
  const id = useId();
  const { inputProps, labelProps, isDisabled } = useRadio(
    {
      ...option,
      'aria-labelledby': `${id}label`,
      ...(description ? { 'aria-describedby': `${id}description` } : {}),
    },
    state,
    ref,
  );
  return (
    <Row {...labelProps} data-disabled={isDisabled || undefined}>
      <Input {...inputProps} ref={ref} />
      <Dot aria-hidden />
      <Text>
        <span id={`${id}label`}>{label}</span>
        {description && <Description id={`${id}description`}>{description}</Description>}
      </Text>
    </Row>
  );
}

const Root = styled.div.withConfig(partClass('RadioGroup'))`
  ${fieldStyle}
  align-items: flex-start;
  gap: 8px;
`;

const Label = styled.span.withConfig(partClass('RadioGroup-label'))`
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
  font-weight: 550;
`;

const Row = styled.label.withConfig(innerClass('RadioGroup-radio'))`
  ${toggleRowStyle}
`;

const Input = styled.input.withConfig(partClass('RadioGroup-input'))`
  ${toggleInputStyle}
`;

const Dot = styled.span.withConfig(innerClass('RadioGroup-dot'))`
  flex: none;
  inline-size: 17px;
  block-size: 17px;
  margin-block-start: 0.1em;
  border: 1.5px solid var(--pf-ink-3);
  border-radius: 50%;
  background: var(--pf-surface);
  :where(:checked) + & {
    border: 5px solid var(--pf-primary);
  }
  :where(:disabled) + & {
    border-color: var(--pf-field-line);
  }
`;

const Text = styled.span.withConfig(partClass('RadioGroup-text'))`
  ${toggleTextStyle}
`;

const Description = styled.span.withConfig(partClass('RadioGroup-description'))`
  ${toggleDescriptionStyle}
`;
