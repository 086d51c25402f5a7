'use client';
import { type JSX, useState } from 'react';
import type { Translate } from '../../../../i18n/i18n.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { Verification, VerificationOption } from '../../create/creation.queries.ts';
import type { useVerification } from '../../create/use-verification.ts';

interface VerificationMethodsProps {
  options: readonly VerificationOption[];
  start: ReturnType<typeof useVerification>['start'];
  onStarted: () => void;
  onCancel: (() => void) | undefined;
}

/** The methods available to a location, each with the target of the code. */
export function VerificationMethods({
  options,
  start,
  onStarted,
  onCancel,
}: VerificationMethodsProps): JSX.Element | null {
  const t = useTranslate();
  const { reason } = usePermission(verifying);
  const [chosen, choose] = useState<string | null>(null);
  const [contact, setContact] = useState('');
  const [isTried, setTried] = useState(false);
  const [emailUser, setEmailUser] = useState<string>();
  const option = options.find((one) => optionKey(one) === chosen) ?? options[0];
  if (!option) return null;
  const { method, email_domain: domain, phone_number: phone } = option;
  const user = emailUser ?? option.email_user ?? '';
  const send = () =>
    start.mutate(
      {
        method,
        ...(method === 'email' && domain !== null && { email_address: `${user.trim()}@${domain}` }),
        ...(method === 'address' && { mailer_contact: contact.trim() }),
        ...(phone !== null && { phone_number: phone }),
      },
      { onSuccess: onStarted },
    );
  return (
    <Stack
      as="form"
      gap={4}
      maxInlineSize="460px"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (method !== 'address' || contact.trim() !== '') send();
      }}
    >
      <Text as="p" tone="muted" wrap="pretty">
        {t('listings.create.verification.choose_help')}
      </Text>
      {start.error?.detail && (
        <Banner tone="bad" role="alert">
          {start.error.detail}
        </Banner>
      )}
      <RadioGroup
        label={t('listings.create.verification.way')}
        options={options.map((one) => ({
          value: optionKey(one),
          label: t(`listings.create.verification.method.${one.method}`),
          description: optionTarget(one, t),
        }))}
        value={optionKey(option)}
        onChange={(key) => {
          if (start.isError) start.reset();
          setEmailUser(undefined);
          setTried(false);
          choose(key);
        }}
      />
      {method === 'email' && option.is_email_user_editable && domain !== null && (
        <TextField
          label={t('listings.create.verification.email')}
          value={user}
          onChange={setEmailUser}
          suffix={`@${domain}`}
        />
      )}
      {method === 'address' && (
        <TextField
          label={t('listings.create.verification.contact')}
          description={t('listings.create.verification.contact_help')}
          value={contact}
          onChange={setContact}
          autoComplete="name"
          maxLength={200}
          isRequired
          errorMessage={
            isTried && contact.trim() === '' ? t('listings.create.verification.contact_missing') : undefined
          }
        />
      )}
      <Row part="ListingVerification-row" gap={3} wrap>
        <Button
          type="submit"
          variant="primary"
          isPending={start.isPending}
          pendingLabel={t('listings.create.verification.sending')}
          disabledReason={reason?.text}
        >
          {t(method === 'auto' ? 'listings.create.verification.verify' : 'listings.create.verification.send')}
        </Button>
        {onCancel && <Button onPress={onCancel}>{t('common.cancel')}</Button>}
      </Row>
    </Stack>
  );
}

interface VerificationCodeProps {
  attempt: Verification['attempts'][number];
  complete: ReturnType<typeof useVerification>['complete'];
  onChangeMethod: (() => void) | undefined;
}

/** Takes the code that Google has sent. */
export function VerificationCode({ attempt, complete, onChangeMethod }: VerificationCodeProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { reason } = usePermission(verifying);
  const [pin, setPin] = useState('');
  const [isTried, setTried] = useState(false);
  const code = pin.replaceAll(/\s/g, '');
  const isMissing = isTried && code === '';
  return (
    <Stack
      as="form"
      gap={4}
      maxInlineSize="460px"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (code !== '') complete.mutate(code);
      }}
    >
      <Text as="p" tone="muted" wrap="pretty">
        {t(`listings.create.verification.sent.${attempt.method}`, {
          date: format.date(attempt.created_at, 'date_time'),
        })}
      </Text>
      <TextField
        label={t('listings.create.verification.code')}
        value={pin}
        onChange={(value) => {
          setPin(value);
          if (complete.isError) complete.reset();
        }}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        isRequired
        errorMessage={
          complete.error?.detail ?? (isMissing ? t('listings.create.verification.code_missing') : undefined)
        }
      />
      <Row part="ListingVerification-row" gap={3} wrap>
        <Button
          type="submit"
          variant="primary"
          isPending={complete.isPending}
          pendingLabel={t('listings.create.verification.confirming')}
          disabledReason={reason?.text}
        >
          {t('listings.create.verification.confirm')}
        </Button>
        {onChangeMethod && (
          <Button variant="ghost" onPress={onChangeMethod}>
            {t('listings.create.verification.other_way')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

/** Returns a key that is unique among options of one method, such as two phones. */
function optionKey({ method, phone_number, email_domain }: VerificationOption): string {
  return `${method} ${phone_number ?? email_domain ?? ''}`;
}

/** Returns the target of the code, and how long it takes. */
function optionTarget(option: VerificationOption, t: Translate): string {
  const { method, phone_number, email_user, email_domain, address, expected_days } = option;
  const target =
    phone_number ?? (email_domain === null ? (address ?? '') : `${email_user ?? '…'}@${email_domain}`);
  const days = expected_days === null ? '' : t('listings.create.verification.days', { count: expected_days });
  const said = [target, days].filter((part) => part !== '');
  return said.length > 0 ? said.join(' · ') : t(`listings.create.verification.method_help.${method}`);
}

/** Access to verifying a location, as the API checks it. */
const verifying = {
  permission: 'view_facilities_data',
  module: 'business_addresses',
  plan: 'manage_location_data',
  fullAccess: true,
  demo: 'blocked',
} as const;
