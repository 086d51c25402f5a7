import { Button, Row, Stack, Text } from '@pinfold/sdk/ui';
import { useEffect, useRef, type ReactNode } from 'react';
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
    <SessionPage
      title={t('mail.title')}
      lead={
        <Text as="div" tone="default" wrap="pretty" ref={text} tabIndex={-1}>
          {props.children}
        </Text>
      }
      footer={props.footer}
    >
      <Stack gap={4}>
        <Text as="p" tone="muted">
          {t('mail.hint')}
        </Text>
        <Row gap={3} wrap>
          <Button isPending={props.isResending} pendingLabel={t('mail.resending')} onPress={props.onResend}>
            {t('mail.resend')}
          </Button>
          <Button variant="ghost" onPress={props.onOtherAddress}>
            {t('mail.other_address')}
          </Button>
        </Row>
        <Text as="div" role="status" tone={props.problem === undefined ? 'good' : 'bad'} minBlockSize="1.5em">
          {props.problem ?? (props.wasResent && t('mail.resent'))}
        </Text>
      </Stack>
    </SessionPage>
  );
}
