import { usePermission, usePinfold } from '@pinfold/sdk';
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
import { PlanState } from './plan-state.tsx';

/** What is owed and by whom; where an unpaid company's members end up (product spec, section 2). */
export default function OrderDetailsPage() {
  const t = useText();
  const navigate = useNavigate();
  const { leave, isLeaving } = useLeave();
  const { data: company } = useCurrentCompany();
  const { allowed: mayPay } = usePermission('manage_company_data');
  const { report } = usePinfold();
  const errorText = useErrorText();
  const isUnpaid = company?.plan_restrictions.is_unpaid ?? false;
  useEffect(() => {
    if (isUnpaid) report('payment_required');
  }, [isUnpaid, report]);
  if (!company) return null;
  const plan = company.plan_restrictions;
  return (
    <PageLayout
      width="form"
      title={t(plan.is_unpaid ? 'order.title' : 'order.title_paid')}
      lead={company.name}
    >
      {plan.is_unpaid && (
        <Banner tone="bad" role="alert" title={errorText('payment_required')}>
          {t('order.unpaid_text')}
        </Banner>
      )}
      <Card title={t('plan.heading')}>
        <Stack gap={5}>
          <PlanState plan={plan} />
          <Divider />
          <Text as="p" tone="muted">
            {t(mayPay ? 'order.pay' : 'order.ask_owner')}
          </Text>
          <Row gap={3} wrap>
            {mayPay && <ContactButton />}
            {!plan.is_unpaid && <Button onPress={() => void navigate(paths.home)}>{t('order.back')}</Button>}
            <Button variant="ghost" onPress={leave} isPending={isLeaving}>
              {t('order.log_out')}
            </Button>
          </Row>
        </Stack>
      </Card>
    </PageLayout>
  );
}
