import type { PlanLimit } from '@pinfold/contract/access/plan';
import type { Overage } from '@pinfold/contract/features/billing/overages';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';

/**
 * Returns where the user makes room for a plan in which only `target` of something may stay; undefined for limits that have
 * no such page.
 */
export type HrefForLimit = (limit: PlanLimit, room: { target: number }) => string | undefined;

interface OverageListProps {
  overages: readonly Overage[];
  hrefForLimit: HrefForLimit | undefined;
}

/** What has to go before the company fits into a plan, each with a link to where that is done. */
export function OverageList({ overages, hrefForLimit }: OverageListProps): JSX.Element | null {
  const t = useTranslate();
  if (overages.length === 0) return null;
  return (
    <Banner tone="warn" role="status" title={t('billing.overages')}>
      <OverageItems {...{ overages, hrefForLimit }} />
    </Banner>
  );
}

/** The same without a frame, for one that has its own. */
export function OverageItems({ overages, hrefForLimit }: OverageListProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Stack as="ul" role="list" gap={2}>
      {overages.map(({ limit, used, max }) => {
        const href = hrefForLimit?.(limit, { target: max });
        return (
          <Row as="li" key={limit} gap={4} rowGap={1} wrap>
            <span>
              {t('billing.overage', {
                limit: t(`billing.limit.${limit}`),
                used: format.number(used),
                max: format.number(max),
              })}
            </span>
            {href && (
              <Link
                href={href}
                isInApp
                aria-label={t('billing.overage.free_of', { limit: t(`billing.limit.${limit}`) })}
              >
                {t('billing.overage.free')}
              </Link>
            )}
          </Row>
        );
      })}
    </Stack>
  );
}
