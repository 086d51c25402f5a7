import { browserStore, useStored } from './session-store.ts';

/** Whether an import was begun whose outcome was not shown yet; the browser keeps it (product spec, section 4). */
export function useKeptImport() {
  const { importStatus } = useStored();
  return {
    isPending: importStatus === 'pending',
    onPendingChange: (isPending: boolean) =>
      browserStore.write({ importStatus: isPending ? 'pending' : undefined }),
  };
}
