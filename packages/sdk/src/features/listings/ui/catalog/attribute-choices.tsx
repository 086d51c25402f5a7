'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import type { AttributeValue } from '@pinfold/contract/features/listings/attributes/attribute';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { Spread } from '../../../../ui/layout/stack.tsx';
import type { ShownAttribute } from './attribute-groups.ts';

/** What the control of each type of attribute is given. */
export interface AttributeControlProps {
  attribute: ShownAttribute;
  /** Without values while it is unknown. */
  value: AttributeValue;
  onChange: (value: AttributeValue) => void;
  isDisabled: boolean;
}

/** Yes, no, or not given. */
export function BoolChoice({ attribute, value, onChange, isDisabled }: AttributeControlProps): JSX.Element {
  const [said] = value.values;
  return (
    <TriStateChoice
      label={attribute.display_name}
      value={said === true ? 'yes' : said === false ? 'no' : 'unknown'}
      onChange={(next) => onChange({ ...value, values: next === 'unknown' ? [] : [next === 'yes'] })}
      isDisabled={isDisabled}
    />
  );
}

/** One of several, or not given. */
export function EnumChoice({ attribute, value, onChange, isDisabled }: AttributeControlProps): JSX.Element {
  const t = useTranslate();
  const [said] = value.values;
  return (
    <Select
      label={attribute.display_name}
      isLabelHidden
      options={[
        { id: notGiven, label: t('listing_editor.catalog.not_given') },
        ...attribute.value_metadata.map((choice) => ({
          id: String(choice.value),
          label: choice.display_name,
        })),
      ]}
      value={said === undefined ? notGiven : String(said)}
      onChange={(id) => onChange({ ...value, values: id === notGiven ? [] : [id] })}
      isDisabled={isDisabled}
    />
  );
}

const notGiven = '-';

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
        <Spread gap={4} rowGap={2} key={String(choice)}>
          <span>{name}</span>
          <TriStateChoice
            label={name}
            value={stateOf(value, String(choice))}
            onChange={(next) => onChange(withChoice(value, String(choice), next))}
            isDisabled={isDisabled}
          />
        </Spread>
      ))}
    </Choices>
  );
}

function stateOf({ values, unset_values = [] }: AttributeValue, choice: string): TriState {
  if (values.includes(choice)) return 'yes';
  return unset_values.includes(choice) ? 'no' : 'unknown';
}

function withChoice(value: AttributeValue, choice: string, next: TriState): AttributeValue {
  const values = value.values.filter((one) => one !== choice);
  const unset = (value.unset_values ?? []).filter((one) => one !== choice);
  return {
    ...value,
    values: next === 'yes' ? [...values, choice] : values,
    unset_values: next === 'no' ? [...unset, choice] : unset,
  };
}

/** Yes, no, or not set. */
type TriState = 'yes' | 'no' | 'unknown';

interface TriStateChoiceProps {
  label: string;
  value: TriState;
  onChange: (value: TriState) => void;
  /** Words of the provider for yes and no, where it has some. */
  names?: { yes?: string | undefined; no?: string | undefined };
  isDisabled: boolean;
}

function TriStateChoice({ label, value, onChange, names = {}, isDisabled }: TriStateChoiceProps) {
  const t = useTranslate();
  return (
    <SegmentedControl<TriState>
      label={label}
      value={value}
      onChange={onChange}
      segments={[
        { id: 'yes', label: names.yes || t('listing_editor.catalog.yes'), isDisabled },
        { id: 'no', label: names.no || t('listing_editor.catalog.no'), isDisabled },
        { id: 'unknown', label: t('listing_editor.catalog.not_given'), isDisabled },
      ]}
    />
  );
}

const Choices = styled.div.withConfig(innerClass('AttributesField-choices'))`
  display: flex;
  flex-direction: column;
  gap: var(--pf-space-3);
  padding-inline-start: var(--pf-space-4);
  color: var(--pf-ink-2);
`;
