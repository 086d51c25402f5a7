'use client';
import type { PlanLimit } from '@pinfold/contract/access/plan';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { PlanBanner } from '../../../../patterns/plan-banner.tsx';
import type { LimitUse } from '../../plan-limit.ts';

/** Limits that these components run into. */
export type WatchedLimit = Extract<
  PlanLimit,
  | 'max_websites'
  | 'max_maps_keywords'
  | 'max_organic_keywords'
  | 'max_search_locations'
  | 'max_website_competitors'
>;

interface PlanNoticeProps {
  limit: WatchedLimit;
  use: LimitUse | undefined;
  /** Why the last try was refused, as text. */
  refusal: string | undefined;
  /** The plan was the reason. */
  isAboutPlan: boolean;
  /** Where the user sees their plan. */
  planHref: string | undefined;
}

/** Why nothing was or can be added: the plan's limit, and a link to the plan. */
export function PlanNotice({
  limit,
  use,
  refusal,
  isAboutPlan,
  planHref,
}: PlanNoticeProps): JSX.Element | null {
  const t = useTranslate();
  const isFull = use?.isReached ?? false;
  if (!refusal && !isFull) return null;
  return (
    <PlanBanner
      isAboutPlan={isAboutPlan || (!refusal && isFull)}
      planHref={planHref}
      role={refusal ? 'alert' : undefined}
    >
      {refusal ?? t(`company.limit.${limit}`, { count: use?.max ?? 0 })}
    </PlanBanner>
  );
}
