import { useCallback, useEffect, useState } from 'react';
import type { Language } from '@pinfold/contract/languages';
import type { LocatorProblem, LocatorSource, PublicLocator } from './locator-source.ts';
import { useBeforePaint } from './load-order.ts';

interface Response {
  /** Key of the source that it came from. */
  key: string;
  locator: PublicLocator | null;
  problem: LocatorProblem | null;
}

/** What `useFirstResponse` returns. */
interface UseFirstResponseResult {
  locator: PublicLocator | null;
  problem: LocatorProblem | null;
  retry: () => void;
  ask: () => void;
}

/** Loads the first response of a locator. A loaded one stays until a newer one replaces it. */
export function useFirstResponse(
  source: LocatorSource,
  language: Language | undefined,
): UseFirstResponseResult {
  const [response, setResponse] = useState<Response>(() => ({
    key: source.key,
    locator: source.arrived?.(language) ?? null,
    problem: null,
  }));
  const [attempt, setAttempt] = useState(0);
  const current = response.key === source.key ? response : null;
  const problem = current?.problem ?? null;
  const hasArrived = attempt === 0 && !!response.locator && response.locator === source.arrived?.(language);

  // A response that arrived before the first render is shown in the first frame.
  useBeforePaint(() => {
    if (hasArrived) return;
    const request = new AbortController();
    const { key } = source;
    source.locator(language, request.signal).then(
      (locator) => !request.signal.aborted && setResponse({ key, locator, problem: null }),
      (error: unknown) => {
        if (request.signal.aborted) return;
        setResponse((before) => ({
          key,
          locator: before.key === key ? before.locator : null,
          problem: problemOf(error),
        }));
      },
    );
    return () => request.abort();
  }, [source, language, attempt, hasArrived]);

  const ask = useCallback(() => setAttempt((before) => before + 1), []);
  const retry = useCallback(() => {
    setResponse((before) => ({ ...before, problem: null }));
    ask();
  }, [ask]);
  useEffect(() => {
    if (problem !== 'offline') return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [problem, retry]);

  return { locator: current?.locator ?? null, problem, retry, ask };
}

const problems: readonly LocatorProblem[] = ['offline', 'not_found', 'busy', 'failed'];

/** Returns the problem of a `LocatorError`; `failed` for any other error. */
export function problemOf(error: unknown): LocatorProblem {
  const named = typeof error === 'object' && error !== null && 'problem' in error ? error.problem : undefined;
  return problems.find((problem) => problem === named) ?? 'failed';
}
