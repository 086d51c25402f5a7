'use client';
import { type JSX, useState } from 'react';
import type { InvitationAnswer } from '@pinfold/contract/features/integrations/google';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { DataList, DataRow } from '../../../patterns/data-list.tsx';
import { RefusalBanner } from '../../../patterns/refusal-banner.tsx';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/display/banner.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../ui/layout/text.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { integrationAccess } from '../integrations.queries.ts';
import {
  type GoogleInvitation,
  useAnswerGoogleInvitation,
  useGoogleInvitations,
} from '../use-google-invitations.ts';

/** What the connected accounts are invited to manage; nothing where there is nothing to answer. */
export function GoogleInvitations({ headingLevel }: { headingLevel: 2 | 3 | 4 }): JSX.Element | null {
  const t = useTranslate();
  const seeing = usePermission(integrationAccess.seeInvitations);
  const { data } = useGoogleInvitations({ enabled: seeing.allowed });
  const reply = useAnswerGoogleInvitation();
  const { messageFor } = useFormRefusal();
  const [declining, setDeclining] = useState<GoogleInvitation>();
  const { results = [], unread_accounts: unread = [] } = data ?? {};
  const accepted = reply.isSuccess && reply.variables.answer === 'accept' ? reply.variables : undefined;
  const refusal = messageFor(reply.error);
  if (results.length === 0 && unread.length === 0 && !accepted && !reply.error) return null;
  const isUnderWay = ({ name }: GoogleInvitation, answer: InvitationAnswer) =>
    reply.isPending && reply.variables.answer === answer && reply.variables.invitation.name === name;
  return (
    <Stack as="section" gap={4} aria-label={t('integrations.invitations')}>
      <Heading level={headingLevel} size="l">
        {t('integrations.invitations')}
      </Heading>
      <Text as="p" tone="muted" wrap="pretty" maxInlineSize="68ch">
        {t('integrations.invitations.lead')}
      </Text>
      {accepted && (
        <Banner tone="good" role="status">
          {t(`integrations.invitations.accepted.${outcomeOf(accepted.invitation)}`, {
            title: accepted.invitation.title,
            account: accepted.invitation.account_title,
          })}
        </Banner>
      )}
      {!declining && <RefusalBanner message={refusal} />}
      {unread.length > 0 && (
        <Banner tone="warn">{t('integrations.invitations.unread', { titles: unread.join(', ') })}</Banner>
      )}
      {results.length > 0 && (
        <DataList label={t('integrations.invitations')}>
          {results.map((invitation) => (
            <InvitationRow
              key={invitation.name}
              invitation={invitation}
              isAccepting={isUnderWay(invitation, 'accept')}
              onAccept={() => reply.mutate({ invitation, answer: 'accept' })}
              onDecline={() => {
                reply.reset();
                setDeclining(invitation);
              }}
            />
          ))}
        </DataList>
      )}
      {declining && (
        <ConfirmDialog
          title={t('integrations.invitations.decline_title', { title: declining.title })}
          confirmLabel={t('integrations.invitations.decline')}
          cancelLabel={t('common.cancel')}
          isDanger
          isOpen
          onOpenChange={() => setDeclining(undefined)}
          onConfirm={() =>
            reply.mutate(
              { invitation: declining, answer: 'decline' },
              { onSuccess: () => setDeclining(undefined) },
            )
          }
          isPending={isUnderWay(declining, 'decline')}
          pendingLabel={t('integrations.invitations.answering')}
        >
          <p>{t('integrations.invitations.decline_text')}</p>
          <RefusalBanner message={refusal} />
        </ConfirmDialog>
      )}
    </Stack>
  );
}

/** A place that is a location already has nothing to import. */
function outcomeOf({ target, match }: GoogleInvitation): 'account' | 'location' | 'known' {
  return match?.by === 'place_id' ? 'known' : target;
}

interface InvitationRowProps {
  invitation: GoogleInvitation;
  isAccepting: boolean;
  onAccept: () => void;
  onDecline: () => void;
}

/** One invitation: to what, as what, for which account, and which location that is here. */
function InvitationRow({ invitation, isAccepting, onAccept, onDecline }: InvitationRowProps): JSX.Element {
  const t = useTranslate();
  const { reason } = usePermission(integrationAccess.answerInvitations);
  const { title, address, role, target, account_title: account, match } = invitation;
  const facts = [
    target === 'account' ? t('integrations.invitations.group') : address,
    role && t(`integrations.invitations.role.${role}`),
    t('integrations.invitations.for', { account }),
  ];
  return (
    <DataRow
      part="GoogleAccounts-invitation"
      basis="260px"
      title={title}
      details={
        <Stack gap={1}>
          <Text as="div" wrap="anywhere">
            {facts.filter(Boolean).join(' · ')}
          </Text>
          {match && (
            <Text as="div" wrap="anywhere">
              {t(`integrations.invitations.match.${match.by}`, {
                location: [match.facility.name, match.facility.formatted_address].filter(Boolean).join(', '),
              })}
            </Text>
          )}
        </Stack>
      }
      actions={
        <Row gap={3} wrap>
          <Button
            size="s"
            variant="primary"
            aria-label={t('integrations.invitations.accept_named', { title })}
            onPress={onAccept}
            isPending={isAccepting}
            pendingLabel={t('integrations.invitations.answering')}
            disabledReason={reason?.text}
          >
            {t('integrations.invitations.accept')}
          </Button>
          <Button
            size="s"
            aria-label={t('integrations.invitations.decline_named', { title })}
            onPress={onDecline}
            disabledReason={reason?.text}
          >
            {t('integrations.invitations.decline')}
          </Button>
        </Row>
      }
    />
  );
}
