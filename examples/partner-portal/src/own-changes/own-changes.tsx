import { useFormat } from '@pinfold/sdk';
import { useExternalChanges } from '@pinfold/sdk/headless/external-changes';
import { useTranslation } from 'react-i18next';
import { changesByDay } from './changes-by-day.ts';
import { OwnChange } from './own-change.tsx';

/** External changes as cards, grouped by the day of their detection. */
export function OwnChanges() {
  const { t } = useTranslation();
  const format = useFormat();
  const { changes, count, hasNextPage, fetchNextPage, error, isPending } = useExternalChanges();
  const days = changesByDay(changes, (moment) => format.date(moment));
  return (
    <div className="mx-auto grid max-w-5xl gap-6" aria-busy={isPending}>
      <div>
        <h1 className="text-2xl font-semibold">{t('changes.title')}</h1>
        <p aria-live="polite" className="text-stone-600 dark:text-stone-400">
          {count !== undefined && t(count === 0 ? 'changes.empty' : 'changes.lead', { count })}
        </p>
      </div>
      {error && <p role="alert">{error.message}</p>}
      {days.map(({ day, changes: found }) => (
        <section key={day} aria-label={day} className="grid gap-3">
          <h2 className="font-semibold">{day}</h2>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {found.map((change) => (
              <li key={change.id} className="grid">
                <OwnChange change={change} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <button
          type="button"
          className="min-h-11 rounded-lg border border-stone-400 px-4"
          onClick={() => void fetchNextPage()}
        >
          {t('own.more')}
        </button>
      )}
    </div>
  );
}
