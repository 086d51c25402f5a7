import { usePermission, usePinfold, type PlanCapability } from '@pinfold/sdk';
import { InvoiceList, SubscriptionCard, VoucherForm } from '@pinfold/sdk/billing';
import { useSubscription } from '@pinfold/sdk/headless/billing';
import { planCapabilities, useCurrentCompany, type CurrentCompany } from '@pinfold/sdk/headless/company';
import { useSettings } from '@pinfold/sdk/headless/session';
import { Card, CheckIcon, Divider, Grid, Heading, Row, Stack, Text } from '@pinfold/sdk/ui';
import { PageLayout } from '../../pages/page-layout.tsx';
import { paths } from '../../routing/paths.ts';
import { useText } from '../../texts/use-text.ts';
import { AccountTabs } from '../session/settings/account-tabs.tsx';
import { ContactButton } from './contact-button.tsx';
import { PlanLimits } from './plan-limits.tsx';
import { PlanState } from './plan-state.tsx';

/** The company's plan: its state, its usage, and what it contains; who manages the company sees what it pays, too. */
export default function AccountSettingsPage() {
  const t = useText();
  const { data: company } = useCurrentCompany();
  const { allowed: maySeeUsage } = usePermission('view_company_data');
  const { allowed: maySeePayments } = usePermission({ permission: 'manage_company_data', demo: 'allowed' });
  const { isSelling } = useSubscription();
  if (!company) return null;
  const plan = company.plan_restrictions;
  const showsPayments = maySeePayments && isSelling !== false;
  return (
    <PageLayout title={t('plan.title')} lead={t('plan.lead', { name: company.name })}>
      <AccountTabs />
      {showsPayments ? <Subscription /> : <PlanCard company={company} />}
      <Card title={t('plan.limits')}>
        {maySeeUsage ? (
          <PlanLimits />
        ) : (
          <Text as="p" tone="muted">
            {t('plan.limits_hidden')}
          </Text>
        )}
      </Card>
      {showsPayments && (
        <>
          <InvoiceList />
          <VoucherForm />
        </>
      )}
      <CapabilityLists included={plan.capabilities} />
    </PageLayout>
  );
}

/** The plan as those see it who do not pay for it, or where nothing is sold. */
function PlanCard({ company }: { company: CurrentCompany }) {
  const t = useText();
  return (
    <Card title={t('plan.heading')}>
      <Stack gap={5}>
        <PlanState company={company} />
        <Divider />
        <Row gap={5} rowGap={3} wrap>
          <Text tone="muted">{t('plan.change')}</Text>
          <ContactButton />
        </Row>
      </Stack>
    </Card>
  );
}

function Subscription() {
  const { language } = usePinfold();
  const contactHref = useSettings().data?.contact[language];
  return <SubscriptionCard orderHref={paths.orderDetails} contactHref={contactHref} />;
}

/** What a plan contains, and what it lacks. */
function CapabilityLists({ included }: { included: readonly PlanCapability[] }) {
  const t = useText();
  const missing = planCapabilities.filter((capability) => !included.includes(capability));
  return (
    <Card title={t('plan.includes')}>
      <Stack gap={6}>
        <Grid as="ul" role="list" min="260px" gap={7} rowGap={3}>
          {planCapabilities
            .filter((capability) => included.includes(capability))
            .map((capability) => (
              <Row as="li" key={capability} align="baseline" gap={3}>
                <Text tone="good" flex="none">
                  <CheckIcon size={16} />
                </Text>
                {t(`capability.${capability}`)}
              </Row>
            ))}
        </Grid>
        {missing.length > 0 && (
          <Stack gap={4}>
            <Heading level={3} size="m" weight="semibold">
              {t('plan.missing')}
            </Heading>
            <Grid as="ul" role="list" min="260px" gap={7} rowGap={3}>
              {missing.map((capability) => (
                <Text as="li" tone="muted" padding={[0, 7]} key={capability}>
                  {t(`capability.${capability}`)}
                </Text>
              ))}
            </Grid>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
