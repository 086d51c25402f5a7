'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Select } from '../../../../ui/fields/select.tsx';
import type { AttributeControlProps } from './attribute-control.ts';

/** One of several, or not given. */
export function EnumChoice({ attribute, value, onChange, isDisabled }: AttributeControlProps): JSX.Element {
  const t = useTranslate();
  const [said] = value.values;
  return (
    <Select
      label={attribute.display_name}
      isLabelHidden
      options={[
        { id: notGiven, label: t('listing_editor.offer.not_given') },
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
