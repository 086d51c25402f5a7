'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CheckIcon, CopyIcon } from '../../../../ui/icons/action-icons.tsx';
import { ErrorIcon, SuccessIcon } from '../../../../ui/icons/state-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { InvitationOutcome } from '../../use-member-grants.ts';
import { memberName } from '../../members.ts';
import { useCopy } from '../../../../ui/use-copy.ts';
import { useMemberFormState } from './member-form-context.ts';

/** The outcome: of each address, or of the edited member. */
export function CompleteStep(): JSX.Element {
  const t = useTranslate();
  const { member, outcomes = [], begin } = useMemberFormState();
  const outcomeText = ({ email, problem }: InvitationOutcome) =>
    t(`team.complete.${problem === undefined ? 'sent' : problem === 'member_exists' ? problem : 'failed'}`, {
      email,
    });
  const { isCopied, copy } = useCopy(outcomes.map((one) => `${one.email}\t${outcomeText(one)}`).join('\n'));
  if (member)
    return (
      <Text as="p" tone="subtle" size="s">
        {t('team.complete.saved', { name: memberName(member) })}
      </Text>
    );

  const failed = outcomes.filter(({ problem }) => problem && problem !== 'member_exists');
  return (
    <>
      {outcomes.some(({ problem }) => !problem) && (
        <Text as="p" tone="subtle" size="s">
          {t('team.complete.text')}
        </Text>
      )}
      <List lines="between">
        {outcomes.map((one) => (
          <Row as="li" key={one.email} gap={3} align="start" padding={[3, 0]}>
            <Text tone={one.problem ? 'bad' : 'good'} flex="none">
              {one.problem ? <ErrorIcon size={17} /> : <SuccessIcon size={17} />}
            </Text>
            <Stack as="span" minInlineSize="0">
              <Text as="strong" weight="semibold" wrap="anywhere">
                {one.email}
              </Text>
              <Text tone="muted" wrap="anywhere">
                {outcomeText(one)}
              </Text>
            </Stack>
          </Row>
        ))}
      </List>
      <div>
        <Button size="s" icon={isCopied ? <CheckIcon size={15} /> : <CopyIcon size={15} />} onPress={copy}>
          {t(isCopied ? 'team.complete.copied' : 'team.complete.copy')}
        </Button>{' '}
        {failed.length > 0 && (
          <Button size="s" onPress={() => begin(failed.map(({ email }) => email))}>
            {t('team.complete.again')}
          </Button>
        )}
      </div>
    </>
  );
}
