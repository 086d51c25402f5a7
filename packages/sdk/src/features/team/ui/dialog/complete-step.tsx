'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CheckIcon, CopyIcon } from '../../../../ui/icons/action-icons.tsx';
import { ErrorIcon, SuccessIcon } from '../../../../ui/icons/state-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import type { InvitationOutcome } from '../../use-invite-members.ts';
import { memberName } from '../../team-member.ts';
import { useCopy } from '../use-copy.ts';
import { useMemberFormState } from './member-form-context.ts';
import { StepText } from './step-text.ts';

/** What became of it: of each address, or of the member who was edited. */
export function CompleteStep(): JSX.Element {
  const t = useTranslate();
  const { member, outcomes = [], begin } = useMemberFormState();
  const { isCopied, copy } = useCopy();
  if (member) return <StepText>{t('team.complete.saved', { name: memberName(member) })}</StepText>;

  const say = ({ email, problem }: InvitationOutcome) =>
    problem === undefined
      ? t('team.complete.sent')
      : t(problem === 'member_exists' ? 'team.complete.member_exists' : 'team.complete.failed', { email });
  const failed = outcomes.filter(({ problem }) => problem && problem !== 'member_exists');
  const list = outcomes.map((one) => `${one.email}\t${say(one)}`).join('\n');
  return (
    <>
      {outcomes.some(({ problem }) => !problem) && <StepText>{t('team.complete.text')}</StepText>}
      <List>
        {outcomes.map((one) => (
          <Outcome key={one.email} data-state={one.problem ? 'refused' : 'sent'}>
            {one.problem ? <ErrorIcon size={17} /> : <SuccessIcon size={17} />}
            <span>
              <strong>{one.email}</strong>
              <span>{say(one)}</span>
            </span>
          </Outcome>
        ))}
      </List>
      <div>
        <Button
          size="s"
          icon={isCopied ? <CheckIcon size={15} /> : <CopyIcon size={15} />}
          onPress={() => copy(list)}
        >
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

const Outcome = styled.li.withConfig(innerClass('MemberDialog-outcome'))`
  display: flex;
  gap: 10px;
  padding-block: 9px;
  border-block-start: 1px solid var(--pf-line-2);
  color: var(--pf-good);
  &:where([data-state='refused']) {
    color: var(--pf-bad);
  }
  & > span {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    color: var(--pf-ink-2);
    overflow-wrap: anywhere;
  }
  & strong {
    color: var(--pf-ink);
    font-weight: 600;
  }
`;
