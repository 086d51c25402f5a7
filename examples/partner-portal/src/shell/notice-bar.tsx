import { notify, useNotice } from './notices.ts';

/** Shows the portal's notices, including Pinfold's errors. */
export function NoticeBar() {
  const notice = useNotice();
  return (
    <div role="status" className="fixed inset-x-0 bottom-4 mx-auto w-fit max-w-[90vw]">
      {notice && (
        <p className="flex items-center gap-3 rounded-xl bg-stone-800 px-4 text-white dark:bg-stone-200 dark:text-stone-900">
          {notice}
          <button type="button" aria-label="×" className="size-11" onClick={() => notify('')}>
            ×
          </button>
        </p>
      )}
    </div>
  );
}
