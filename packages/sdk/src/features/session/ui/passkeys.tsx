'use client';
import { type JSX, useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import type { ApiError } from '../../../client/api-error.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/display/banner.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../ui/layout/text.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { type Passkey, useAddPasskey } from '../passkeys.ts';
import { usePasskeySupport } from '../passkey-support.ts';
import type { SecondFactorState } from '../second-factor.ts';
import { FactorRefusal } from './factor-refusal.tsx';

interface PasskeysProps {
  state: SecondFactorState;
  /** Why nothing can be changed. */
  disabledReason: string | undefined;
  /** Of the card that it stands in. */
  headingLevel: 2 | 3 | 4;
  /** Called once one was added and the recovery codes, if there are new ones, are closed. */
  onAdded: (() => void) | undefined;
}

/** The user's passkeys: add, rename and remove them; or why this page cannot add one. */
export function Passkeys({ state, disabledReason, headingLevel, onAdded }: PasskeysProps): JSX.Element {
  const t = useTranslate();
  const support = usePasskeySupport();
  const add = useAddPasskey();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { passkeys } = state;
  const start = () =>
    add.mutate(
      {},
      {
        onSuccess: (added) => {
          if (!added) return;
          if (added.recovery_codes.length > 0) setCodes(added.recovery_codes);
          else onAdded?.();
        },
      },
    );
  return (
    <Stack gap={3}>
      <Heading level={headingLevel < 4 ? ((headingLevel + 1) as 3 | 4) : 5} size="m">
        {t('session.passkeys.title')}
      </Heading>
      {passkeys.length > 0 && (
        <List lines="between" aria-label={t('session.passkeys.title')}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              state={state}
              disabledReason={disabledReason}
              onOpen={add.reset}
            />
          ))}
        </List>
      )}
      {isHereAlready(add.error) ? (
        <Banner tone="bad" role="alert">
          {t('session.passkeys.exists')}
        </Banner>
      ) : (
        <FactorRefusal error={add.error} />
      )}
      {support === 'available' ? (
        <div>
          <Button
            onPress={start}
            isPending={add.isPending}
            pendingLabel={t('common.loading')}
            disabledReason={disabledReason}
          >
            {t('session.passkeys.add')}
          </Button>
        </div>
      ) : (
        support && (
          <Text as="p" size="s" tone="muted">
            {t(support === 'elsewhere' ? 'session.passkeys.elsewhere' : 'session.passkeys.browser')}
          </Text>
        )
      )}
      {codes.length > 0 && (
        <RecoveryCodes
          codes={codes}
          onClose={() => {
            setCodes([]);
            onAdded?.();
          }}
        />
      )}
    </Stack>
  );
}

/** The authenticator says that it has a passkey of this user (WebAuthn, section 6.3.2). */
function isHereAlready(error: ApiError | null): boolean {
  return error?.cause instanceof Error && error.cause.name === 'InvalidStateError';
}

const RecoveryCodes = /* @__PURE__ */ lazyComponent(
  async () => (await import('./recovery-codes.tsx')).RecoveryCodes,
);
const RenamePasskeyDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./passkey-dialogs.tsx')).RenamePasskeyDialog,
);
const RemovePasskeyDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./passkey-dialogs.tsx')).RemovePasskeyDialog,
);

interface PasskeyRowProps {
  passkey: Passkey;
  state: SecondFactorState;
  disabledReason: string | undefined;
  /** Called when a dialog opens: what was said of an earlier try is over. */
  onOpen: () => void;
}

function PasskeyRow({ passkey, state, disabledReason, onOpen }: PasskeyRowProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const [open, setOpen] = useState<'name' | 'removal'>();
  const show = (dialog: 'name' | 'removal') => {
    onOpen();
    setOpen(dialog);
  };
  const close = () => setOpen(undefined);
  const { name, created_at, last_used_at } = passkey;
  const isLast = state.passkeys.length === 1 && state.totp_since === null;
  return (
    <Row as="li" gap={4} rowGap={2} wrap padding={[3, 0]}>
      <Stack basis="220px">
        <Text weight="medium" wrap="anywhere">
          {name}
        </Text>
        <Text size="s" tone="muted">
          {t('session.passkeys.added', { date: format.date(created_at) })}
          {last_used_at && <span>, {t('session.passkeys.used', { date: format.date(last_used_at) })}</span>}
        </Text>
      </Stack>
      <Row gap={2} wrap>
        <Button
          size="s"
          aria-label={`${t('session.passkeys.rename')}: ${name}`}
          onPress={() => show('name')}
          disabledReason={disabledReason}
        >
          {t('session.passkeys.rename')}
        </Button>
        <Button
          size="s"
          variant="danger"
          aria-label={`${t('common.delete')}: ${name}`}
          onPress={() => show('removal')}
          disabledReason={disabledReason}
        >
          {t('common.delete')}
        </Button>
      </Row>
      {open === 'name' && <RenamePasskeyDialog passkey={passkey} onClose={close} />}
      {open === 'removal' && (
        <RemovePasskeyDialog
          passkey={passkey}
          isLast={isLast}
          isRequired={state.is_required}
          onClose={close}
        />
      )}
    </Row>
  );
}
