import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Customer } from '../customer.ts';
import { ReviewsDialog } from './reviews-dialog.tsx';

// Loaded when the column is opened, so that it does not delay the dashboard.
const PortalInbox = lazy(async () => ({
  default: (await import('../pinfold/portal-inbox.tsx')).PortalInbox,
}));

/** Pinfold's inbox in a collapsible column, which it fills. */
export function ReviewsColumn({ customer }: { customer: Customer }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(() => localStorage.getItem('reviews') !== 'closed');
  const [isDialogOpen, setDialogOpen] = useState(false);
  const toggle = () => {
    localStorage.setItem('reviews', isOpen ? 'closed' : 'open');
    setOpen(!isOpen);
  };
  return (
    <section aria-label={t('reviews.title')} className="grid content-start gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          className="flex min-h-11 items-center gap-2 text-lg font-semibold"
          onClick={toggle}
        >
          <span aria-hidden className={isOpen ? 'rotate-90' : ''}>
            ▸
          </span>
          {t('reviews.title')}
        </button>
        <button
          type="button"
          className="min-h-11 rounded-lg border border-stone-400 px-4 hover:bg-stone-100 dark:hover:bg-stone-800"
          onClick={() => setDialogOpen(true)}
        >
          {t('reviews.open')}
        </button>
      </div>
      <div className="h-[760px] max-h-[calc(100dvh-8rem)] min-h-[560px] overflow-hidden rounded-xl border border-stone-200 dark:border-stone-800">
        {isOpen && (
          <Suspense>
            <PortalInbox customer={customer} />
          </Suspense>
        )}
      </div>
      {isDialogOpen && (
        <ReviewsDialog onClose={() => setDialogOpen(false)}>
          {(dialog) => (
            <Suspense>
              <PortalInbox customer={customer} portalContainer={dialog} />
            </Suspense>
          )}
        </ReviewsDialog>
      )}
    </section>
  );
}
