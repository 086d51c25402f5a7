import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ReviewsDialogProps {
  onClose: () => void;
  /** Rendered once the dialog element exists, which is the container of the content's overlays. */
  children: (dialog: HTMLDialogElement) => ReactNode;
}

/** The portal's own modal, a native dialog element. */
export function ReviewsDialog({ onClose, children }: ReviewsDialogProps) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  useEffect(() => {
    if (dialog && !dialog.open) dialog.showModal();
  }, [dialog]);
  return (
    <dialog
      ref={setDialog}
      aria-label={t('reviews.title')}
      className="m-auto h-[90dvh] w-[min(1200px,96vw)] max-w-none rounded-2xl bg-white p-0 text-inherit backdrop:bg-black/50 dark:bg-stone-900"
      onClose={onClose}
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between border-b border-stone-200 px-4 py-1 dark:border-stone-800">
          <strong>{t('reviews.title')}</strong>
          <button type="button" className="min-h-11 px-3" onClick={() => dialog?.close()}>
            {t('reviews.close')}
          </button>
        </div>
        <div className="min-h-0 flex-1">{dialog && children(dialog)}</div>
      </div>
    </dialog>
  );
}
