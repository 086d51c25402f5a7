import { useTranslate } from '../../../i18n/use-translate.ts';
import type { DashboardIndicator } from '../dashboard.queries.ts';
import { useDashboardView } from './dashboard-context.ts';

/** Leads on from an indicator without a value: to where what is missing is set up, or to the plan; undefined where only time or somebody else helps. */
export function useWayOut({
  id,
  state,
  missing,
}: Pick<DashboardIndicator, 'id' | 'state' | 'missing'>): { href: string; label: string } | undefined {
  const t = useTranslate();
  const { setUpHref, planHref } = useDashboardView();
  if (state === 'not_in_plan')
    return planHref === undefined ? undefined : { href: planHref, label: t('access.plan_link') };
  // A module is switched on by whoever runs the company, on no screen of its own.
  if (missing === null || missing === 'monitoring') return undefined;
  const href = setUpHref?.(id, missing);
  return href === undefined ? undefined : { href, label: t(`dashboard.missing_link.${missing}`) };
}
