'use client';
import { type JSX, useState } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../../../ui/layout/text.tsx';
import { buyingAccess } from '../../billing.queries.ts';
import type { BillingState, SubscriptionStanding } from '../../subscription-standing.ts';
import type { UseSubscriptionResult } from '../../use-subscription.ts';
import { useShownAgain } from '../use-shown-again.ts';
import { type BillingLinks, goTo } from '../billing-links.ts';

interface SubscriptionActionsProps extends BillingLinks {
  subscription: UseSubscriptionResult;
  standing: SubscriptionStanding;
}

/** States in which a plan can be ordered; what is owed has to be paid first. */
const orderable: ReadonlySet<BillingState> = new Set(['active', 'ending', 'trial', 'trial_over', 'expired']);

const CancelDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./cancel-dialog.tsx')).CancelDialog,
);

/** What can be done with the plan as it stands. */
export function SubscriptionActions({
  subscription: { data, cancel, resume, replaceCard },
  standing: { state, date },
  orderHref,
  onRedirect = goTo,
}: SubscriptionActionsProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { messageFor } = useFormRefusal();
  const refusal = usePermission(buyingAccess).reason?.text;
  const [isAsking, setAsking] = useState(false);
  useShownAgain(replaceCard.reset);
  const running = state === 'suspended' ? null : data?.subscription;
  const isEnding = running?.ends_at_period_end ?? false;
  const isChange = running !== null && running !== undefined;
  return (
    <Stack gap={4}>
      <RefusalBanner message={messageFor(resume.error ?? replaceCard.error)} />
      <Row gap={3} rowGap={3} wrap>
        {orderHref !== undefined && orderable.has(state) && (
          <Link href={orderHref} variant="button" isInApp>
            {t(isChange ? 'billing_account.change' : 'billing_account.choose')}
          </Link>
        )}
        {running?.payment_method === 'card' && (
          <Button
            disabledReason={refusal}
            // The page that opens takes a moment to come.
            isPending={replaceCard.isPending || replaceCard.isSuccess}
            pendingLabel={t('billing_account.pay.going')}
            onPress={() =>
              replaceCard.mutate(undefined, {
                onSuccess: ({ redirect_url: url }) => onRedirect(url),
              })
            }
          >
            {t('billing_account.another_card')}
          </Button>
        )}
        {/* One button for both, so that the focus stays. */}
        {running && (
          <Button
            variant={isEnding ? 'default' : 'ghost'}
            disabledReason={refusal}
            isPending={resume.isPending}
            pendingLabel={t('billing_account.resuming')}
            onPress={() => (isEnding ? resume.mutate() : setAsking(true))}
          >
            {t(isEnding ? 'billing_account.resume' : 'billing_account.cancel')}
          </Button>
        )}
      </Row>
      <VisuallyHidden role="status">
        {resume.isSuccess &&
          !isEnding &&
          date !== null &&
          t('billing_account.resumed', { date: format.date(date) })}
      </VisuallyHidden>
      {isAsking && running && (
        <CancelDialog
          cancel={cancel}
          until={(state === 'past_due' && date) || running.period_end}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}
