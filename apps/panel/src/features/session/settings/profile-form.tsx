import { isLanguage, usePinfold } from '@pinfold/sdk';
import { useCurrentCompany } from '@pinfold/sdk/headless/company';
import { Button, Card, Select, TextField } from '@pinfold/sdk/ui';
import { offeredLanguages } from '../../../session/language.ts';
import { useText } from '../../../texts/use-text.ts';
import { FormColumn } from '../form/form-column.tsx';
import { FieldPlace } from './field-place.tsx';
import { shortcutModes } from './profile-change.ts';
import { profileLimits } from './profile-problem.ts';
import { useProfileForm, type User } from './use-profile-form.ts';

/** Who the reader is, the language they read, and the keys that they want to be heard. */
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
            isReadOnly={user.is_demo}
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
            isReadOnly={user.is_demo}
            value={draft.phone}
            onChange={(phone) => change({ phone })}
            errorMessage={form.complaintOf('phone')}
          />
        </FieldPlace>
        {!user.is_demo && (
          <FieldPlace>
            <Select
              label={t('profile.language')}
              description={t('profile.language_hint')}
              options={offeredLanguages(flags, language).map((id) => ({ id, label: t(`language.${id}`) }))}
              value={draft.language}
              onChange={(chosen) => isLanguage(chosen) && change({ language: chosen })}
            />
          </FieldPlace>
        )}
        {!user.is_demo && (
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
        )}
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
