import type { JSX } from 'react';
import { failureText } from '../../../../error-policy/failure-text.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import type { InvoiceData } from '../../billing.queries.ts';
import { useInvoiceBuyer } from '../../use-invoice-buyer.ts';

interface InvoiceBuyerCardProps {
  /** Where it is changed. */
  href: string | undefined;
  headingLevel: 2 | 3 | 4;
}

/** To whom the invoice is written, in short. */
export function InvoiceBuyerCard({ href, headingLevel }: InvoiceBuyerCardProps): JSX.Element {
  const t = useTranslate();
  const { data: buyer, error } = useInvoiceBuyer();
  return (
    <Stack gap={2}>
      <Heading level={headingLevel} size="m">
        {t('billing.invoice')}
      </Heading>
      {buyer ? <Buyer buyer={buyer} /> : !error && <Skeleton label={t('common.loading')} lines={3} />}
      {error && !buyer && <Text as="p">{failureText(error, t)}</Text>}
      {href && (
        <Row>
          <Link href={href} isInApp>
            {t('billing.invoice.change')}
          </Link>
        </Row>
      )}
    </Stack>
  );
}

function Buyer({ buyer }: { buyer: InvoiceData }) {
  const t = useTranslate();
  const { company_name: name, tax_id: number, street, house_number, postal_code, city, email } = buyer;
  return (
    <div>
      <Text as="p" weight="medium">
        {name}
      </Text>
      <Text as="p">{t('billing.invoice.tax_id', { number })}</Text>
      <Text as="p">{`${street} ${house_number}, ${postal_code} ${city}`.trim()}</Text>
      <Text as="p" tone="muted">
        {t('billing.invoice.sent_to', { email })}
      </Text>
      {buyer.tax_status === 'unverified' && (
        <Text as="p" tone="bad">
          {t('billing.refusal.tax_number_unverified')}
        </Text>
      )}
    </div>
  );
}

/** Without it nothing can be ordered, so that it is said first, with the way there. */
export function BuyerMissing({ href }: Pick<InvoiceBuyerCardProps, 'href'>): JSX.Element | null {
  const t = useTranslate();
  const { data: buyer } = useInvoiceBuyer();
  if (!buyer) return null;
  const isWrong = buyer.tax_status === 'unverified';
  if (!isWrong && !isBuyerMissing(buyer)) return null;
  return (
    <Banner
      tone="warn"
      title={t(isWrong ? 'billing.refusal.tax_number_unverified' : 'billing.invoice.missing')}
      actions={
        href && (
          <Link href={href} isInApp>
            {t(isWrong ? 'billing.invoice.change' : 'billing.invoice.fill')}
          </Link>
        )
      }
    >
      {!isWrong && t('billing.invoice.missing_text')}
    </Banner>
  );
}

/** Whether it was never saved to whom invoices are written. */
export function isBuyerMissing({ tax_status: status, company_name: name }: InvoiceData): boolean {
  return status === 'none' || name === '';
}
