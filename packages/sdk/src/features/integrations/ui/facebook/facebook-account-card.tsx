'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { TitledCard } from '../../../../patterns/titled-card.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Tag, type Tone } from '../../../../ui/display/tag.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { FacebookAccount } from '../../facebook/use-facebook-accounts.ts';
import type { Consent } from '../connect-button.tsx';

interface FacebookAccountCardProps {
  account: FacebookAccount;
  consent: Consent;
  onOpen: () => void;
  onDisconnect: () => void;
  headingLevel: 2 | 3;
}

/** One account: who connected it, how far its pages are, and why it may have to be connected again. */
export function FacebookAccountCard(props: FacebookAccountCardProps): JSX.Element {
  const { account, consent, onOpen, onDisconnect, headingLevel } = props;
  const t = useTranslate();
  const format = useFormat();
  const { name, status, problem, connected_at: connectedAt } = account;
  const isUnfinished = status === 'configuration_in_progress';
  const state = problem === 'expired' ? problem : status;
  return (
    <TitledCard
      part="FacebookAccounts-account"
      title={name}
      headingLevel={headingLevel}
      tools={<Tag tone={tones[state]}>{t(`facebook_accounts.status.${state}`)}</Tag>}
      note={connectedAt && t('facebook_accounts.connected_on', { date: format.date(connectedAt) })}
    >
      <FacebookAccountProblem account={account} consent={consent} />
      {isUnfinished ? (
        <Text as="p" tone="muted">
          {t('facebook_accounts.unfinished')}
        </Text>
      ) : (
        <Row as="ul" gap={6} rowGap={3} wrap>
          {counts.map((count) => (
            <Stack key={count} as="li">
              <Text size="xl" weight="semibold" isTabular>
                {format.number(account[count])}
              </Text>
              <Text size="s" tone="muted">
                {t(`facebook_accounts.count.${count}`)}
              </Text>
            </Stack>
          ))}
        </Row>
      )}
      <Row gap={3} wrap>
        <Button
          size="s"
          variant={isUnfinished ? 'primary' : 'default'}
          aria-label={t(`facebook_accounts.${isUnfinished ? 'finish' : 'open'}_named`, { name })}
          onPress={onOpen}
        >
          {t(`facebook_accounts.${isUnfinished ? 'finish' : 'open'}`)}
        </Button>
        <Button
          size="s"
          variant="danger"
          aria-label={t('facebook_accounts.disconnect_named', { name })}
          onPress={onDisconnect}
          disabledReason={consent.refusal}
        >
          {t('facebook_accounts.disconnect')}
        </Button>
      </Row>
    </TitledCard>
  );
}

const counts = ['published', 'waiting', 'refused'] as const;

const tones: Readonly<Record<FacebookAccount['status'] | 'expired', Tone>> = {
  configuration_in_progress: 'info',
  complete: 'good',
  disconnected: 'bad',
  expired: 'warn',
};

/** Why an account has to be connected again, with the way to do so; nothing where all is well. */
export function FacebookAccountProblem({
  account: { name, problem },
  consent,
}: Pick<FacebookAccountCardProps, 'account' | 'consent'>): JSX.Element | null {
  const t = useTranslate();
  if (!problem) return null;
  return (
    <Banner
      tone={problem === 'expired' ? 'warn' : 'bad'}
      actions={
        <Button
          size="s"
          aria-label={t('facebook_accounts.reconnect_named', { name })}
          onPress={consent.connect}
          isPending={consent.isConnecting}
          pendingLabel={t('facebook_accounts.connecting')}
          disabledReason={consent.refusal}
        >
          {t('facebook_accounts.reconnect')}
        </Button>
      }
    >
      {t(`facebook_accounts.account_problem.${problem}`, { name })}
    </Banner>
  );
}
