import { usePermission } from '@pinfold/sdk';
import { useCurrentCompany } from '@pinfold/sdk/headless/company';
import { Card, token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { PageLayout } from '../../pages/page-layout.tsx';
import { useText } from '../../texts/use-text.ts';
import { AccountTabs } from '../session/settings/account-tabs.tsx';
import { CapabilityLists } from './capability-lists.tsx';
import { ContactButton } from './contact-button.tsx';
import { PlanLimits } from './plan-limits.tsx';
import { PlanState } from './plan-state.tsx';

/** The company's plan: how it stands, how much of it is used, and what it contains. */
export default function AccountSettingsPage() {
  const t = useText();
  const { data: company } = useCurrentCompany();
  const { allowed: maySeeUsage } = usePermission('view_company_data');
  if (!company) return null;
  const plan = company.plan_restrictions;
  return (
    <PageLayout title={t('plan.title')} lead={t('plan.lead', { name: company.name })}>
      <AccountTabs />
      <Card title={t('plan.heading')}>
        <PlanState plan={plan} />
        <Foot>
          {t('plan.change')} <ContactButton />
        </Foot>
      </Card>
      <Card title={t('plan.limits')}>
        {maySeeUsage ? <PlanLimits /> : <Hint>{t('plan.limits_hidden')}</Hint>}
      </Card>
      <CapabilityLists included={plan.capabilities} />
    </PageLayout>
  );
}

const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  margin: 18px 0 0;
  padding-block-start: 14px;
  border-block-start: 1px solid ${token('color-line-2')};
  color: ${token('color-ink-2')};
`;

const Hint = styled.p`
  margin: 0;
  color: ${token('color-ink-2')};
`;
