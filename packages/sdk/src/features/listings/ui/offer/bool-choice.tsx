'use client';
import type { JSX } from 'react';
import type { AttributeControlProps } from './attribute-control.ts';
import { ThreeWaysControl } from './three-ways.tsx';

/** Yes, no, or not given. */
export function BoolChoice({ attribute, value, onChange, isDisabled }: AttributeControlProps): JSX.Element {
  const [said] = value.values;
  return (
    <ThreeWaysControl
      label={attribute.display_name}
      value={said === true ? 'yes' : said === false ? 'no' : 'unknown'}
      onChange={(next) => onChange({ ...value, values: next === 'unknown' ? [] : [next === 'yes'] })}
      isDisabled={isDisabled}
    />
  );
}
