'use client';
import {
  methodsFor,
  type PaymentMethodKind,
  paymentMethodKinds,
} from '@pinfold/contract/features/billing/payment';
import { type JSX, useState } from 'react';
import { moneyText } from '../../../../i18n/money-text.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FormDialog } from '../../../../patterns/form-dialog.tsx';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useInvoices } from '../../use-invoices.ts';
import { usePlans } from '../../use-plans.ts';
import { useShownAgain } from '../use-shown-again.ts';
import { goTo } from '../billing-links.ts';
import type { PayInvoiceProps } from './pay-invoice-button.tsx';

/** Asks how an invoice is to be paid, then leads to the payment provider. */
export function PayInvoiceDialog({
  invoice,
  onRedirect = goTo,
  onClose,
}: PayInvoiceProps & { onClose: () => void }): JSX.Element {
  const t = useTranslate();
  const { language } = usePinfold();
  const { messageFor } = useFormRefusal();
  const { pay } = useInvoices({ enabled: false });
  useShownAgain(pay.reset);
  const plans = usePlans();
  const [chosen, setChosen] = useState<PaymentMethodKind>();
  // The API refuses what it does not take: without the list, each can be tried.
  const methods = plans.data ? methodsFor(plans.data.payment_methods, invoice.currency) : paymentMethodKinds;
  const method = chosen ?? methods[0] ?? 'card';
  const values = {
    number: invoice.number ?? '',
    sum: moneyText(invoice.amount_remaining, invoice.currency.toUpperCase(), language),
  };
  return (
    <FormDialog
      title={t('billing_account.pay.title', values)}
      size="s"
      action={{
        children: t('billing_account.pay.go'),
        // The page that opens takes a moment to come.
        isPending: pay.isPending || pay.isSuccess,
        pendingLabel: t('billing_account.pay.going'),
        isDisabled: plans.isPending,
      }}
      onSubmit={() =>
        pay.mutate({ id: invoice.id, method }, { onSuccess: ({ redirect_url: url }) => onRedirect(url) })
      }
      onClose={onClose}
    >
      <Text as="p">{t('billing_account.pay.text', values)}</Text>
      {plans.isPending ? (
        <Skeleton label={t('common.loading')} lines={2} />
      ) : (
        methods.length > 1 && (
          <RadioGroup
            label={t('billing_account.method')}
            options={methods.map((one) => ({ value: one, label: t(`billing_account.pay.by.${one}`) }))}
            value={method}
            onChange={(value) => setChosen(methods.find((one) => one === value))}
          />
        )
      )}
      <RefusalBanner message={messageFor(pay.error)} />
    </FormDialog>
  );
}
