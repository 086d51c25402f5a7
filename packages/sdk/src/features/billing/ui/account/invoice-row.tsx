'use client';
import { isOwed } from '@pinfold/contract/features/billing/owed-invoice';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { moneyText } from '../../../../i18n/money-text.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { DataRow } from '../../../../patterns/data-list.tsx';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Tag, type Tone } from '../../../../ui/display/tag.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { Invoice } from '../../billing.queries.ts';
import type { InvoiceFileRequest } from '../../use-invoices.ts';
import { PayInvoiceButton, type PayInvoiceProps } from './pay-invoice-button.tsx';

interface InvoiceRowProps extends PayInvoiceProps {
  /** False where no invoice of the company can be paid. */
  isPayable: boolean;
  /** The file that is on its way. */
  fetching: InvoiceFileRequest | undefined;
  onFile: (type: InvoiceFileRequest['type']) => void;
}

const fileTypes = ['html', 'xml'] as const;

/** One invoice: what it is for, how it stands, and what can be done with it. */
export function InvoiceRow({
  invoice,
  isPayable,
  fetching,
  onFile,
  onRedirect,
}: InvoiceRowProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { language } = usePinfold();
  const { id, status, ksef_number: ksef } = invoice;
  const number = invoice.number ?? t('billing_account.invoices.unnumbered');
  const isOpen = isOwed(invoice);
  const isOverdue = isOpen && invoice.due_at !== null && Date.parse(invoice.due_at) < Date.now();
  return (
    <DataRow
      basis="240px"
      title={
        <Row gap={3} align="start">
          <Row gap={3} rowGap={1} flex="grow" wrap>
            {number}
            <Tag tone={isOverdue ? 'bad' : tones[status]}>
              {t(`billing_account.invoices.status.${isOverdue ? 'overdue' : status}`)}
            </Tag>
          </Row>
          <Text flex="none" wrap={false} isTabular>
            {moneyText(invoice.total, invoice.currency.toUpperCase(), language)}
          </Text>
        </Row>
      }
      details={
        <>
          <span>{t('billing_account.invoices.issued', { date: format.date(invoice.issued_at) })}</span>
          <span>
            {t('billing_account.invoices.period', {
              from: format.date(invoice.period_start),
              to: format.date(invoice.period_end),
            })}
          </span>
          {isOpen && invoice.due_at !== null && (
            <span>{t('billing_account.invoices.due', { date: format.date(invoice.due_at) })}</span>
          )}
          {ksef !== null && (
            <Text wrap="anywhere">{t('billing_account.invoices.ksef', { number: ksef })}</Text>
          )}
        </>
      }
      actions={
        <>
          {isOpen && isPayable && (
            <PayInvoiceButton invoice={invoice} onRedirect={onRedirect} size="s" isWithSum={false} />
          )}
          {fileTypes.map((type) => (
            <Button
              key={type}
              size="s"
              aria-label={t(`billing_account.invoices.${type}_named`, { number })}
              isPending={fetching?.id === id && fetching.type === type}
              pendingLabel={t('billing_account.invoices.saving')}
              onPress={() => onFile(type)}
            >
              {t(`billing_account.invoices.${type}`)}
            </Button>
          ))}
        </>
      }
    />
  );
}

const tones: Record<Invoice['status'], Tone> = {
  draft: 'mute',
  open: 'warn',
  paid: 'good',
  void: 'mute',
  uncollectible: 'mute',
};
