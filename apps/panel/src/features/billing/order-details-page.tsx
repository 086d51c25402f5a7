import { usePermission } from '@pinfold/sdk';
import { useCurrentCompany } from '@pinfold/sdk/headless/company';
import { Banner, Button, Card, token } from '@pinfold/sdk/ui';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { PageLayout } from '../../pages/page-layout.tsx';
import { useLeave } from '../../session/use-leave.ts';
import { useText } from '../../texts/use-text.ts';
import { ContactButton } from './contact-button.tsx';
import { PlanState } from './plan-state.tsx';

/** What is owed and by whom; where an unpaid company's members end up (product spec, section 2). */
export default function OrderDetailsPage() {
  const t = useText();
  const navigate = useNavigate();
  const { leave, isLeaving } = useLeave();
  const { data: company } = useCurrentCompany();
  const { allowed: mayPay } = usePermission('manage_company_data');
  if (!company) return null;
  const plan = company.plan_restrictions;
  return (
    <Middle>
      <PageLayout title={t(plan.is_unpaid ? 'order.title' : 'order.title_paid')} lead={company.name}>
        {plan.is_unpaid && (
          <Banner tone="bad" role="alert" title={t('order.unpaid')}>
            {t('order.unpaid_text')}
          </Banner>
        )}
        <Card title={t('plan.heading')}>
          <PlanState plan={plan} />
          <Way>{t(mayPay ? 'order.pay' : 'order.ask_owner')}</Way>
          <Row>
            {mayPay && <ContactButton />}
            {!plan.is_unpaid && <Button onPress={() => void navigate('/')}>{t('order.back')}</Button>}
            <Button variant="ghost" onPress={leave} isPending={isLeaving}>
              {t('order.log_out')}
            </Button>
          </Row>
        </Card>
      </PageLayout>
    </Middle>
  );
}

const Middle = styled.div`
  max-inline-size: 680px;
  margin-inline: auto;
`;

const Way = styled.p`
  margin: 18px 0 14px;
  padding-block-start: 14px;
  border-block-start: 1px solid ${token('color-line-2')};
  color: ${token('color-ink-2')};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
