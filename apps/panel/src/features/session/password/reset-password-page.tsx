import { useConfirmPasswordReset, useSettings } from '@pinfold/sdk/headless/session';
import { Button } from '@pinfold/sdk/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { notifyGood } from '../../../notices/notices.ts';
import { PageTexts } from '../../../pages/page-texts.tsx';
import { authPaths } from '../../../routing/auth-paths.ts';
import { useText } from '../../../texts/use-text.ts';
import { FormColumn, useCheckedForm } from '../form/checked-form.tsx';
import { SessionPage } from '../session-page.tsx';
import { TextLink } from '../text-link.tsx';
import { defaultMinLength, newPasswordComplaints, resetProblem } from './new-password.ts';
import { NewPasswordField } from './new-password-field.tsx';

export default function ResetPasswordPage() {
  return (
    <PageTexts room="account">
      <ResetPassword />
    </PageTexts>
  );
}

/** Sets a new password by a mailed link; then one logs in with it. */
function ResetPassword() {
  const t = useText();
  const navigate = useNavigate();
  const { uid = '', token = '' } = useParams();
  const minLength = useSettings().data?.password_min_length ?? defaultMinLength;
  const [password, setPassword] = useState('');
  const reset = useConfirmPasswordReset();
  const form = useCheckedForm({
    complaints: newPasswordComplaints('password', password, minLength, 'reset.password_missing'),
    refusal: reset.error ? resetProblem(reset.error) : undefined,
    isPending: reset.isPending,
    onSend: () =>
      reset.mutate(
        { uid, token, password },
        {
          onSuccess: () => {
            notifyGood(t('reset.done'));
            void navigate(authPaths.login, { replace: true });
          },
        },
      ),
  });

  if (reset.error?.code === 'link_invalid')
    return (
      <SessionPage
        title={t('reset.gone')}
        lead={t('reset.gone_text')}
        footer={<TextLink to={authPaths.forgotPassword}>{t('reset.again')}</TextLink>}
      />
    );
  return (
    <SessionPage title={t('reset.title')} lead={t('reset.lead')}>
      <FormColumn onSubmit={form.submit} complaint={form.wholeComplaint}>
        <NewPasswordField
          id={form.idOf('password')}
          name="new-password"
          autoFocus
          label={t('reset.password')}
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            if (reset.isError) reset.reset();
          }}
          errorMessage={form.complaintOf('password')}
        />
        <Button type="submit" variant="primary" isPending={reset.isPending} pendingLabel={t('reset.pending')}>
          {t('reset.submit')}
        </Button>
      </FormColumn>
    </SessionPage>
  );
}
