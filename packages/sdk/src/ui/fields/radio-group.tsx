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
  /** Read out with the label. */
  description?: ReactNode;
  /** In a frame: a mark beside the label, read out with it. */
  mark?: ReactNode;
  /** In a frame: more about it, not read out with the label. It may hold lists, links and buttons. */
  details?: ReactNode;
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
  /** Each option is a card in a grid. @default false */
  isFramed?: boolean;
}

/**
 * A choice of one of a few visible options, in lines or as cards beside each other.
 *
 * @selector .pinfold-RadioGroup
 * @example
 * ```tsx
 * <RadioGroup label="Kto odpowiada" options={modes} value={mode} onChange={setMode} />
 * ```
 */
export function RadioGroup({ label, options, isFramed = false, ...props }: RadioGroupProps): JSX.Element {
  const state = useRadioGroupState(props);
  const { radioGroupProps, labelProps } = useRadioGroup(
    { ...props, ...(label ? { label } : hiddenName(label)) },
    state,
  );
  const radios = options.map((option) => <Radio key={option.value} isFramed={isFramed} {...option} />);
  return (
    <Root {...radioGroupProps}>
      <Label {...labelProps}>{label}</Label>
      <GroupContext.Provider value={state}>
        {isFramed ? <Cards>{radios}</Cards> : radios}
      </GroupContext.Provider>
    </Root>
  );
}

const GroupContext = createContext<RadioGroupState | null>(null);

function Radio({
  label,
  description,
  mark,
  details,
  isFramed,
  ...option
}: RadioOption & { isFramed: boolean }) {
  const state = useContext(GroupContext);
  if (!state) throw new Error('Radio belongs inside RadioGroup.');
  const ref = useRef<HTMLInputElement>(null);
  const id = useId();
  const described = [mark && `${id}mark`, description && `${id}description`].filter(Boolean).join(' ');
  const { inputProps, labelProps, isDisabled } = useRadio(
    {
      ...option,
      'aria-labelledby': `${id}label`,
      ...(described !== '' && { 'aria-describedby': described }),
    },
    state,
    ref,
  );
  const row = (
    <Row {...labelProps} data-disabled={isDisabled || undefined}>
      <Input {...inputProps} ref={ref} />
      <Dot aria-hidden />
      <Text>
        <Name>
          <span id={`${id}label`}>{label}</span>
          {mark && <span id={`${id}mark`}>{mark}</span>}
        </Name>
        {description && <Description id={`${id}description`}>{description}</Description>}
      </Text>
    </Row>
  );
  if (!isFramed) return row;
  return (
    <Frame>
      {row}
      {details}
    </Frame>
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

const Cards = styled.div.withConfig(innerClass('RadioGroup-cards'))`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: var(--pf-space-4);
  inline-size: 100%;
`;

const Frame = styled.div.withConfig(innerClass('RadioGroup-frame'))`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--pf-space-4);
  padding: var(--pf-space-5);
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
  &:where(:hover:not(:has(:disabled))) {
    border-color: var(--pf-ink-3);
  }
  &:where(:has(:checked)) {
    border-color: var(--pf-primary);
    box-shadow: inset 0 0 0 1px var(--pf-primary);
  }
  /* All of it is pressed, except for what can be pressed in it. */
  & > label {
    position: static;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  & a,
  & button {
    position: relative;
    z-index: 1;
  }
  @media (forced-colors: active) {
    &:where(:has(:checked)) {
      border-color: Highlight;
    }
  }
`;

const Name = styled.span.withConfig(innerClass('RadioGroup-name'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--pf-space-3);
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
