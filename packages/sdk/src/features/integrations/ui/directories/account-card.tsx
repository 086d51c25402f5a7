'use client';
import type { JSX } from 'react';
import type { Schemas } from '../../../../client/schema.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { TitledCard } from '../../../../patterns/titled-card.tsx';
import type { PartName } from '../../../../theme/parts.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Tag, type Tone } from '../../../../ui/display/tag.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { AccountProblem, type AccountProblemProps } from './account-problem.tsx';
import { CountsRow, type CountsRowProps } from './counts-row.tsx';

interface AccountCardProps extends Omit<AccountProblemProps, 'account'>, CountsRowProps {
  /** What hosts style it by. */
  part: PartName;
  account: Pick<Schemas['FacebookAccount'], 'name' | 'status' | 'problem' | 'connected_at'>;
  onOpen: () => void;
  onDisconnect: () => void;
  headingLevel: 2 | 3;
}

/** One account at a directory: how far its listings are, and why it may have to be connected again. */
export function AccountCard(props: AccountCardProps): JSX.Element {
  const { part, texts, account, counts, consent, onOpen, onDisconnect, headingLevel } = props;
  const t = useTranslate();
  const format = useFormat();
  const { name, status, problem, connected_at: connectedAt } = account;
  const isUnfinished = status === 'configuration_in_progress';
  const state = problem === null ? status : problem === 'expired' ? problem : 'disconnected';
  return (
    <TitledCard
      part={part}
      title={name}
      headingLevel={headingLevel}
      tools={<Tag tone={tones[state]}>{t(`${texts}.status.${state}`)}</Tag>}
      note={connectedAt && t(`${texts}.connected_on`, { date: format.date(connectedAt) })}
    >
      <AccountProblem texts={texts} account={account} consent={consent} />
      {isUnfinished ? (
        <Text as="p" tone="muted">
          {t(`${texts}.unfinished`)}
        </Text>
      ) : (
        <CountsRow counts={counts} />
      )}
      <Row gap={3} wrap>
        <Button
          size="s"
          variant={isUnfinished ? 'primary' : 'default'}
          aria-label={t(`${texts}.${isUnfinished ? 'finish' : 'open'}_named`, { name })}
          onPress={onOpen}
        >
          {t(`${texts}.${isUnfinished ? 'finish' : 'open'}`)}
        </Button>
        <Button
          size="s"
          variant="danger"
          aria-label={t(`${texts}.disconnect_named`, { name })}
          onPress={onDisconnect}
          disabledReason={consent.refusal}
        >
          {t(`${texts}.disconnect`)}
        </Button>
      </Row>
    </TitledCard>
  );
}

const tones: Readonly<Record<AccountCardProps['account']['status'] | 'expired', Tone>> = {
  configuration_in_progress: 'info',
  complete: 'good',
  disconnected: 'bad',
  expired: 'warn',
};
