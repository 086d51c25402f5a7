import type { AppStore } from '@pinfold/contract/app-stores';
import { maxKeyFileBytes } from '@pinfold/contract/features/integrations/app-keys';
import { useState } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import type { Schemas } from '../../../client/schema.ts';
import { type AppKeyVerdict, useCheckAppKey } from './use-mobile-app-accounts.ts';

/** Why a file is not even sent to be checked. */
export type UnsentFileFault = 'too_large' | 'empty' | 'unreadable';

/** A key as it is typed and chosen. */
interface TypedKey {
  file: { name: string; text: string } | undefined;
  keyId: string;
  issuerId: string;
}

/** What `useAppKeyForm` returns. */
export interface AppKeyForm extends TypedKey {
  store: AppStore;
  /** What is wrong with the file that was chosen last; the one before it is kept. */
  fileFault: UnsentFileFault | undefined;
  choose: (file: File | undefined) => Promise<void>;
  setKeyId: (keyId: string) => void;
  setIssuerId: (issuerId: string) => void;
  /** The key as the API takes it; undefined until there is all that it needs. */
  key: Schemas['AppKeyToCheck'] | undefined;
  /** Tries the key without storing it. */
  check: () => void;
  isChecking: boolean;
  /** What the checks found, of this key and no former one. */
  verdict: AppKeyVerdict | undefined;
  error: ApiError | null;
}

/**
 * A key of a store that is being chosen, and what the checks say of it. A verdict ends with the first change, and a
 * file that cannot be sent leaves the former one in place.
 */
export function useAppKeyForm(store: AppStore, start: Partial<TypedKey> = {}): AppKeyForm {
  const [typed, setTyped] = useState<TypedKey>({ file: undefined, keyId: '', issuerId: '', ...start });
  const [fileFault, setFileFault] = useState<UnsentFileFault>();
  const checking = useCheckAppKey();
  const change = (changes: Partial<TypedKey>) => {
    setTyped((former) => ({ ...former, ...changes }));
    checking.reset();
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const read = await readKeyFile(file);
    setFileFault(read.fault);
    if (read.fault !== undefined) return;
    const keyId = store === 'app_store' ? keyIdOf(file.name) : undefined;
    change({ file: { name: file.name, text: read.text }, ...(keyId && { keyId }) });
  };
  const key = keyOf(store, typed);
  return {
    ...typed,
    store,
    fileFault,
    choose,
    setKeyId: (keyId) => change({ keyId: keyId.trim().toUpperCase() }),
    setIssuerId: (issuerId) => change({ issuerId: issuerId.trim() }),
    key,
    check: () => key && checking.mutate(key),
    isChecking: checking.isPending,
    verdict: checking.data,
    error: checking.error,
  };
}

async function readKeyFile(
  file: File,
): Promise<{ fault: UnsentFileFault } | { fault?: undefined; text: string }> {
  if (file.size > maxKeyFileBytes) return { fault: 'too_large' };
  if (file.size === 0) return { fault: 'empty' };
  try {
    return { text: await file.text() };
  } catch {
    return { fault: 'unreadable' };
  }
}

/** App Store Connect names its files after the key: `AuthKey_2X9R4HXF34.p8`. */
function keyIdOf(fileName: string): string | undefined {
  return /^AuthKey_([A-Z0-9]+)\b/.exec(fileName)?.[1];
}

function keyOf(store: AppStore, { file, keyId, issuerId }: TypedKey): Schemas['AppKeyToCheck'] | undefined {
  if (!file) return undefined;
  if (store === 'google_play') return { store, key_file: file.text };
  if (!keyId) return undefined;
  return { store, key_file: file.text, key_id: keyId, ...(issuerId && { issuer_id: issuerId }) };
}
