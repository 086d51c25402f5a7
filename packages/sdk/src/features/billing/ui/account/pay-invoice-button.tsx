'use client';
import { type JSX, useState } from 'react';
import { moneyText } from '../../../../i18n/money-text.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { Button, type ButtonProps } from '../../../../ui/actions/button.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { buyingAccess, type Invoice } from '../../billing.queries.ts';
import type { BillingLinks } from '../billing-links.ts';

export interface PayInvoiceProps {
  invoice: Invoice;
  onRedirect: BillingLinks['onRedirect'];
}

interface PayInvoiceButtonProps extends PayInvoiceProps, Pick<ButtonProps, 'variant' | 'size'> {
  /** Names the sum, where it does not stand beside the button. @default true */
  isWithSum?: boolean;
}

const PayInvoiceDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./pay-invoice-dialog.tsx')).PayInvoiceDialog,
);

/** Opens the choice of how an open invoice is paid. */
export function PayInvoiceButton({
  invoice,
  onRedirect,
  isWithSum = true,
  ...look
}: PayInvoiceButtonProps): JSX.Element {
  const t = useTranslate();
  const { language } = usePinfold();
  const { reason } = usePermission(buyingAccess);
  const [isOpen, setOpen] = useState(false);
  const sum = moneyText(invoice.amount_remaining, invoice.currency.toUpperCase(), language);
  const number = invoice.number ?? '';
  return (
    <>
      <Button
        {...look}
        disabledReason={reason?.text}
        {...(!isWithSum && { 'aria-label': t('billing_account.pay.named', { number }) })}
        onPress={() => setOpen(true)}
      >
        {isWithSum ? t('billing_account.pay.sum', { sum }) : t('billing_account.pay')}
      </Button>
      {isOpen && (
        <PayInvoiceDialog invoice={invoice} onRedirect={onRedirect} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
