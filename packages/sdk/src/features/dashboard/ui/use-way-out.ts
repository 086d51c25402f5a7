import { useTranslate } from '../../../i18n/use-translate.ts';
import type { DashboardIndicator } from '../dashboard.queries.ts';
import { useDashboardView } from './dashboard-context.ts';

/** Leads on from an indicator without a value: to where it is set up, or to the plan; undefined where only time helps. */
export function useWayOut({
  id,
  state,
}: Pick<DashboardIndicator, 'id' | 'state'>): { href: string; label: string } | undefined {
  const t = useTranslate();
  const { setUpHref, planHref } = useDashboardView();
  const href = state === 'not_set_up' ? setUpHref?.(id) : state === 'not_in_plan' ? planHref : undefined;
  if (href === undefined) return undefined;
  return { href, label: t(state === 'not_set_up' ? `dashboard.set_up_link.${id}` : 'access.plan_link') };
}
