'use client';
import { type JSX, type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import type { Icon } from '../../../../ui/icons/icon.tsx';
import { ClockIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../../../../ui/icons/state-icons.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text, type TextTone } from '../../../../ui/layout/text.tsx';
import type { LatestPayment } from '../../billing.queries.ts';
import { BoughtPlan } from './bought-plan.tsx';
import type { PaymentResultLinks } from './payment-result.tsx';

interface PaymentOutcomeProps {
  /** Null where nothing was ordered yet. */
  payment: LatestPayment | null;
  headingLevel: 1 | 2 | 3 | 4;
  links: PaymentResultLinks;
}

/** What has become of a payment; announced, with the focus on its title, each time that this changes. */
export function PaymentOutcome({ payment, headingLevel, links }: PaymentOutcomeProps): JSX.Element {
  const t = useTranslate();
  const status = payment?.status ?? 'nothing';
  const heading = useRef<HTMLElement>(null);
  useEffect(() => heading.current?.focus(), [status]);
  const { symbol: Symbol, tone } = marks[status];
  return (
    <Stack part="PaymentResult" role="status" gap={5} padding={[7, 6]} isFramed isContainer>
      <Text tone={tone} aria-hidden>
        <Symbol size={36} />
      </Text>
      <Heading level={headingLevel} size="xl" ref={heading} tabIndex={-1}>
        {t(`invoice_data.result.${status}`)}
      </Heading>
      {payment?.status === 'success' && <BoughtPlan payment={payment} />}
      {payment?.status === 'pending' && <Words>{t('invoice_data.result.pending_text')}</Words>}
      {payment?.status === 'failed' && <FailureReason failure={payment.failure} />}
      {!payment && <Words>{t('invoice_data.result.nothing_text')}</Words>}
      <Row gap={3} wrap>
        <WaysOn payment={payment} {...links} />
      </Row>
    </Stack>
  );
}

const marks: Readonly<Record<LatestPayment['status'] | 'nothing', { symbol: Icon; tone: TextTone }>> = {
  success: { symbol: SuccessIcon, tone: 'good' },
  pending: { symbol: ClockIcon, tone: 'info' },
  failed: { symbol: ErrorIcon, tone: 'bad' },
  nothing: { symbol: InfoIcon, tone: 'subtle' },
};

/** Why it failed, as far as the bank has told, and what helps; the host is told by its name in the catalogue. */
function FailureReason({ failure }: Pick<LatestPayment, 'failure'>) {
  const t = useTranslate();
  const { report } = usePinfold();
  const event = failure ? (`payment_${failure}` as const) : 'payment_failed';
  useEffect(() => void report(event, { isShownInPlace: true }), [event, report]);
  return (
    <Words>
      {failure && <span>{t(`error.${event}`)} </span>}
      <span>{t(`invoice_data.result.failed.${failure ?? 'other'}`)}</span>
    </Words>
  );
}

/** Where the buyer can go from here. */
function WaysOn({
  payment,
  homeHref,
  orderHref,
  subscriptionHref,
}: PaymentResultLinks & Pick<PaymentOutcomeProps, 'payment'>) {
  const t = useTranslate();
  const isPaid = payment?.status === 'success';
  return (
    <>
      {payment?.redirect_url && (
        <Link variant="button" href={payment.redirect_url}>
          {t('invoice_data.result.continue')}
        </Link>
      )}
      {payment?.status === 'failed' && orderHref !== undefined && (
        <Link variant="button" href={orderHref} isInApp>
          {t('invoice_data.result.again')}
        </Link>
      )}
      {!payment && orderHref !== undefined && (
        <Link variant="button" href={orderHref} isInApp>
          {t('invoice_data.result.choose_plan')}
        </Link>
      )}
      {homeHref !== undefined && (
        <Link variant={isPaid ? 'button' : 'text'} href={homeHref} isInApp>
          {t('invoice_data.result.home')}
        </Link>
      )}
      {payment && subscriptionHref !== undefined && (
        <Link href={subscriptionHref} isInApp>
          {t('invoice_data.result.subscription')}
        </Link>
      )}
    </>
  );
}

function Words({ children }: { children: ReactNode }) {
  return (
    <Text as="p" tone="muted" wrap="pretty" maxInlineSize="60ch">
      {children}
    </Text>
  );
}
