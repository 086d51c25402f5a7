'use client';
import { type JSX, useState } from 'react';
import { inGroups, readCode } from '@pinfold/contract/features/session/second-factor';
import type { Schemas } from '../../../client/schema.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { CheckIcon, CopyIcon } from '../../../ui/icons/action-icons.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { FormDialog } from '../../../patterns/form-dialog.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import { useConfirmTotp } from '../second-factor.ts';
import { FactorRefusal } from './factor-refusal.tsx';
import { QrCode } from '../../../ui/display/qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface TotpEnrolmentProps {
  totpKey: Schemas['TotpKey'];
  /** Given up before a code was confirmed. */
  onClose: () => void;
  /** Set up, and the recovery codes were closed. */
  onDone: () => void;
}

/** Leads from the QR code over the first code to the recovery codes, if new ones were drawn. */
export function TotpEnrolment({ totpKey, onClose, onDone }: TotpEnrolmentProps): JSX.Element {
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onClose={onDone} />;
  return (
    <TotpForm
      totpKey={totpKey}
      onClose={onClose}
      onConfirmed={(drawn) => (drawn.length > 0 ? setCodes(drawn) : onDone())}
    />
  );
}

interface TotpFormProps {
  totpKey: Schemas['TotpKey'];
  onClose: () => void;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

function TotpForm({ totpKey, onClose, onConfirmed }: TotpFormProps): JSX.Element {
  const t = useTranslate();
  const confirm = useConfirmTotp();
  const { isCopied, copy } = useCopy(totpKey.secret);
  const [code, setCode] = useState('');
  const [wasTried, setTried] = useState(false);
  const isCode = readCode(code)?.kind === 'totp';
  const send = () => {
    setTried(true);
    if (isCode) confirm.mutate(code, { onSuccess: ({ recovery_codes }) => onConfirmed(recovery_codes) });
  };
  const fault = wasTried && !isCode ? t('session.enrol.missing') : undefined;
  return (
    <FormDialog
      title={t('session.enrol.title')}
      isDismissable={false}
      gap={4}
      onClose={onClose}
      onSubmit={send}
      action={{
        children: t('session.factor.turn_on'),
        isPending: confirm.isPending,
        pendingLabel: t('session.checking'),
      }}
    >
      <Text as="p">{t('session.enrol.scan')}</Text>
      <QrCode text={totpKey.uri} label={t('session.enrol.qr')} />
      <Stack gap={2}>
        <Text tone="muted">{t('session.enrol.by_hand')}</Text>
        <Row gap={3} rowGap={2} wrap>
          <Text as="code" isCode wrap="anywhere">
            {inGroups(totpKey.secret, ' ')}
          </Text>
          <Button size="s" icon={isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />} onPress={copy}>
            {t(isCopied ? 'session.copied' : 'session.enrol.copy')}
          </Button>
        </Row>
      </Stack>
      <FactorRefusal error={confirm.error} />
      <TextField
        autoFocus
        label={t('session.enrol.code')}
        description={t('session.enrol.code_hint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        value={code}
        onChange={setCode}
        errorMessage={fault}
      />
    </FormDialog>
  );
}
