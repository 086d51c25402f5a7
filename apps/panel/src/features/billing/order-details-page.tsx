import { useFormat, usePermission, usePinfold } from '@pinfold/sdk';
import { PaymentDue, PlanPicker } from '@pinfold/sdk/billing';
import {
  subscriptionStanding,
  useInvoiceBuyer,
  useOrderChoice,
  type OrderChoice,
  type SubscriptionDetails,
} from '@pinfold/sdk/headless/billing';
import { useCurrentCompany } from '@pinfold/sdk/headless/company';
import { Banner, Button, Card, Skeleton, Stack, Text } from '@pinfold/sdk/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PageLayout } from '../../pages/page-layout.tsx';
import { paths } from '../../routing/paths.ts';
import { useLeave } from '../../session/use-leave.ts';
import { useText } from '../../texts/use-text.ts';
import { useErrorText } from '../session/form/refusals.ts';
import { ContactButton } from './contact-button.tsx';
import { hrefForLimit } from './limit-links.ts';
import { PlanState } from './plan-state.tsx';
import { useChoiceAddress, withChoice } from './use-choice-address.ts';

/**
 * What is owed and by whom, where an unpaid company's members end up (product spec, section 2), and for those who buy the
 * choice of a plan. Where no plans are sold, they are told whom to write to.
 */
export default function OrderDetailsPage() {
  const t = useText();
  const format = useFormat();
  const { data: company } = useCurrentCompany();
  const { allowed: mayPay } = usePermission('manage_company_data');
  const { report } = usePinfold();
  const errorText = useErrorText();
  const { order, subscription, isPending, error } = useOrderChoice();
  const isUnpaid = company?.plan_restrictions.is_unpaid ?? false;
  useEffect(() => {
    if (isUnpaid) report('payment_required');
  }, [isUnpaid, report]);
  if (!company) return null;
  const isSelling = Boolean(order?.basket) && subscription?.status !== 'suspended';
  const mayBuy = mayPay && isSelling;
  // Its own view says so, and tries again.
  const isUnknown = mayPay && error !== null && error.code !== 'not_found';
  // As wide as what comes, so that nothing moves when it does.
  const isLoading = mayPay && isPending;
  const isDue = mayBuy && subscription !== undefined && !canOrder(subscription);
  const overdue =
    mayBuy && subscription?.status === 'past_due' ? subscriptionStanding(subscription) : undefined;
  return (
    <PageLayout
      width={mayBuy || isLoading ? 'step' : 'form'}
      title={t(titleOf())}
      lead={company.name}
      actions={<WaysOut isUnpaid={isUnpaid} mayPay={mayPay} />}
    >
      {isUnpaid && (
        <Banner tone="bad" role="alert" title={errorText('payment_required')}>
          {t('order.unpaid_text')}
        </Banner>
      )}
      {overdue && overdue.date !== null && (
        <Banner tone="bad" role="alert" title={t('order.overdue')}>
          {t('order.overdue_text', { date: format.date(overdue.date) })}
        </Banner>
      )}
      {mayBuy && <PaymentDue />}
      <Card>
        <Stack gap={5}>
          {isLoading ? (
            <Skeleton label={t('loading')} lines={2} />
          ) : (
            <PlanState company={company} details={mayBuy ? subscription : undefined} />
          )}
          {!mayBuy && !isUnknown && !isLoading && (
            <Text as="p" tone="muted">
              {t(mayPay ? 'order.pay' : 'order.ask_owner')}
            </Text>
          )}
        </Stack>
      </Card>
      {(isUnknown || isLoading) && <PlanPicker onContinue={() => undefined} />}
      {mayBuy && subscription && !isDue && <Choice subscription={subscription} />}
    </PageLayout>
  );

  function titleOf() {
    if (isUnpaid || isDue) return 'order.title';
    return mayBuy || isLoading ? 'order.choose' : 'order.title_paid';
  }
}

/** Away from here: to us, back, or out. */
function WaysOut({ isUnpaid, mayPay }: { isUnpaid: boolean; mayPay: boolean }) {
  const t = useText();
  const navigate = useNavigate();
  const { leave, isLeaving } = useLeave();
  return (
    <>
      {mayPay && <ContactButton />}
      {!isUnpaid && <Button onPress={() => void navigate(paths.home)}>{t('order.back')}</Button>}
      <Button variant="ghost" onPress={leave} isPending={isLeaving}>
        {t('order.log_out')}
      </Button>
    </>
  );
}

/** What is owed is paid before anything is changed. */
function canOrder({ status, subscription }: SubscriptionDetails): boolean {
  return subscription === null || status === 'active';
}

/** The choice of a plan, which goes on to whom the invoice is written to, unless that is known. */
function Choice({ subscription: { subscription } }: { subscription: SubscriptionDetails }) {
  const navigate = useNavigate();
  const { data: buyer } = useInvoiceBuyer();
  const isBuyerKnown =
    subscription !== null || buyer?.tax_status === 'verified' || buyer?.tax_status === 'pending';
  const goOn = (choice: OrderChoice) =>
    void navigate(withChoice(isBuyerKnown ? paths.checkout : paths.invoiceData, choice));
  const { choice, onChoiceChange } = useChoiceAddress();
  return (
    <PlanPicker
      choice={choice}
      onChoiceChange={onChoiceChange}
      hrefForLimit={(limit, room) => hrefForLimit(limit, { ...room, choice })}
      onContinue={goOn}
    />
  );
}
