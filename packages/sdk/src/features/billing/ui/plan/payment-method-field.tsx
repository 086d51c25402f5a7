import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import type { SubscriptionDetails } from '../../billing.queries.ts';
import { cardBrand } from '../../card-brand.ts';
import type { PaymentMethodKind } from '../../use-invoices.ts';

export type { PaymentMethodKind };

interface PaymentMethodFieldProps {
  methods: readonly PaymentMethodKind[];
  method: PaymentMethodKind;
  /** Its method is used, and cannot be chosen here. */
  running: SubscriptionDetails['subscription'] | undefined;
  headingLevel: 2 | 3 | 4;
  onChange: (method: PaymentMethodKind) => void;
}

/** How an order is paid. */
export function PaymentMethodField({
  methods,
  method,
  running,
  headingLevel,
  onChange,
}: PaymentMethodFieldProps): JSX.Element {
  const t = useTranslate();
  if (!running) return <PaymentMethodChoice {...{ methods, method, onChange }} />;
  const { card } = running;
  return (
    <Stack gap={2}>
      <Heading level={headingLevel} size="m">
        {t('billing.method')}
      </Heading>
      <Text as="p">
        {card
          ? t('billing.method.known_card', { brand: cardBrand(card.brand), last4: card.last4 })
          : t(`billing.method.${method}`)}
      </Text>
      <Text as="p" size="s" tone="muted">
        {t('billing.method.of_subscription')}
      </Text>
    </Stack>
  );
}

interface PaymentMethodChoiceProps extends Pick<PaymentMethodFieldProps, 'methods' | 'method' | 'onChange'> {
  /** It says nothing of how later invoices are paid. @default false */
  isOnce?: boolean;
}

/** A choice of how something is paid. */
export function PaymentMethodChoice({
  methods,
  method,
  isOnce = false,
  onChange,
}: PaymentMethodChoiceProps): JSX.Element {
  const t = useTranslate();
  return (
    <RadioGroup
      label={t('billing.method')}
      options={methods.map((value) => ({
        value,
        label: t(`billing.method.${value}`),
        description: isOnce ? undefined : t(`billing.method.${value}.text`),
      }))}
      value={method}
      onChange={(value) => onChange(value === 'quick' ? 'quick' : 'card')}
    />
  );
}
