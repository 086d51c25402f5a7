import type { Schemas } from '../../../client/schema.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { useRested } from '../../../state/use-rested.ts';
import { triedPhrasesAccess, tryPhrases } from './review-categories.ts';

/** What `useTriedPhrases` returns. */
export type UseTriedPhrasesResult = Omit<QueryResult<Schemas['TriedPhrasesResult']>, 'data'> & {
  data: Schemas['TriedPhrasesResult'] | undefined;
  /** True while the result is that of earlier phrases. */
  isStale: boolean;
};

/**
 * Which of the latest reviews some phrases would find, and by which words; asked a moment after the last change.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data } = useTriedPhrases(['kawa', 'espresso']);
 * return data && <p>{data.found} / {data.read}</p>;
 * ```
 */
export function useTriedPhrases(phrases: readonly string[]): UseTriedPhrasesResult {
  const { allowed } = usePermission(triedPhrasesAccess);
  const asked = useRested(phrases, phrases.join('\n'));
  const isNone = phrases.length === 0;
  const tried = usePinfoldQuery({
    ...tryPhrases(useClient(), asked),
    enabled: allowed && asked.length > 0,
    meta: { isQuiet: true },
  });
  return {
    ...tried,
    data: isNone ? undefined : tried.data,
    isStale: !isNone && (tried.isPlaceholderData || asked !== phrases),
  };
}

/** A place in a text with a few words around it. */
export interface Excerpt {
  before: string;
  match: string;
  after: string;
}

const lettersAround = 60;

/** The words that were matched, with as much around them as fits into two lines, cut between words. */
export function excerptAround(text: string, from: number, to: number): Excerpt {
  const start = from <= lettersAround ? 0 : cutAfterSpace(text, from - lettersAround, from);
  const end = text.length - to <= lettersAround ? text.length : cutBeforeSpace(text, to + lettersAround, to);
  return {
    before: (start > 0 ? '… ' : '') + text.slice(start, from),
    match: text.slice(from, to),
    after: text.slice(to, end) + (end < text.length ? ' …' : ''),
  };
}

function cutAfterSpace(text: string, at: number, limit: number): number {
  const space = text.indexOf(' ', at);
  return space >= 0 && space < limit ? space + 1 : limit;
}

function cutBeforeSpace(text: string, at: number, limit: number): number {
  const space = text.lastIndexOf(' ', at);
  return space > limit ? space : limit;
}
