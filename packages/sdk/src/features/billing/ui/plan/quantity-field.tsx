import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { maxQuantity } from '../../decide-order.ts';

interface QuantityFieldProps {
  quantity: number;
  /** How many locations the company has; undefined for those who may not see it. */
  used: number | undefined;
  onChange: (quantity: number) => void;
}

/** For how many locations: a stepper that can also be typed into. */
export function QuantityField({ quantity, used, onChange }: QuantityFieldProps): JSX.Element {
  const t = useTranslate();
  return (
    <NumberField
      label={t('billing.locations')}
      description={used === undefined ? undefined : t('billing.locations.used', { count: used })}
      value={quantity}
      minValue={1}
      maxValue={maxQuantity}
      onChange={(value) => {
        // An emptied field keeps what it had.
        if (Number.isInteger(value)) onChange(value);
      }}
    />
  );
}
