import { usePermission } from '@pinfold/sdk';
import { useCurrentCompany } from '@pinfold/sdk/headless/company';
import { useProtectionSummary } from '@pinfold/sdk/headless/external-changes';
import { useImportStatus } from '@pinfold/sdk/headless/integrations';
import { useUser } from '@pinfold/sdk/headless/session';
import { Banner, Inset } from '@pinfold/sdk/ui';
import { Suspense, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { lazyPage } from '../browser/lazy-page.ts';
import { TextLink } from '../features/session/text-link.tsx';
import { paths } from '../routing/paths.ts';
import { useKeptImport } from '../session/use-kept-import.ts';
import { useText } from '../texts/use-text.ts';
import { endsSoon } from './ends-soon.ts';
import { useHeldWhilePressed } from './use-held-while-pressed.ts';

/**
 * Bars below the top bar, from the most pressing one down. Each decides by itself whether it has something to say,
 * and asks the API by company, so that a change of company asks again.
 */
const bars: readonly ComponentType[] = [PaymentBar, ChangesBar, ImportBar];

export function InfoBars() {
  const box = useHeldWhilePressed<HTMLDivElement>();
  return (
    <Inset flex="none" ref={box}>
      {bars.map((Bar, index) => (
        <Bar key={index} />
      ))}
    </Inset>
  );
}

/**
 * Says that a payment is overdue or that the plan ends soon. Only who may pay for a subscription asks how it stands, by code
 * that is loaded then; others hear from their own details that it is overdue. Of a plan without one, the company says it to
 * everybody.
 */
function PaymentBar() {
  const { pathname } = useLocation();
  const { allowed: mayPay } = usePermission('manage_company_data');
  const { data: company } = useCurrentCompany();
  const { data: user } = useUser();
  const isOverdue = user?.company_subscription?.closes_at != null;
  const isNeeded =
    company && (company.has_billing_subscription ? mayPay || isOverdue : endsSoon(company, Date.now()));
  if (!isNeeded || pathname === paths.subscription) return null;
  return (
    <Suspense fallback={null}>
      <PlanBar />
    </Suspense>
  );
}

const PlanBar = lazyPage(() => import('./plan-bar.tsx'));

/**
 * Shows owners and admins how many changes of protected fields are pending. Fetched again after each navigation. Its code
 * is loaded once there are some, and stays mounted to show the outcome.
 */
function ChangesBar() {
  const { pathname } = useLocation();
  const { summary } = useProtectionSummary({ navigationKey: pathname });
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && summary && summary.count > 0) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <ProtectedChangesBar />
    </Suspense>
  );
}

const ProtectedChangesBar = lazyPage(() => import('./protected-changes-bar.tsx'));

/** Says on other pages that an import is running, and that it has ended. */
function ImportBar() {
  const t = useText();
  const { pathname } = useLocation();
  const { isPending } = useKeptImport();
  const { data: progress } = useImportStatus({ enabled: isPending });
  if (!isPending || !progress || pathname === paths.importListings) return null;
  const isRunning = progress.status === 'in_progress';
  const done = progress.total - progress.left;
  return (
    <Inset padding={[3, 5, 0]}>
      <Banner
        tone={isRunning ? 'info' : progress.errored > 0 ? 'warn' : 'good'}
        role="status"
        actions={
          <TextLink to={paths.importListings}>
            {t(isRunning ? 'import_bar.watch' : 'import_bar.read')}
          </TextLink>
        }
      >
        {isRunning
          ? t('import_bar.running', { done, total: progress.total })
          : t('import_bar.done', { count: progress.imported })}
      </Banner>
    </Inset>
  );
}
