import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import type { PermissionDecision } from '../../../permissions/use-permission.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/display/banner.tsx';

interface AccessNoticeProps {
  /** Why the reader cannot do what the screen is for. */
  reason: NonNullable<PermissionDecision['reason']>;
  /** Where the reader sees the plan. */
  planHref: string | undefined;
}

/** Why nothing can be changed here, with the way to the plan where that is the reason. */
export function AccessNotice({ reason, planHref }: AccessNoticeProps): JSX.Element {
  return <Banner actions={<PlanLink reason={reason} planHref={planHref} />}>{reason.text}</Banner>;
}

/** The way to the plan, where it is the reason. */
export function PlanLink({ reason, planHref }: AccessNoticeProps): JSX.Element | null {
  const t = useTranslate();
  const isAboutPlan = reason.code === 'plan_does_not_allow' || reason.code === 'subscription_expired';
  if (!isAboutPlan || !planHref) return null;
  return (
    <Link href={planHref} isInApp>
      {t('access.plan_link')}
    </Link>
  );
}
