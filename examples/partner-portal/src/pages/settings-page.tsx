import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { becomePerson, customerQuery } from '../customer.ts';
import { Choice } from '../shell/choice.tsx';
import { usePreferences } from '../theme/preferences.tsx';

export function SettingsPage() {
  const { t } = useTranslation();
  const { scheme, setScheme, language, setLanguage } = usePreferences();
  const { data: customer } = useSuspenseQuery(customerQuery);
  const queryClient = useQueryClient();
  const changePerson = async (id: string) => {
    await becomePerson(id);
    await queryClient.invalidateQueries(customerQuery);
  };
  return (
    <div className="grid max-w-xl gap-6">
      <h1 className="text-2xl font-semibold">{t('settings.title')}</h1>
      <Choice
        label={t('settings.scheme')}
        value={scheme}
        options={{ light: t('settings.light'), dark: t('settings.dark') }}
        onChange={setScheme}
      />
      <Choice
        label={t('settings.language')}
        value={language}
        options={{ pl: 'Polski', en: 'English' }}
        onChange={setLanguage}
      />
      <Choice
        label={t('settings.person')}
        value={customer.person.id}
        options={Object.fromEntries(customer.people.map(({ id, name }) => [id, name]))}
        onChange={(id) => void changePerson(id)}
      />
    </div>
  );
}
