'use client';
import { type JSX, useState } from 'react';
import type { ServicePrice } from '@pinfold/contract/features/listings/services/service';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { FaultText } from '../../../../ui/fields/fault-text.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Grid } from '../../../../ui/layout/stack.tsx';
import { amountText } from '../../../../i18n/money-text.ts';
import { parseAmount } from './money.ts';

interface PriceFieldsProps {
  value: ServicePrice;
  onChange: (value: ServicePrice) => void;
  /** Of a price that is new. */
  currency: string;
  fault: string | undefined;
  isDisabled: boolean;
}

/** No price, one, or a range. */
export function PriceFields({ value, onChange, currency, fault, isDisabled }: PriceFieldsProps): JSX.Element {
  const t = useTranslate();
  const { type } = value;
  const money = type === 'none' ? currency : value.currency;
  const amount = { currency: money, isDisabled, isInvalid: fault !== undefined };
  return (
    <>
      <Grid columns="repeat(auto-fit, minmax(120px, 1fr))" align="start" gap={3}>
        <Select
          label={t('listing_editor.catalog.price')}
          options={[
            { id: 'none', label: t('listing_editor.catalog.price_none') },
            { id: 'fixed', label: t('listing_editor.catalog.price_fixed') },
            { id: 'range', label: t('listing_editor.catalog.price_range') },
          ]}
          value={type}
          onChange={(next) => onChange(ofType(next, value, money))}
          isDisabled={isDisabled}
        />
        {type === 'fixed' && (
          <AmountField
            {...amount}
            label={t('listing_editor.catalog.amount')}
            value={value.amount}
            onChange={(changed) => onChange({ ...value, amount: changed })}
          />
        )}
        {type === 'range' && (
          <>
            <AmountField
              {...amount}
              label={t('listing_editor.catalog.amount_from')}
              value={value.from}
              onChange={(from) => onChange({ ...value, from })}
            />
            <AmountField
              {...amount}
              label={t('listing_editor.catalog.amount_to')}
              value={value.to}
              onChange={(to) => onChange({ ...value, to })}
            />
          </>
        )}
        {type !== 'none' && (
          <Select
            label={t('listing_editor.catalog.currency')}
            options={[...new Set([money, currency, ...usualCurrencies])].map((id) => ({ id, label: id }))}
            value={money}
            onChange={(chosen) => onChange({ ...value, currency: chosen })}
            isDisabled={isDisabled}
          />
        )}
      </Grid>
      {fault && <FaultText>{fault}</FaultText>}
    </>
  );
}

/** What was typed for one kind of price begins the other. */
function ofType(type: string, before: ServicePrice, currency: string): ServicePrice {
  const amount = before.type === 'fixed' ? before.amount : before.type === 'range' ? before.from : Number.NaN;
  if (type === 'fixed') return { type, amount, currency };
  if (type === 'range') return { type, from: amount, to: Number.NaN, currency };
  return { type: 'none' };
}

const usualCurrencies = ['PLN', 'EUR', 'USD', 'GBP', 'CZK'];

interface AmountFieldProps {
  label: string;
  /** Minor units; not a number for what could not be read. */
  value: number;
  currency: string;
  onChange: (value: number) => void;
  isDisabled: boolean;
  isInvalid: boolean;
}

/** An amount, typed as the user writes numbers and kept in minor units. */
function AmountField({ value, currency, onChange, ...field }: AmountFieldProps) {
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
      // Input that could not be parsed is kept, so that it can be corrected.
      onBlur={() => Number.isFinite(value) && setTyped(undefined)}
    />
  );
}
