'use client';
import { type JSX, useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/display/banner.tsx';
import { Divider } from '../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import { type SecondFactorState, useBeginTotp } from '../second-factor.ts';
import { FactorRefusal } from './factor-refusal.tsx';
import { Passkeys } from './passkeys.tsx';

const TotpEnrolment = /* @__PURE__ */ lazyComponent(
  async () => (await import('./totp-enrolment.tsx')).TotpEnrolment,
);
const NewRecoveryCodes = /* @__PURE__ */ lazyComponent(
  async () => (await import('./new-recovery-codes.tsx')).NewRecoveryCodes,
);
const RemoveTotpDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./remove-totp-dialog.tsx')).RemoveTotpDialog,
);

interface HeldFactorProps {
  state: SecondFactorState;
  headingLevel: 2 | 3 | 4;
  onEnrolled: (() => void) | undefined;
}

/** What is asked for now, and what can be done about it. */
export function HeldFactor({ state, headingLevel, onEnrolled }: HeldFactorProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { isViewAs } = usePinfold();
  const { reportElsewhere } = useFormRefusal();
  const refusal = isViewAs ? t('access.view_as_read_only') : undefined;
  const begin = useBeginTotp();
  const [open, setOpen] = useState<'enrolment' | 'codes' | 'removal'>();
  const close = () => setOpen(undefined);
  const start = () =>
    begin.mutate(undefined, { onSuccess: () => setOpen('enrolment'), onError: reportElsewhere });
  const { totp_since: since, recovery_codes_left: left, is_required: isRequired } = state;
  const isOn = state.totp_since !== null || state.passkeys.length > 0;
  if (!state.is_changeable) return <Text as="p">{t('session.factor.of_team')}</Text>;
  return (
    <Stack gap={4}>
      {isRequired && !isOn && <Banner tone="warn">{t('session.factor.required')}</Banner>}
      {isOn && (
        <Text as="p" tone={left > 2 ? 'muted' : 'warn'}>
          {since && <span>{t('session.factor.since', { date: format.date(since) })} </span>}
          <span>{t('session.factor.codes_left', { count: left })}</span>
        </Text>
      )}
      <FactorRefusal error={begin.error} />
      <Row gap={3} wrap>
        <Button
          variant={isOn ? 'default' : 'primary'}
          onPress={start}
          isPending={begin.isPending}
          pendingLabel={t('common.loading')}
          disabledReason={refusal}
        >
          {t(since ? 'session.factor.change' : isOn ? 'session.enrol.title' : 'session.factor.turn_on')}
        </Button>
        {isOn && (
          <Button onPress={() => setOpen('codes')} disabledReason={refusal}>
            {t('session.codes.new')}
          </Button>
        )}
        {since && (
          <Button variant="danger" onPress={() => setOpen('removal')} disabledReason={refusal}>
            {t('session.factor.turn_off')}
          </Button>
        )}
      </Row>
      <Divider />
      <Passkeys state={state} disabledReason={refusal} headingLevel={headingLevel} onAdded={onEnrolled} />
      {open === 'enrolment' && begin.data && (
        <TotpEnrolment
          totpKey={begin.data}
          onClose={close}
          onDone={() => {
            close();
            onEnrolled?.();
          }}
        />
      )}
      {open === 'codes' && <NewRecoveryCodes onClose={close} />}
      {open === 'removal' && (
        <RemoveTotpDialog isLast={state.passkeys.length === 0} isRequired={isRequired} onClose={close} />
      )}
    </Stack>
  );
}
