'use client';
import type { JSX } from 'react';
import { billingAccountMessages } from '../../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { TitledCard } from '../../../../patterns/titled-card.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { billingAccess } from '../../billing.queries.ts';
import { subscriptionStanding } from '../../subscription-standing.ts';
import { useSubscription } from '../../use-subscription.ts';
import type { BillingLinks } from '../billing-links.ts';
import { SubscriptionActions } from './subscription-actions.tsx';
import { SubscriptionFacts } from './subscription-facts.tsx';
import { SubscriptionNotice } from './subscription-notice.tsx';

export interface SubscriptionCardProps extends BillingLinks {
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Appearance of the card alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The plan as it stands: until when it runs and what comes then, how it is paid for, and the ways to change, pay, cancel and
 * resume it. Renders nothing where no plans are sold.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-SubscriptionCard
 * @example
 * ```tsx
 * <SubscriptionCard orderHref="/order-details" contactHref="mailto:pomoc@example.com" />
 * ```
 */
export function SubscriptionCard({ appearance, ...props }: SubscriptionCardProps): JSX.Element {
  return (
    <FeatureSurface
      component="SubscriptionCard"
      appearance={appearance}
      messages={[billingAccountMessages]}
      permission={usePermission(billingAccess)}
      forbidden="billing_account.forbidden"
      loading={{ blocks: 3 }}
    >
      <SubscriptionView {...props} />
    </FeatureSurface>
  );
}

function SubscriptionView({ headingLevel = 2, ...links }: SubscriptionCardProps): JSX.Element | null {
  const t = useTranslate();
  const subscription = useSubscription();
  const { data, isSelling } = subscription;
  if (isSelling === false) return null;
  const standing = data && subscriptionStanding(data);
  return (
    <TitledCard part="SubscriptionCard" title={t('billing_account.title')} headingLevel={headingLevel}>
      {standing ? (
        <>
          <SubscriptionNotice details={data} standing={standing} {...links} />
          <SubscriptionFacts details={data} standing={standing} />
          <SubscriptionActions subscription={subscription} standing={standing} {...links} />
        </>
      ) : (
        <QueryState
          query={subscription}
          failed={t('billing_account.failed')}
          empty={undefined}
          loading={{ blocks: 3, lines: 2 }}
        />
      )}
    </TitledCard>
  );
}
