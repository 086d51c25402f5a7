import { useEffect, useState } from 'react';
import type { LocatorProblem } from '../../locator-source.ts';
import type { PublicStore } from '../../locator.ts';
import type { StoreLocatorState } from '../../store-locator-state.ts';
import { problemOf } from '../../use-store-locator-answer.ts';

interface Answer {
  key: string;
  store: PublicStore | null;
  problem: LocatorProblem | null;
}

/** What `useStore` returns. */
export interface UseStoreResult {
  store: PublicStore | null;
  problem: LocatorProblem | null;
  retry: () => void;
}

/** All that can be known of one shop; asked again when the connection is back. */
export function useStore({ source, language }: StoreLocatorState, id: number): UseStoreResult {
  const key = `${source.key} ${language} ${id}`;
  const [answer, setAnswer] = useState<Answer>({ key, store: null, problem: null });
  const [attempt, setAttempt] = useState(0);
  const current = answer.key === key ? answer : null;
  const problem = current?.problem ?? null;

  useEffect(() => {
    const request = new AbortController();
    const answered = (store: PublicStore | null, fault: LocatorProblem | null) => {
      if (!request.signal.aborted) setAnswer({ key, store, problem: fault });
    };
    source.store(id, language, request.signal).then(
      (store) => answered(store, null),
      (error: unknown) => answered(null, problemOf(error)),
    );
    return () => request.abort();
  }, [source, language, id, key, attempt]);

  useEffect(() => {
    if (problem !== 'offline') return;
    const again = () => setAttempt((before) => before + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [problem]);

  return {
    store: current?.store ?? null,
    problem,
    retry() {
      setAnswer({ key, store: null, problem: null });
      setAttempt((before) => before + 1);
    },
  };
}
