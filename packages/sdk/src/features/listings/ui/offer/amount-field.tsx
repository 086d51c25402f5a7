'use client';
import { useState, type JSX } from 'react';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { amountText, parseAmount } from './minor-units.ts';

interface AmountFieldProps {
  label: string;
  /** Minor units; not a number for what could not be read. */
  value: number;
  currency: string;
  onChange: (value: number) => void;
  isDisabled: boolean;
  isInvalid: boolean;
}

/** An amount, typed as the reader writes numbers and kept in minor units. */
export function AmountField({ value, currency, onChange, ...field }: AmountFieldProps): JSX.Element {
  const { language } = usePinfold();
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    onChange(parseAmount(text, currency) ?? Number.NaN);
  };
  return (
    <TextField
      {...field}
      inputMode="decimal"
      value={typed ?? amountText(value, currency, language)}
      onChange={type}
      // What could not be read stays, so that it can be mended.
      onBlur={() => Number.isFinite(value) && setTyped(undefined)}
    />
  );
}
