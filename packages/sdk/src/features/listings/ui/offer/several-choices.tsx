'use client';
import type { AttributeValue } from '@pinfold/contract/features/listings/attributes/attribute-value';
import type { JSX } from 'react';
import type { AttributeControlProps } from './attribute-control.ts';
import { Choice, Choices } from './attribute-parts.ts';
import { ThreeWaysControl, type ThreeWays } from './three-ways.tsx';

/** Of each of several choices whether it is so. */
export function SeveralChoices({
  attribute,
  value,
  onChange,
  isDisabled,
}: AttributeControlProps): JSX.Element {
  return (
    <Choices role="group" aria-label={attribute.display_name}>
      {attribute.value_metadata.map(({ value: choice, display_name: name }) => (
        <Choice key={String(choice)}>
          <span>{name}</span>
          <ThreeWaysControl
            label={name}
            value={stateOf(value, String(choice))}
            onChange={(next) => onChange(withChoice(value, String(choice), next))}
            isDisabled={isDisabled}
          />
        </Choice>
      ))}
    </Choices>
  );
}

function stateOf({ values, unset_values = [] }: AttributeValue, choice: string): ThreeWays {
  if (values.includes(choice)) return 'yes';
  return unset_values.includes(choice) ? 'no' : 'unknown';
}

function withChoice(value: AttributeValue, choice: string, next: ThreeWays): AttributeValue {
  const values = value.values.filter((one) => one !== choice);
  const unset = (value.unset_values ?? []).filter((one) => one !== choice);
  return {
    ...value,
    values: next === 'yes' ? [...values, choice] : values,
    unset_values: next === 'no' ? [...unset, choice] : unset,
  };
}
