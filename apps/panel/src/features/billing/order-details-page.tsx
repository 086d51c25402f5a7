import { usePermission, usePinfold } from '@pinfold/sdk';
import { PaymentDue, PlanPicker } from '@pinfold/sdk/billing';
import {
  useInvoiceBuyer,
  useOrderChoice,
  type OrderChoice,
  type SubscriptionDetails,
} from '@pinfold/sdk/headless/billing';
import { useCurrentCompany } from '@pinfold/sdk/headless/company';
import { Banner, Button, Card, Divider, Row, Stack, Text } from '@pinfold/sdk/ui';
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
  const navigate = useNavigate();
  const { leave, isLeaving } = useLeave();
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
  const plan = company.plan_restrictions;
  const isSelling = Boolean(order?.basket) && subscription?.status !== 'suspended';
  const mayBuy = mayPay && isSelling;
  // Its own view says so, and tries again.
  const isUnknown = mayPay && error !== null && error.code !== 'not_found';
  return (
    <PageLayout width={mayBuy ? 'step' : 'form'} title={t(titleOf())} lead={company.name}>
      {plan.is_unpaid && (
        <Banner tone="bad" role="alert" title={errorText('payment_required')}>
          {t('order.unpaid_text')}
        </Banner>
      )}
      {mayBuy && <PaymentDue />}
      <Card title={t('plan.heading')}>
        <Stack gap={5}>
          <PlanState plan={plan} />
          <Divider />
          {!mayBuy && !isUnknown && !(mayPay && isPending) && (
            <Text as="p" tone="muted">
              {t(mayPay ? 'order.pay' : 'order.ask_owner')}
            </Text>
          )}
          <Row gap={3} wrap>
            {mayPay && <ContactButton />}
            {!plan.is_unpaid && <Button onPress={() => void navigate(paths.home)}>{t('order.back')}</Button>}
            <Button variant="ghost" onPress={leave} isPending={isLeaving}>
              {t('order.log_out')}
            </Button>
          </Row>
        </Stack>
      </Card>
      {isUnknown && <PlanPicker onContinue={() => undefined} />}
      {mayBuy && subscription && canOrder(subscription) && <Choice subscription={subscription} />}
    </PageLayout>
  );

  function titleOf() {
    if (plan.is_unpaid || (mayBuy && subscription && !canOrder(subscription))) return 'order.title';
    return mayBuy ? 'order.choose' : 'order.title_paid';
  }
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
