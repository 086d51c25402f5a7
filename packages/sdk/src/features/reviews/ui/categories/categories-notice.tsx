'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { PermissionDecision } from '../../../../permissions/use-permission.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import type { LimitUse } from '../../../company/plan-limit.ts';

interface CategoriesNoticeProps {
  permission: PermissionDecision;
  limit: LimitUse | undefined;
  planHref: string | undefined;
}

/** Why the reader cannot define categories, or why no further one can be automatic. */
export function CategoriesNotice({ permission, limit, planHref }: CategoriesNoticeProps): JSX.Element | null {
  const t = useTranslate();
  const { reason } = permission;
  if (reason)
    return (
      <Banner>
        {reason.code === 'permission_denied' ? t('review_categories.not_allowed') : reason.text}
      </Banner>
    );
  if (!limit?.isReached) return null;
  return (
    <Banner
      tone="warn"
      actions={
        planHref && (
          <Link href={planHref} isInApp>
            {t('review_categories.plan_link')}
          </Link>
        )
      }
    >
      {t('review_categories.limit_reached', { count: limit.max })}
    </Banner>
  );
}
