/** Milliseconds after which code that does not come counts as gone (product spec, section 8). */
export const chunkTimeout = 120_000;

/** What a recovery needs of the page that it runs in. */
export interface CodePage {
  /** Names the version whose code is running. */
  version: string;
  /** The version for which this page was reloaded already. */
  reloadedFor: string | undefined;
  hasUnsavedChanges(): boolean;
  /** Remembers the version past the reload, then reloads. */
  reload(version: string): void;
  /** Offers to reload by hand, because something typed would be lost. */
  offerReload(): void;
}

interface CodeRecovery {
  /** Fetches code; when it is gone, gets the page to load the version that is there now. */
  fetchCode<Code>(load: () => Promise<Code>): Promise<Code>;
  /** What to do when code is gone. True when the page is about to be another one. */
  recover(): boolean;
}

/** After a deploy the code of the former version is gone: one reload loads the new one, and a second one would not help. */
export function createCodeRecovery(page: CodePage): CodeRecovery {
  let isReloading = false;
  const recover = () => {
    if (isReloading) return true;
    if (page.reloadedFor === page.version) return false;
    if (page.hasUnsavedChanges()) {
      page.offerReload();
      return true;
    }
    isReloading = true;
    page.reload(page.version);
    return true;
  };
  return {
    recover,
    async fetchCode(load) {
      try {
        return await withTimeout(load());
      } catch (cause) {
        if (recover()) return new Promise(() => {});
        throw new ChunkLoadError('A part of the panel could not be loaded.', { cause });
      }
    },
  };
}

function withTimeout<Code>(code: Promise<Code>): Promise<Code> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError('No answer in time.')), chunkTimeout);
    code.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A part of the panel's code did not come: a new version has replaced it, or the connection is gone. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}
