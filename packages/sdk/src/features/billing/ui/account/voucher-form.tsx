'use client';
import { isVoucherNumber } from '@pinfold/contract/features/billing/voucher';
import { type JSX, useRef, useState } from 'react';
import type { ApiError } from '../../../../client/api-error.ts';
import type { Translate } from '../../../../i18n/i18n.ts';
import { billingAccountMessages } from '../../../../i18n/feature-messages.ts';
import { type Format, useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { TitledCard } from '../../../../patterns/titled-card.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { refusedFields, useFormRefusal } from '../../../../query/form-refusal.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useUser } from '../../../session/session.ts';
import { billingAccess, buyingAccess } from '../../billing.queries.ts';
import { type CompanySubscription, useRedeemVoucher, useSubscription } from '../../use-subscription.ts';

export interface VoucherFormProps {
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Called with the plan that the voucher gave. */
  onRedeemed?: ((plan: CompanySubscription) => void) | undefined;
  /** Appearance of the form alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Takes the number of a voucher and says which plan it gave, until when; the number in use stays readable. Renders nothing
 * where no plans are sold.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-VoucherForm
 * @example
 * ```tsx
 * <VoucherForm onRedeemed={({ plan_name }) => console.log(plan_name)} />
 * ```
 */
export function VoucherForm({ appearance, ...props }: VoucherFormProps): JSX.Element {
  return (
    <FeatureSurface
      component="VoucherForm"
      appearance={appearance}
      messages={[billingAccountMessages]}
      permission={usePermission(billingAccess)}
      forbidden="billing_account.forbidden"
      loading={{ blocks: 1 }}
    >
      <VoucherView {...props} />
    </FeatureSurface>
  );
}

function VoucherView({ headingLevel = 2, onRedeemed }: VoucherFormProps): JSX.Element | null {
  const t = useTranslate();
  const { isSelling } = useSubscription();
  const { data: user } = useUser();
  const used = user?.company_subscription?.voucher_number;
  if (isSelling === false) return null;
  return (
    <TitledCard part="VoucherForm" title={t('billing_account.voucher.title')} headingLevel={headingLevel}>
      {used && (
        <Text as="p">
          {t('billing_account.voucher.used')} <Text isCode>{used}</Text>
        </Text>
      )}
      <NumberForm onRedeemed={onRedeemed} />
    </TitledCard>
  );
}

function NumberForm({ onRedeemed }: Pick<VoucherFormProps, 'onRedeemed'>) {
  const t = useTranslate();
  const format = useFormat();
  const { messageFor } = useFormRefusal();
  const redeem = useRedeemVoucher();
  const { reason } = usePermission(buyingAccess);
  const field = useRef<HTMLInputElement>(null);
  const [number, setNumber] = useState('');
  const [fault, setFault] = useState<string>();
  const refuse = (message: string | undefined) => {
    setFault(message);
    field.current?.focus();
  };
  const send = () => {
    if (number.trim() === '') return refuse(t('billing_account.voucher.missing'));
    // Each wrong number counts as a try, so one that cannot be right is not sent.
    if (!isVoucherNumber(number)) return refuse(t('billing_account.voucher.fault.voucher_invalid'));
    redeem.mutate(number, {
      onSuccess: (plan) => {
        setNumber('');
        onRedeemed?.(plan);
      },
      onError: (error) => refuse(faultOf(error, t, format) ?? messageFor(error)),
    });
  };
  return (
    <Stack
      as="form"
      gap={4}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!reason && !redeem.isPending) send();
      }}
    >
      <Stack maxInlineSize="420px">
        <TextField
          ref={field}
          label={t('billing_account.voucher.number')}
          description={t('billing_account.voucher.hint')}
          autoComplete="off"
          spellCheck="false"
          maxLength={100}
          value={number}
          onChange={(value) => {
            setNumber(value);
            setFault(undefined);
            redeem.reset();
          }}
          errorMessage={fault}
        />
      </Stack>
      <Row>
        <Button
          type="submit"
          isPending={redeem.isPending}
          pendingLabel={t('billing_account.voucher.sending')}
          disabledReason={reason?.text}
        >
          {t('billing_account.voucher.send')}
        </Button>
      </Row>
      {redeem.data && (
        <Banner tone="good" role="status">
          {doneText(redeem.data, t, format)}
        </Banner>
      )}
    </Stack>
  );
}

const known = [
  'voucher_invalid',
  'voucher_lower_plan',
  'subscription_running',
  'unpaid_subscription',
] as const;

/** What is wrong with a number, in words of its own; undefined for failures that are not of the number. */
function faultOf(error: ApiError, t: Translate, format: Format): string | undefined {
  const code = known.find((one) => one === error.code);
  if (code) return t(`billing_account.voucher.fault.${code}`);
  if (error.code !== 'too_many_attempts') return refusedFields(error)['number'];
  return error.retryAfter === undefined
    ? undefined
    : t('billing_account.voucher.fault.too_many_attempts', { time: format.duration(error.retryAfter) });
}

function doneText(
  { plan_name: plan, expires_at: end }: CompanySubscription,
  t: Translate,
  format: Format,
): string {
  return end === null
    ? t('billing_account.voucher.done_endless', { plan })
    : t('billing_account.voucher.done', { plan, date: format.date(end) });
}
