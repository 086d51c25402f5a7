import { useTranslate } from '@pinfold/sdk';
import { subscriptionState, useCurrentCompany } from '@pinfold/sdk/headless/company';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { showExpired } from '../notices/expired-notice.ts';
import { paths } from '../routing/paths.ts';

/** Says once on each page that the plan has expired, except where the plan is shown (product spec, section 2). */
export function useExpiredNotice(): void {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const plan = useCurrentCompany().data?.plan_restrictions;
  const isExpired = plan !== undefined && subscriptionState(plan, Date.now()) === 'expired';
  const isOnSettings = pathname === paths.subscription;
  const message = translate('error.subscription_expired');
  useEffect(() => {
    if (!isExpired || isOnSettings) return undefined;
    return showExpired(message);
  }, [isExpired, isOnSettings, pathname, message]);
}
