import { subscriptionState, useCurrentCompany } from '@pinfold/sdk/headless/company';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { showModal } from '../notices/modal-store.ts';
import { paths } from '../routing/paths.ts';
import { useText } from '../texts/use-text.ts';

/** Says once on each page that the plan has expired, except where the plan is shown (product spec, section 2). */
export function useExpiredNotice(): void {
  const t = useText();
  const { pathname } = useLocation();
  const plan = useCurrentCompany().data?.plan_restrictions;
  const isExpired = plan !== undefined && subscriptionState(plan, Date.now()) === 'expired';
  const isOnSettings = pathname === paths['subscription-settings'].path;
  const message = t('expired.text');
  useEffect(() => {
    if (!isExpired || isOnSettings) return undefined;
    return showModal({
      title: 'expired.title',
      message,
      action: { label: 'modal.subscription', to: 'subscription-settings' },
    });
  }, [isExpired, isOnSettings, pathname, message]);
}
