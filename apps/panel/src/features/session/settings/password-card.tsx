import { useChangePassword, useSettings } from '@pinfold/sdk/headless/session';
import { Button, Card, Text } from '@pinfold/sdk/ui';
import { useState } from 'react';
import { useUnsavedChanges } from '../../../browser/unsaved-changes.ts';
import { notifyGood } from '../../../notices/notices.ts';
import { useText } from '../../../texts/use-text.ts';
import { FormColumn, useCheckedForm } from '../form/checked-form.tsx';
import { useReportBlockedWrite } from '../form/refusals.ts';
import { defaultMinLength } from '../password/new-password.ts';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { PasswordField } from '../password/password-field.tsx';
import { FieldPlace } from './field-place.tsx';
import { passwordComplaints, passwordProblem } from './password-problem.ts';
import type { User } from './profile-form.tsx';

const nothing = { current: '', next: '' };

/** Changes the password; users who log in through another service have none. */
export function PasswordCard({ user }: { user: User }) {
  const t = useText();
  const minLength = useSettings().data?.password_min_length ?? defaultMinLength;
  const [draft, setDraft] = useState(nothing);
  const change = useChangePassword();
  const reportBlocked = useReportBlockedWrite();
  useUnsavedChanges(draft.current !== '' || draft.next !== '');
  const form = useCheckedForm({
    complaints: user.is_demo ? [] : passwordComplaints(draft, minLength),
    refusal: change.error ? passwordProblem(change.error) : undefined,
    isPending: change.isPending,
    onSend: () =>
      change.mutate(draft, {
        onSuccess: () => {
          setDraft(nothing);
          form.settle();
          notifyGood(t('password.changed'));
        },
        onError: reportBlocked,
      }),
  });
  const type = (typed: Partial<typeof nothing>) => {
    setDraft({ ...draft, ...typed });
    if (change.isError) change.reset();
  };

  if (!user.has_password)
    return (
      <Card title={t('password.section')}>
        <Text as="p" tone="muted" maxInlineSize="62ch">
          {t('password.none')}
        </Text>
      </Card>
    );
  return (
    <Card title={t('password.section')}>
      <FormColumn onSubmit={form.submit} complaint={form.wholeComplaint}>
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <FieldPlace>
          <PasswordField
            id={form.idOf('current')}
            name="current-password"
            autoComplete="current-password"
            label={t('password.current')}
            value={draft.current}
            onChange={(current) => type({ current })}
            errorMessage={form.complaintOf('current')}
          />
        </FieldPlace>
        <FieldPlace>
          <NewPasswordField
            id={form.idOf('next')}
            name="new-password"
            label={t('reset.password')}
            value={draft.next}
            onChange={(next) => type({ next })}
            errorMessage={form.complaintOf('next')}
          />
        </FieldPlace>
        <div>
          <Button type="submit" isPending={change.isPending} pendingLabel={t('reset.pending')}>
            {t('reset.submit')}
          </Button>
        </div>
      </FormColumn>
    </Card>
  );
}
