import { usePinfold } from '@pinfold/sdk';
import { useSsoConnection, type SsoConnection } from '@pinfold/sdk/headless/company';
import { useState } from 'react';
import { useUnsavedChanges } from '../../../browser/unsaved-changes.ts';
import { notifyGood } from '../../../notices/notices.ts';
import { useText } from '../../../texts/use-text.ts';
import { useCheckedForm } from '../../session/form/use-checked-form.ts';
import { ssoComplaints, ssoRefusal, type SsoField } from './sso-complaints.ts';
import { ssoSettingsOf, ssoValuesOf, type SsoValues } from './sso-values.ts';

/** The settings while they are typed: what is wrong with them, and how they are saved. */
export function useSsoForm(connection: SsoConnection | undefined, onSaved: () => void) {
  const t = useText();
  const { report } = usePinfold();
  const { save } = useSsoConnection();
  const [typed, setTyped] = useState<SsoValues>();
  const values = typed ?? ssoValuesOf(connection);
  useUnsavedChanges(typed !== undefined);

  const refusal = save.error ? ssoRefusal(save.error) : undefined;
  const checked = useCheckedForm<SsoField>({
    complaints: ssoComplaints(values),
    refusal,
    isPending: save.isPending,
    onSend: () =>
      save.mutate(ssoSettingsOf(values), {
        onSuccess: () => {
          setTyped(undefined);
          checked.settle();
          notifyGood(t('sso.saved'));
          onSaved();
        },
        onError: (error) => {
          // An ended session or plan concerns more than this form.
          if (error.status === 401 || error.status === 402) report(error);
        },
      }),
  });
  return {
    ...checked,
    values,
    isDirty: typed !== undefined,
    isSaving: save.isPending,
    change: (next: Partial<SsoValues>) => {
      if (save.isError) save.reset();
      setTyped({ ...values, ...next });
    },
    discard: () => {
      save.reset();
      checked.settle();
      setTyped(undefined);
    },
  };
}
