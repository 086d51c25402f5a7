import { usePinfold, type Schemas } from '@pinfold/sdk';
import { useUpdateUser } from '@pinfold/sdk/headless/session';
import { useState } from 'react';
import { useUnsavedChanges } from '../../../browser/unsaved-changes.ts';
import { notifyGood } from '../../../notices/notices.ts';
import { chooseLanguage } from '../../../session/language.ts';
import { useText } from '../../../texts/use-text.ts';
import { useCheckedForm } from '../form/use-checked-form.ts';
import { useReportBlockedWrite } from '../form/use-report-blocked-write.ts';
import { changeOf, type ProfileChange } from './profile-change.ts';
import { profileComplaints, profileProblem } from './profile-problem.ts';

export type User = Schemas['User'];

/** The profile's form: only what was touched is kept aside, so that a change made elsewhere still shows. */
export function useProfileForm(user: User) {
  const t = useText();
  const { language } = usePinfold();
  const [touched, setTouched] = useState<ProfileChange>({});
  const saved = { name: user.name, phone: user.phone_number, language, shortcuts: user.keyboard_shortcuts };
  const draft = { ...saved, ...touched };
  const changed = changeOf(saved, draft);
  const update = useUpdateUser({ isQuiet: true });
  const reportBlocked = useReportBlockedWrite();
  useUnsavedChanges(changed !== undefined);

  const save = () => {
    // The demo's button explains itself by the API's refusal.
    const asked = changed ?? (user.is_demo ? { name: user.name } : undefined);
    if (!asked) return notifyGood(t('settings.nothing_changed'));
    update.mutate(asked, {
      onSuccess: () => {
        setTouched({});
        form.settle();
        if (asked.language) void chooseLanguage(asked.language);
        notifyGood(t('settings.saved'));
      },
      onError: reportBlocked,
    });
  };
  const form = useCheckedForm({
    complaints: user.is_demo ? [] : profileComplaints(draft),
    refusal: update.error ? profileProblem(update.error) : undefined,
    isPending: update.isPending,
    onSend: save,
  });
  return {
    draft,
    form,
    isPending: update.isPending,
    change(change: ProfileChange) {
      setTouched({ ...touched, ...change });
      if (update.isError) update.reset();
    },
  };
}
