'use client';
import type { JSX } from 'react';
import { billingMessages } from '../../../../i18n/feature-messages.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { billingAccess } from '../../billing.queries.ts';
import type { OrderChoice } from '../../order-choice.ts';
import type { OrderChoiceStart } from '../../use-order-choice.ts';
import { BesideSummarySkeleton } from './beside-summary.tsx';
import { PlanPickerView } from './plan-picker-view.tsx';
import type { HrefForLimit } from './overage-list.tsx';

export interface PlanPickerProps extends OrderChoiceStart {
  /** Where the user makes room for a smaller plan; undefined for limits that have no such page. */
  hrefForLimit?: HrefForLimit | undefined;
  /**
   * The user goes on with this choice, which is whole: `formatOrderChoice` writes it into the address of the next page.
   * Where nothing is subscribed to yet, it is remembered already. Left out, there is no button.
   */
  onContinue?: ((choice: OrderChoice) => void) | undefined;
  /** Level of the titles in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Appearance of the picker alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The choice of a plan: how often it is paid for, which one, for how many locations, and with which promotion code,
 * beside what that costs. It begins with what the company has or has chosen before, says what a change of a running
 * subscription does and when, and lists what has to go before a smaller plan fits.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are shown in place.
 * @selector .pinfold-PlanPicker
 * @example
 * ```tsx
 * <PlanPicker onContinue={(choice) => navigate(`/checkout?${formatOrderChoice(choice)}`)} />
 * ```
 */
export function PlanPicker({ appearance, headingLevel = 2, ...props }: PlanPickerProps): JSX.Element {
  return (
    <FeatureSurface
      component="PlanPicker"
      appearance={appearance}
      messages={[billingMessages]}
      permission={usePermission(billingAccess)}
      forbidden="billing.forbidden"
      loading={<BesideSummarySkeleton />}
    >
      <PlanPickerView {...props} headingLevel={headingLevel} />
    </FeatureSurface>
  );
}
