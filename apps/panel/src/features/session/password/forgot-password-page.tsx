import { useRequestPasswordReset } from '@pinfold/sdk/headless/session';
import { Button, TextField } from '@pinfold/sdk/ui';
import { useState } from 'react';
import { PageTexts } from '../../../pages/page-texts.tsx';
import { authPaths } from '../../../routing/auth-paths.ts';
import { useText } from '../../../texts/use-text.ts';
import { FormColumn, useCheckedForm } from '../form/checked-form.tsx';
import { emailFault, problemMessage, type Complaint } from '../form/complaints.ts';
import { refusedField } from '../form/refusals.ts';
import { MailSent } from '../mail-sent.tsx';
import { SessionPage } from '../session-page.tsx';
import { TextLink } from '../text-link.tsx';

export default function ForgotPasswordPage() {
  return (
    <PageTexts room="account">
      <ForgotPassword />
    </PageTexts>
  );
}

/** Says the same for every address, so that it does not show who has an account. */
function ForgotPassword() {
  const t = useText();
  const [email, setEmail] = useState('');
  const [timesSent, setTimesSent] = useState(0);
  const request = useRequestPasswordReset();
  const send = () => request.mutate(email.trim(), { onSuccess: () => setTimesSent((times) => times + 1) });
  const fault = emailFault(email);
  const refusal: Complaint<'email'> | undefined = request.error
    ? (refusedField(request.error, { email: 'email' as const }) ??
      problemMessage(request.error, 'problem.failed'))
    : undefined;
  const form = useCheckedForm<'email'>({
    complaints: fault ? [{ field: 'email', key: fault }] : [],
    refusal,
    isPending: request.isPending,
    onSend: send,
  });
  const back = <TextLink to={authPaths.login}>{t('forgot.back')}</TextLink>;
  const startOver = () => {
    setTimesSent(0);
    request.reset();
  };

  if (timesSent > 0)
    return (
      <MailSent
        onResend={send}
        isResending={request.isPending}
        wasResent={timesSent > 1 && !request.isPending}
        problem={refusal && (refusal.text ?? t(refusal.key, refusal.values))}
        onOtherAddress={startOver}
        footer={back}
      >
        {t('mail.reset', { email: email.trim() })}
      </MailSent>
    );
  return (
    <SessionPage title={t('forgot.title')} lead={t('forgot.lead')} footer={back}>
      <FormColumn onSubmit={form.submit} complaint={form.wholeComplaint}>
        <TextField
          id={form.idOf('email')}
          name="email"
          type="email"
          autoComplete="username"
          autoFocus
          label={t('login.email')}
          value={email}
          onChange={(typed) => {
            setEmail(typed);
            if (request.isError) request.reset();
          }}
          errorMessage={form.complaintOf('email')}
        />
        <Button
          type="submit"
          variant="primary"
          isPending={request.isPending}
          pendingLabel={t('forgot.pending')}
        >
          {t('forgot.submit')}
        </Button>
      </FormColumn>
    </SessionPage>
  );
}
