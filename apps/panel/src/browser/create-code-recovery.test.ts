import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, chunkTimeout, createCodeRecovery, type CodePage } from './create-code-recovery.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openPage(change: Partial<CodePage> = {}) {
  const page = {
    version: 'panel-2.js',
    reloadedFor: undefined,
    hasUnsavedChanges: () => false,
    reload: vi.fn<CodePage['reload']>(),
    offerReload: vi.fn<CodePage['offerReload']>(),
    ...change,
  };
  return { page, ...createCodeRecovery(page) };
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('SHL-10 code that comes is given', async () => {
  const { fetchCode, page } = openPage();
  await expect(fetchCode(() => Promise.resolve('code'))).resolves.toBe('code');
  expect(page.reload).not.toHaveBeenCalled();
});

test('SHL-10 after a deploy the page is loaded anew, once, however many parts are gone', async () => {
  const { fetchCode, page } = openPage();
  const settled = vi.fn<() => void>();
  void fetchCode(gone).then(settled, settled);
  void fetchCode(gone).then(settled, settled);
  await vi.advanceTimersByTimeAsync(0);
  expect(page.reload).toHaveBeenCalledExactlyOnceWith('panel-2.js');
  // Nothing is drawn meanwhile: no crash page blinks before the reload.
  expect(settled).not.toHaveBeenCalled();
});

test('SHL-10 a second try for the same version shows the crash page instead', async () => {
  const { fetchCode, page } = openPage({ reloadedFor: 'panel-2.js' });
  await expect(fetchCode(gone)).rejects.toThrow(ChunkLoadError);
  expect(page.reload).not.toHaveBeenCalled();
});

test('SHL-10 the next deploy is recovered from again', async () => {
  const { fetchCode, page } = openPage({ reloadedFor: 'panel-1.js' });
  void fetchCode(gone);
  await vi.advanceTimersByTimeAsync(0);
  expect(page.reload).toHaveBeenCalledOnce();
});

test('SHL-10 code that does not answer within two minutes counts as gone', async () => {
  const { fetchCode, page } = openPage();
  void fetchCode(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(chunkTimeout - 1);
  expect(page.reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(page.reload).toHaveBeenCalledOnce();
  expect(chunkTimeout).toBe(120_000);
});

test('SHL-10 what was typed is never lost without a warning', async () => {
  const { fetchCode, page } = openPage({ hasUnsavedChanges: () => true });
  void fetchCode(gone);
  await vi.advanceTimersByTimeAsync(0);
  expect(page.reload).not.toHaveBeenCalled();
  expect(page.offerReload).toHaveBeenCalledOnce();
});
