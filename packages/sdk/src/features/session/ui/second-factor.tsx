'use client';
import { type JSX, useState } from 'react';
import { sessionMessages } from '../../../i18n/feature-messages.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useFeatureMessages, useTranslate } from '../../../i18n/use-translate.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { Appearance } from '../../../theme/appearance.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/display/banner.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { useFormRefusal } from '../../company/form-refusal.ts';
import { type SecondFactorState, useBeginTotp, useSecondFactor } from '../second-factor.ts';
import { FactorRefusal } from './factor-refusal.tsx';

export interface SecondFactorProps {
  /** Called once the user has set it up and closed the recovery codes. */
  onEnrolled?: (() => void) | undefined;
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The user's second factor: set up an authenticator app by a QR code, add passkeys, keep recovery codes, turn it off. Put
 * `FreshLogin` on the page, too: the API asks for it before most of this.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * <SecondFactor onEnrolled={() => notify('Logowanie dwuetapowe jest włączone')} />
 * ```
 */
export function SecondFactor({ onEnrolled, headingLevel = 2, appearance }: SecondFactorProps): JSX.Element {
  const t = useTranslate();
  const areWordsReady = useFeatureMessages(sessionMessages);
  const { data, error, isFetching, refetch } = useSecondFactor();
  return (
    <Surface component="SecondFactor" appearance={appearance}>
      <Card
        title={
          <Row as="span" gap={3} rowGap={2} wrap>
            {t('session.factor.title')}
            {data && hasFactor(data) && <Tag tone="good">{t('session.factor.on')}</Tag>}
          </Row>
        }
        headingLevel={headingLevel}
        text={t('session.factor.lead')}
      >
        {data && areWordsReady ? (
          <HeldFactor state={data} headingLevel={headingLevel} onEnrolled={onEnrolled} />
        ) : error ? (
          <ErrorState
            title={t('session.factor.failed')}
            onRetry={() => void refetch()}
            retryLabel={t('common.retry')}
            isRetrying={isFetching}
          />
        ) : (
          <Skeleton label={t('common.loading')} lines={2} />
        )}
      </Card>
    </Surface>
  );
}

const TotpEnrolment = /* @__PURE__ */ lazyComponent(
  async () => (await import('./totp-enrolment.tsx')).TotpEnrolment,
);
const NewRecoveryCodes = /* @__PURE__ */ lazyComponent(
  async () => (await import('./new-recovery-codes.tsx')).NewRecoveryCodes,
);
const RemoveTotpDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./remove-totp-dialog.tsx')).RemoveTotpDialog,
);

const Passkeys = /* @__PURE__ */ lazyComponent(async () => (await import('./passkeys.tsx')).Passkeys);

function hasFactor({ totp_since, passkeys }: SecondFactorState): boolean {
  return totp_since !== null || passkeys.length > 0;
}

interface HeldFactorProps {
  state: SecondFactorState;
  headingLevel: 2 | 3 | 4;
  onEnrolled: (() => void) | undefined;
}

/** What is asked for now, and what can be done about it. */
function HeldFactor({ state, headingLevel, onEnrolled }: HeldFactorProps): JSX.Element {
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
  const isOn = hasFactor(state);
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
          variant={since ? 'default' : 'primary'}
          onPress={start}
          isPending={begin.isPending}
          pendingLabel={t('common.loading')}
          disabledReason={refusal}
        >
          {t(since ? 'session.factor.change' : 'session.factor.turn_on')}
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
