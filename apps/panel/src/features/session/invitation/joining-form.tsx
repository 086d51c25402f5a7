import type { Invitation } from '@pinfold/sdk/headless/session';
import { Button, TextField } from '@pinfold/sdk/ui';
import { useText } from '../../../texts/use-text.ts';
import { FormColumn } from '../form/form-column.tsx';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { TermsBox } from '../sign-up/terms-box.tsx';
import type { Joining } from './use-joining.ts';

export interface JoiningFormProps extends Joining {
  invitation: Invitation;
}

/** Asks somebody new for what an account needs; somebody who has one only presses the button. */
export function JoiningForm({ invitation, draft, form, isPending, change }: JoiningFormProps) {
  const t = useText();
  const isNew = !invitation.has_account;
  return (
    <FormColumn onSubmit={form.submit} complaint={form.wholeComplaint}>
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        isReadOnly
        label={t('invitation.email')}
        description={isNew ? undefined : t('invitation.existing')}
        value={invitation.email}
      />
      {isNew && (
        <>
          <TextField
            id={form.idOf('name')}
            name="name"
            autoComplete="name"
            autoFocus
            maxLength={120}
            label={t('field.name')}
            value={draft.name}
            onChange={(name) => change({ name })}
            errorMessage={form.complaintOf('name')}
          />
          <NewPasswordField
            id={form.idOf('password')}
            name="password"
            label={t('login.password')}
            value={draft.password}
            onChange={(password) => change({ password })}
            errorMessage={form.complaintOf('password')}
          />
          <TermsBox
            id={form.idOf('terms')}
            isAccepted={draft.hasAcceptedTerms}
            onChange={(hasAcceptedTerms) => change({ hasAcceptedTerms })}
            complaint={form.complaintOf('terms')}
          />
        </>
      )}
      <Button
        type="submit"
        variant="primary"
        isPending={isPending}
        pendingLabel={t('invitation.pending')}
        autoFocus={!isNew}
      >
        {t('invitation.submit')}
      </Button>
    </FormColumn>
  );
}
