import { useText } from '../../../texts/use-text.ts';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { TermsBox } from './terms-box.tsx';

interface PasswordAndTermsProps {
  draft: { password: string; hasAcceptedTerms: boolean };
  change: (changes: { password: string } | { hasAcceptedTerms: boolean }) => void;
  form: {
    idOf: (field: 'password' | 'terms') => string;
    complaintOf: (field: 'password' | 'terms') => string | undefined;
  };
}

/** What every new account asks for last: a password, and the one consent without which there is none. */
export function PasswordAndTerms({ draft, change, form }: PasswordAndTermsProps) {
  const t = useText();
  return (
    <>
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
  );
}
