'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { partClass } from '../../theme/part-class.ts';
import { controlStyle, fieldStyle, labelStyle } from './field.tsx';
import type { FieldTexts } from './field.tsx';

export interface ServerFieldProps extends Pick<FieldTexts, 'label' | 'isLabelHidden'> {
  /** Text of the value. */
  text?: string | undefined;
}

/**
 * Server markup of a field for which React Aria renders inline styles: a strict CSP refuses these in HTML, but not
 * when set by a script.
 */
export function ServerField({ label, isLabelHidden, text }: ServerFieldProps): JSX.Element {
  return (
    <Root>
      {!isLabelHidden && <Label>{label}</Label>}
      <Control>{text}</Control>
    </Root>
  );
}

const Root = styled.div.withConfig(partClass('Field'))`
  ${fieldStyle}
`;

const Label = styled.span.withConfig(partClass('Field-text'))`
  ${labelStyle}
`;

const Control = styled.span.withConfig(partClass('Field-control'))`
  ${controlStyle}
`;
