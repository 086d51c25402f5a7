import { Button, token } from '@pinfold/sdk/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { useText } from '../../texts/use-text.ts';
import { SessionPage } from './session-page.tsx';

export interface MailSentProps {
  /** What was sent to which address, and what to do with it. */
  children: ReactNode;
  onResend: () => void;
  isResending: boolean;
  wasResent: boolean;
  /** Why sending it again failed. */
  problem: string | undefined;
  onOtherAddress: () => void;
  footer?: ReactNode;
}

/** After a mail was sent: where to look, and what to do if it does not arrive. */
export function MailSent(props: MailSentProps) {
  const t = useText();
  const text = useRef<HTMLDivElement>(null);
  // What was typed is gone from the page, so the focus has to go somewhere: to the news.
  useEffect(() => text.current?.focus(), []);
  return (
    <SessionPage title={t('mail.title')} footer={props.footer}>
      <Text ref={text} tabIndex={-1}>
        {props.children}
      </Text>
      <Hint>{t('mail.hint')}</Hint>
      <Actions>
        <Button isPending={props.isResending} pendingLabel={t('mail.resending')} onPress={props.onResend}>
          {t('mail.resend')}
        </Button>
        <Button variant="ghost" onPress={props.onOtherAddress}>
          {t('mail.other_address')}
        </Button>
      </Actions>
      <Outcome role="status" data-bad={props.problem !== undefined || undefined}>
        {props.problem ?? (props.wasResent && t('mail.resent'))}
      </Outcome>
    </SessionPage>
  );
}

const Text = styled.div`
  margin-block-start: -16px;
  outline: none;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

const Hint = styled.p`
  margin: 16px 0 12px;
  color: ${token('color-ink-2')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Outcome = styled.div`
  min-block-size: 1.5em;
  margin-block-start: 10px;
  color: ${token('color-good')};
  &[data-bad] {
    color: ${token('color-bad')};
  }
`;
