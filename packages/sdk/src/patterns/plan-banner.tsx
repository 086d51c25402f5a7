'use client';
import type { JSX } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import type { PermissionDecision } from '../permissions/use-permission.ts';
import { Link } from '../ui/actions/link.tsx';
import { Banner, type BannerProps } from '../ui/display/banner.tsx';

interface PlanBannerProps extends Pick<BannerProps, 'children' | 'role'> {
  /** The plan is the reason. */
  isAboutPlan: boolean;
  /** Where the reader sees the plan; without it no link leads there. */
  planHref: string | undefined;
  /** @default `warn` where the plan is the reason, otherwise `bad` */
  tone?: BannerProps['tone'];
}

/** Why something cannot be done, with the way to the plan where that is the reason. */
export function PlanBanner({ isAboutPlan, planHref, ...banner }: PlanBannerProps): JSX.Element {
  return (
    <Banner
      tone={isAboutPlan ? 'warn' : 'bad'}
      {...banner}
      actions={isAboutPlan && planHref && <PlanLink href={planHref} />}
    />
  );
}

interface ReasonBannerProps {
  /** Why the reader cannot do what the screen is for. */
  reason: NonNullable<PermissionDecision['reason']>;
  planHref: string | undefined;
}

/** Why nothing can be changed here, with the way to the plan where that is the reason. */
export function ReasonBanner({ reason, planHref }: ReasonBannerProps): JSX.Element {
  return (
    <PlanBanner isAboutPlan={isPlanReason(reason)} planHref={planHref} tone="info">
      {reason.text}
    </PlanBanner>
  );
}

/** The way to the plan. */
export function PlanLink({ href }: { href: string }): JSX.Element {
  const t = useTranslate();
  return (
    <Link href={href} isInApp>
      {t('access.plan_link')}
    </Link>
  );
}

/** Returns whether another plan, or the same for longer, would allow what is refused. */
export function isPlanReason({ code }: NonNullable<PermissionDecision['reason']>): boolean {
  return code === 'plan_does_not_allow' || code === 'subscription_expired';
}
