import { type JSX, useRef } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import {
  type BillingPrice,
  buyingAccess,
  type Plans,
  type SoldPlan,
  type SubscriptionDetails,
} from '../../billing.queries.ts';
import type { DecidedOrder } from '../../decide-order.ts';
import { noCode } from '../../order-choice.ts';
import { useOrderChoice, type UseOrderChoiceResult } from '../../use-order-choice.ts';
import { useOrderPrice } from '../../use-order-price.ts';
import { useChooseInitialPlan } from '../../use-order.ts';
import { BesideSummary } from './beside-summary.tsx';
import { BillingLoadState, NothingSold } from './billing-load-state.tsx';
import { IntervalChoice } from './interval-choice.tsx';
import { QuantityField } from './quantity-field.tsx';
import { OrderSummaryCard } from './order-summary-card.tsx';
import { PlanChangeNote } from './plan-change-note.tsx';
import { PlanChoice } from './plan-choice.tsx';
import type { PlanPickerProps } from './plan-picker.tsx';
import { PriceTiers } from './price-tiers.tsx';
import { PromotionCodeField } from './promotion-code-field.tsx';

interface ViewProps extends Omit<PlanPickerProps, 'appearance' | 'headingLevel'> {
  headingLevel: 2 | 3 | 4;
}

/** The choice of a plan, once it is known what there is to choose from. */
export function PlanPickerView({ choice, defaultChoice, onChoiceChange, ...props }: ViewProps): JSX.Element {
  const state = useOrderChoice({ choice, defaultChoice, onChoiceChange });
  const { order, plans } = state;
  if (!order || !plans) return <BillingLoadState {...state} isBesideSummary />;
  const { plan, price } = order;
  if (!plan || !price) return <NothingSold />;
  return <PlanForm {...props} {...{ state, order, plans, plan, sold: price }} />;
}

interface PlanFormProps extends Pick<ViewProps, 'hrefForLimit' | 'onContinue' | 'headingLevel'> {
  state: UseOrderChoiceResult;
  order: DecidedOrder;
  plans: Plans;
  plan: SoldPlan;
  sold: BillingPrice;
}

function PlanForm({
  state,
  order,
  plans,
  plan,
  sold,
  hrefForLimit,
  onContinue,
  headingLevel,
}: PlanFormProps) {
  const t = useTranslate();
  const { subscription, change, whole } = state;
  const price = useOrderPrice(order);
  const { reason: refusal } = usePermission(buyingAccess);
  const form = useRef<HTMLElement>(null);
  const { messageFor } = useFormRefusal();
  const remember = useChooseInitialPlan();
  const planned = price.preview?.change ?? null;
  const reason = refusalOf();
  return (
    <BesideSummary
      ref={form}
      part="PlanPicker"
      onSubmit={goOn}
      summary={
        <OrderSummaryCard {...{ order, price, headingLevel }}>
          {onContinue && (
            <Stack gap={4}>
              <RefusalBanner message={messageFor(remember.error)} />
              <Button
                type="submit"
                variant="primary"
                isPending={remember.isPending}
                pendingLabel={t('billing.continuing')}
                disabledReason={reason}
              >
                {t('billing.continue')}
              </Button>
            </Stack>
          )}
        </OrderSummaryCard>
      }
    >
      <IntervalChoice {...{ order, plan }} onChange={(interval) => change({ interval })} />
      <QuantityField
        quantity={order.quantity}
        used={plans.limits_usage?.limits.find(({ limit }) => limit === 'max_facilities')?.used}
        onChange={(quantity) => change({ quantity })}
      />
      <PlanChoice
        {...{ order, plan, plans, hrefForLimit }}
        current={currentPlan(plans, subscription)}
        onChange={(key) => change({ plan: key })}
      />
      <PlanChangeNote change={planned} subscription={subscription} />
      <PriceTiers price={sold} quantity={order.quantity} headingLevel={headingLevel} />
      {!subscription?.subscription && (
        <PromotionCodeField
          code={order.code}
          isInvalid={price.isCodeInvalid}
          isChecking={price.isFetching}
          onChange={(code) => change({ code: code ?? noCode })}
        />
      )}
    </BesideSummary>
  );

  /** Why nobody goes on from here. */
  function refusalOf(): string | undefined {
    if (refusal) return refusal.text;
    if (order.overages.length > 0) return t('billing.continue.overages');
    if (planned === 'no_change' || planned === 'after_period') return t(`billing.continue.${planned}`);
    return undefined;
  }

  function goOn() {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const code = form.current?.querySelector<HTMLInputElement>('input[name="promotion_code"]');
    const typed = code?.value.trim();
    if (wrong) wrong.focus();
    else if (code && typed !== (order.code ?? '').trim()) {
      // Typed or erased, and not applied: what that costs is seen first.
      change({ code: typed || noCode });
      code.focus();
    } else if (reason === undefined && whole && !remember.isPending) void rememberAndGo(whole);
  }

  async function rememberAndGo(chosen: NonNullable<typeof whole>) {
    if (!subscription?.subscription) {
      const { price_id } = sold;
      const body = { price: price_id, quantity: order.quantity, promotion_code: order.code };
      try {
        await remember.mutateAsync(body);
      } catch {
        // Its message is shown above the button.
        return;
      }
    }
    onContinue?.(chosen);
  }
}

/** Returns the key of the plan that the company has; undefined where it has none, or one that is not sold any more. */
function currentPlan({ plans }: Plans, details: SubscriptionDetails | undefined): string | undefined {
  if (details?.subscription) return details.subscription.entitled_plan;
  if (details?.status !== 'active' && details?.status !== 'trial') return undefined;
  return plans.find(({ name }) => name === details.plan_name)?.key;
}
