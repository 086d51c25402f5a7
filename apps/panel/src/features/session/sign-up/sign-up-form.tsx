import { Button, CheckBox, TextField } from '@pinfold/sdk/ui';
import { useText } from '../../../texts/use-text.ts';
import { FormColumn } from '../form/form-column.tsx';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { TermsBox } from './terms-box.tsx';
import type { SignUp } from './use-sign-up.ts';

/** Asks for what an account needs. */
export function SignUpForm({ draft, form, isPending, change }: SignUp) {
  const t = useText();
  return (
    <FormColumn onSubmit={form.submit} complaint={form.wholeComplaint}>
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
      <TextField
        id={form.idOf('email')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        label={t('login.email')}
        value={draft.email}
        onChange={(email) => change({ email })}
        errorMessage={form.complaintOf('email')}
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
      <CheckBox
        name="marketing"
        label={t('sign_up.marketing')}
        description={t('sign_up.marketing_hint')}
        isSelected={draft.hasAcceptedMarketing}
        onChange={(hasAcceptedMarketing) => change({ hasAcceptedMarketing })}
      />
      <Button type="submit" variant="primary" isPending={isPending} pendingLabel={t('sign_up.pending')}>
        {t('sign_up.submit')}
      </Button>
    </FormColumn>
  );
}
