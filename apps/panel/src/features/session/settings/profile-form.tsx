import { isLanguage, usePinfold, type Schemas } from '@pinfold/sdk';
import { useCurrentCompany } from '@pinfold/sdk/headless/company';
import { useUpdateUser } from '@pinfold/sdk/headless/session';
import { Button, Card, Select, TextField } from '@pinfold/sdk/ui';
import { useState } from 'react';
import { useUnsavedChanges } from '../../../browser/unsaved-changes.ts';
import { notifyGood } from '../../../notices/notices.ts';
import { chooseLanguage, offeredLanguages } from '../../../session/language.ts';
import { useText } from '../../../texts/use-text.ts';
import { FormColumn, useCheckedForm } from '../form/checked-form.tsx';
import { useReportBlockedWrite } from '../form/refusals.ts';
import { FieldPlace } from './field-place.tsx';
import {
  changeOf,
  profileComplaints,
  profileLimits,
  profileProblem,
  shortcutModes,
  type ProfileChange,
} from './profile.ts';

/** The reader's name and phone, their language, and which keyboard shortcuts are on. */
export function ProfileForm({ user }: { user: User }) {
  const t = useText();
  const { language } = usePinfold();
  const flags = useCurrentCompany().data?.feature_flags ?? [];
  const profile = useProfileForm(user);
  const { draft, form, change } = profile;
  return (
    <Card title={t('profile.title')}>
      <FormColumn onSubmit={form.submit} complaint={form.wholeComplaint}>
        <FieldPlace>
          <TextField
            id={form.idOf('name')}
            name="name"
            autoComplete="name"
            maxLength={profileLimits.name}
            label={t('field.name')}
            value={draft.name}
            onChange={(name) => change({ name })}
            errorMessage={form.complaintOf('name')}
          />
        </FieldPlace>
        <FieldPlace>
          <TextField
            name="email"
            type="email"
            autoComplete="email"
            isReadOnly
            label={t('profile.email')}
            description={t('profile.email_hint')}
            value={user.email}
          />
        </FieldPlace>
        <FieldPlace>
          <TextField
            id={form.idOf('phone')}
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={profileLimits.phone}
            label={t('profile.phone')}
            description={t('profile.phone_hint')}
            value={draft.phone}
            onChange={(phone) => change({ phone })}
            errorMessage={form.complaintOf('phone')}
          />
        </FieldPlace>
        <FieldPlace>
          <Select
            label={t('profile.language')}
            description={t('profile.language_hint')}
            options={offeredLanguages(flags, language).map((id) => ({ id, label: t(`language.${id}`) }))}
            value={draft.language}
            onChange={(chosen) => isLanguage(chosen) && change({ language: chosen })}
          />
        </FieldPlace>
        <FieldPlace>
          <Select
            label={t('profile.shortcuts')}
            description={t('profile.shortcuts_hint')}
            options={shortcutModes.map((id) => ({ id, label: t(`profile.shortcuts_${id}`) }))}
            value={draft.shortcuts}
            onChange={(chosen) => {
              const shortcuts = shortcutModes.find((mode) => mode === chosen);
              if (shortcuts) change({ shortcuts });
            }}
          />
        </FieldPlace>
        <div>
          <Button
            type="submit"
            variant="primary"
            isPending={profile.isPending}
            pendingLabel={t('settings.saving')}
          >
            {t('settings.save')}
          </Button>
        </div>
      </FormColumn>
    </Card>
  );
}

export type User = Schemas['User'];

/** The profile's form: only what was touched is kept aside, so that a change made elsewhere still shows. */
function useProfileForm(user: User) {
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
