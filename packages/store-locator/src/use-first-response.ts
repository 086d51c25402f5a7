import { useCallback, useEffect, useState } from 'react';
import type { Language } from '@pinfold/contract/languages';
import type { LocatorProblem, LocatorSource, PublicLocator } from './locator-source.ts';
import { useBeforePaint } from './load-order.ts';

interface Answer {
  /** Of the source that gave it. */
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

/** The first answer of a locator. What was answered stays until there is something newer. */
export function useFirstResponse(
  source: LocatorSource,
  language: Language | undefined,
): UseFirstResponseResult {
  const [answer, setAnswer] = useState<Answer>(() => ({
    key: source.key,
    locator: source.arrived?.(language) ?? null,
    problem: null,
  }));
  const [attempt, setAttempt] = useState(0);
  const current = answer.key === source.key ? answer : null;
  const problem = current?.problem ?? null;
  const hasArrived = attempt === 0 && !!answer.locator && answer.locator === source.arrived?.(language);

  // What has come while the view was made is drawn in its first frame.
  useBeforePaint(() => {
    if (hasArrived) return;
    const request = new AbortController();
    const { key } = source;
    source.locator(language, request.signal).then(
      (locator) => !request.signal.aborted && setAnswer({ key, locator, problem: null }),
      (error: unknown) => {
        if (request.signal.aborted) return;
        setAnswer((before) => ({
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
    setAnswer((before) => ({ ...before, problem: null }));
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

export function problemOf(error: unknown): LocatorProblem {
  const named = typeof error === 'object' && error !== null && 'problem' in error ? error.problem : undefined;
  return problems.find((problem) => problem === named) ?? 'failed';
}
