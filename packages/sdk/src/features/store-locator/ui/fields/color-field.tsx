'use client';
import { useState, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { focusRing } from '../../../../ui/focus-ring.ts';

interface ColorFieldProps {
  label: string;
  /** `#` and six digits of the alphabet to f, or what has been typed of it. */
  value: string;
  onChange: (color: string) => void;
  errorMessage?: string | undefined;
}

/** A colour, chosen from the browser's palette or typed. */
export function ColorField({ label, value, onChange, errorMessage }: ColorFieldProps): JSX.Element {
  const t = useTranslate();
  // Faults are shown once the field is left, since an incomplete value is not wrong yet.
  const [isTyping, setTyping] = useState(false);
  const isWhole = /^#[0-9a-f]{6}$/.test(value);
  return (
    <Root>
      <Palette
        type="color"
        aria-label={label}
        value={isWhole ? value : '#000000'}
        onChange={({ target }) => onChange(target.value.toLowerCase())}
      />
      <TextField
        label={label}
        aria-label={t('store_locator.settings.color_code')}
        value={value}
        maxLength={7}
        spellCheck="false"
        autoComplete="off"
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onChange={(text) => onChange(text.trim().toLowerCase())}
        errorMessage={isTyping ? undefined : errorMessage}
      />
    </Root>
  );
}

const Root = styled.div.withConfig(innerClass('LocatorForm-color'))`
  position: relative;
  & input[type='text'] {
    padding-inline-start: 44px;
    font-variant-numeric: tabular-nums;
  }
`;

const Palette = styled.input.withConfig(innerClass('LocatorForm-colorInput'))`
  ${focusRing}
  position: absolute;
  z-index: 1;
  inset-block-start: calc(1.5em + 10px);
  inset-inline-start: 6px;
  inline-size: 32px;
  block-size: 24px;
  padding: 0;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-s);
  background: none;
  cursor: pointer;
  &::-webkit-color-swatch-wrapper {
    padding: 0;
  }
  &::-webkit-color-swatch {
    border: 0;
    border-radius: calc(var(--pf-radius-s) - 1px);
  }
`;
