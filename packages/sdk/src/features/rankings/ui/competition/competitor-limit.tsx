'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { CompetitorListState } from '../../competition/use-competitor-list.ts';

interface CompetitorLimitProps {
  state: CompetitorListState;
  planHref: string | undefined;
}

/** How many can be added; why none can any more; why the last one was refused. */
export function CompetitorLimit({ state, planHref }: CompetitorLimitProps): JSX.Element {
  const t = useTranslate();
  const { limit, isLimitOfPlan, search } = state;
  const { refusal } = search;
  const isPlan = search.isAboutPlan || (!refusal && isLimitOfPlan);
  if (!refusal && !limit.isReached)
    return (
      <Text as="p" tone="muted" wrap="pretty">
        {t('rankings.competitors.left', { count: limit.left })}
      </Text>
    );
  return (
    <Banner
      tone={refusal && !isPlan ? 'bad' : 'warn'}
      role={refusal ? 'alert' : undefined}
      actions={
        isPlan &&
        planHref && (
          <Link href={planHref} isInApp>
            {t('company.plan_link')}
          </Link>
        )
      }
    >
      {refusal ??
        t(isPlan ? 'rankings.competitors.plan' : 'rankings.competitors.limit', { count: limit.max })}
    </Banner>
  );
}
