import { browserStore, useStored } from './session-store.ts';

/** Whether an import was begun whose outcome nobody has seen; the browser keeps it (product spec, section 4). */
export function useKeptImport() {
  const { importStatus } = useStored();
  return {
    isPending: importStatus === 'pending',
    onPendingChange: (isPending: boolean) =>
      browserStore.write({ importStatus: isPending ? 'pending' : undefined }),
  };
}
