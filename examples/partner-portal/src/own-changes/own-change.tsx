import { usePermission } from '@pinfold/sdk';
import {
  decisionRefusal,
  useDecideChanges,
  useSecondsLeft,
  type ExternalChange,
} from '@pinfold/sdk/headless/external-changes';
import { useTranslation } from 'react-i18next';
import { saidValue } from './said-value.ts';

/** One change with buttons to accept or reject it, and to undo while that is possible. */
export function OwnChange({ change }: { change: ExternalChange }) {
  const { t } = useTranslation();
  const decide = useDecideChanges();
  const seconds = useSecondsLeft(change);
  const permission = usePermission('approve_and_reject_external_changes');
  const field = t(`changes.field.${change.field}`, { defaultValue: t('changes.field.other') });
  const answer = (wish: 'accept' | 'reject' | 'undo') => decide.mutate({ wish, ids: [change.id] });
  const isClosed = (status: 2 | 3) => !permission.allowed || decisionRefusal(change, status) !== undefined;
  return (
    <article className="flex flex-col gap-2 rounded-xl bg-white p-4 dark:bg-stone-900">
      <h3 className="font-semibold">{field}</h3>
      <p className="text-sm text-stone-600 dark:text-stone-400">{change.facility.formatted_address}</p>
      <p className="break-words">
        <del className="text-stone-600 dark:text-stone-400">
          {saidValue(change.ours) ?? t('changes.ours')}
        </del>{' '}
        <ins className="font-medium no-underline">{saidValue(change.proposed) ?? t('changes.proposed')}</ins>
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-2">
        {seconds > 0 ? (
          <button type="button" className={plainButton} onClick={() => answer('undo')}>
            {t('changes.undo', { seconds })}
          </button>
        ) : (
          <>
            {!change.is_informational && (
              <button
                type="button"
                className={plainButton}
                disabled={isClosed(3)}
                onClick={() => answer('reject')}
              >
                {t('changes.reject')}
              </button>
            )}
            <button
              type="button"
              className="min-h-11 rounded-lg bg-brand px-4 font-medium text-white disabled:bg-stone-500"
              disabled={isClosed(2)}
              onClick={() => answer('accept')}
            >
              {t(change.is_informational ? 'changes.note' : 'changes.accept')}
            </button>
          </>
        )}
        <p className="text-sm">{decide.error?.detail ?? permission.reason?.text}</p>
      </div>
    </article>
  );
}

const plainButton = 'min-h-11 rounded-lg border border-stone-400 px-4 disabled:opacity-60';
