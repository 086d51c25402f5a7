'use client';
import type { PlanLimit } from '@pinfold/contract/access/plan';
import type { JSX } from 'react';
import { billingMessages, planRoomMessages } from '../../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { Screen, useScreenLayout } from '../../../../patterns/screen.tsx';
import { useClient } from '../../../../provider/use-pinfold.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { ExternalIcon } from '../../../../ui/icons/action-icons.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { isRoomLimit, roomLimits } from '../../room/room-kinds.ts';
import { RoomOfLimit } from './room-of-limit.tsx';

export interface PlanRoomProps {
  /** Which limit to get below, held by you, for example in the address. */
  limit: PlanLimit;
  /** How many may stay, such as the limit of the plan to buy. @defaultValue the limit of the present plan */
  target?: number | undefined;
  /** The reader chose another limit; without it there is no choice. Your `target` no longer holds then. */
  onLimitChange?: ((limit: PlanLimit) => void) | undefined;
  /** Where the order goes on; offered once the company fits into the plan. */
  planHref?: string | undefined;
  /** Where things of a limit are removed one by one, for limits without a removal of many. */
  hrefForLimit?: ((limit: PlanLimit) => string | undefined) | undefined;
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Gets a company below a limit of a smaller plan: many locations, keywords, members or websites are chosen, with how
 * many are too many still, and removed at once after one question that says what goes and what stays. What is refused
 * stays, with the reason.
 *
 * Failures are shown in place; what concerns more than this screen is reported to the Provider's `onError`.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-PlanRoom
 * @example
 * ```tsx
 * <PlanRoom limit="max_facilities" target={10} planHref="/order" />
 * ```
 */
export function PlanRoom({ appearance, ...props }: PlanRoomProps): JSX.Element {
  return (
    <FeatureSurface
      component="PlanRoom"
      appearance={appearance}
      messages={[planRoomMessages, billingMessages]}
      // Each kind of things has a permission of its own.
      permission={noPermission}
      forbidden="plan_room.failed"
      loading={{ blocks: 6, lines: 2 }}
    >
      <Limit {...props} />
    </FeatureSurface>
  );
}

const noPermission = { reason: undefined };

function Limit({ limit, target, onLimitChange, planHref, hrefForLimit }: Omit<PlanRoomProps, 'appearance'>) {
  const t = useTranslate();
  const layout = useScreenLayout();
  const { scope } = useClient();
  // One that things are removed from elsewhere stays to be chosen while it is shown.
  const choice = [...new Set<PlanLimit>([...roomLimits, limit])];
  return (
    <Screen part="PlanRoom" layout={layout} height="flow">
      <Stack gap={5}>
        {onLimitChange && (
          <Row>
            <Select
              label={t('plan_room.limits')}
              options={choice.map((id) => ({ id, label: t(`billing.limit.${id}`) }))}
              value={limit}
              onChange={(id) => {
                const next = choice.find((one) => one === id);
                if (next) onLimitChange(next);
              }}
            />
          </Row>
        )}
        {isRoomLimit(limit) ? (
          <RoomOfLimit key={`${scope} ${limit}`} limit={limit} target={target} planHref={planHref} />
        ) : (
          <Elsewhere limit={limit} href={hrefForLimit?.(limit)} planHref={planHref} />
        )}
      </Stack>
    </Screen>
  );
}

interface ElsewhereProps {
  limit: PlanLimit;
  href: string | undefined;
  planHref: string | undefined;
}

/** Where things are removed of which many cannot be removed at once. */
function Elsewhere({ limit, href, planHref }: ElsewhereProps) {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<ExternalIcon size={24} />}
      title={t('plan_room.elsewhere')}
      actions={
        <>
          {href !== undefined && (
            <Link variant="button" href={href} isInApp>
              {t('plan_room.elsewhere_link', { name: t(`billing.limit.${limit}`) })}
            </Link>
          )}
          {planHref !== undefined && (
            <Link href={planHref} isInApp>
              {t('plan_room.back')}
            </Link>
          )}
        </>
      }
    >
      {t('plan_room.elsewhere_text')}
    </EmptyState>
  );
}
