import { useId, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../shell/notices.ts';

export function ContactForm() {
  const { t } = useTranslation();
  const id = useId();
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    notify(t('dashboard.sent'));
  };
  return (
    <form className="grid gap-2 rounded-xl bg-white p-4 dark:bg-stone-900" onSubmit={send}>
      <label htmlFor={id} className="font-semibold">
        {t('dashboard.contact')}
      </label>
      <textarea
        id={id}
        required
        rows={2}
        placeholder={t('dashboard.placeholder')}
        className="rounded-lg border border-stone-400 p-2"
      />
      <button
        type="submit"
        className="min-h-11 rounded-lg bg-brand px-4 font-medium text-white hover:bg-teal-800"
      >
        {t('dashboard.send')}
      </button>
    </form>
  );
}
