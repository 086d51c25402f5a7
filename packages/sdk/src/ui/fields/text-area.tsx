'use client';
import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';
import { TextArea as AriaTextArea, TextField } from 'react-aria-components/TextField';
import type { TextFieldProps } from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import { styled } from 'styled-components';
import { innerClass, partClass } from '../../theme/part-class.ts';
import { hiddenName } from '../hidden-name.ts';
import { controlStyle, FieldLabel, FieldNotes, fieldStyle, inputStyle } from './field.tsx';
import type { FieldTexts } from './field.tsx';

export interface TextAreaProps extends Omit<TextFieldProps, 'children' | 'className' | 'style'>, FieldTexts {
  /** Shown while the field is empty. */
  placeholder?: string | undefined;
  /** Minimum number of lines. @default 3 */
  minRows?: number | undefined;
  /** Maximum number of lines, then it scrolls. @default 14 */
  maxRows?: number | undefined;
  /** `bare` has no border of its own, for a composer that draws one. @default 'default' */
  variant?: 'default' | 'bare' | undefined;
}

/**
 * A text field of several lines that grows with its text. The ref is the textarea.
 *
 * @selector .pinfold-TextArea
 * @example
 * ```tsx
 * <TextArea label="Odpowiedź" value={text} onChange={setText} description="312 / 4096" />
 * ```
 */
export const TextArea: ForwardRefExoticComponent<TextAreaProps & RefAttributes<HTMLTextAreaElement>> =
  forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
    {
      label,
      isLabelHidden,
      description,
      errorMessage,
      placeholder = '',
      minRows = 3,
      maxRows = 14,
      ...props
    },
    ref,
  ) {
    const { variant = 'default', ...field } = props;
    const [value, setValue] = useControlledState(field.value, field.defaultValue ?? '', field.onChange);
    return (
      <Root
        {...field}
        {...(isLabelHidden && hiddenName(label))}
        value={value}
        onChange={setValue}
        isInvalid={field.isInvalid ?? Boolean(errorMessage)}
      >
        {!isLabelHidden && <FieldLabel>{label}</FieldLabel>}
        <Grow data-value={`${value} `} data-variant={variant} $minRows={minRows} $maxRows={maxRows}>
          <Input ref={ref} placeholder={placeholder} rows={minRows} />
        </Grow>
        <FieldNotes description={description} errorMessage={errorMessage} />
      </Root>
    );
  });

const Root = styled(TextField).withConfig(partClass('TextArea'))`
  ${fieldStyle}
`;

// A hidden copy of the text gives the height, so nothing is measured and no inline style is set.
const Grow = styled.div.withConfig(innerClass('TextArea-grow'))<{ $minRows: number; $maxRows: number }>`
  ${controlStyle}
  display: grid;
  padding: 9px calc(var(--pf-space) * 3);
  &::after {
    content: attr(data-value);
    grid-area: 1 / 1;
    min-block-size: calc(${({ $minRows }) => $minRows} * 1lh);
    max-block-size: calc(${({ $maxRows }) => $maxRows} * 1lh);
    overflow: hidden;
    visibility: hidden;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  &:where([data-variant='bare']) {
    border: 0;
    outline: none;
    background: transparent;
    line-height: 1.55;
  }
  @media (pointer: coarse) {
    &::after {
      font-size: max(16px, 1em);
    }
  }
`;

const Input = styled(AriaTextArea).withConfig(partClass('TextArea-input'))`
  ${inputStyle}
  grid-area: 1 / 1;
  block-size: 100%;
  line-height: inherit;
  overflow: auto;
  overflow-wrap: anywhere;
  resize: none;
`;
