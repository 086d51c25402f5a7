import { usePermission } from '@pinfold/sdk';
import { useCurrentCompany } from '@pinfold/sdk/headless/company';
import { Card, Divider, Row, Stack, Text } from '@pinfold/sdk/ui';
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
        <Stack gap={5}>
          <PlanState plan={plan} />
          <Divider />
          <Row gap={5} rowGap={3} wrap>
            <Text tone="muted">{t('plan.change')}</Text>
            <ContactButton />
          </Row>
        </Stack>
      </Card>
      <Card title={t('plan.limits')}>
        {maySeeUsage ? (
          <PlanLimits />
        ) : (
          <Text as="p" tone="muted">
            {t('plan.limits_hidden')}
          </Text>
        )}
      </Card>
      <CapabilityLists included={plan.capabilities} />
    </PageLayout>
  );
}
