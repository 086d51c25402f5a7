'use client';
import { useState, type JSX } from 'react';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../../permissions/use-permission.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import type { Verification } from '../../../create/map-place.ts';
import type { useVerification } from '../../../create/use-verification.ts';
import { verifying } from './verifying.ts';
import { Row, Stack } from '../../../../../ui/layout/stack.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';

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
