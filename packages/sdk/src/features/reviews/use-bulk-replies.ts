import { isUnderWay } from '@pinfold/contract/batch-status';
import { useState } from 'react';
import type { PageOf, Schemas } from '../../client/schema.ts';
import type { ApiError } from '../../client/api-error.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import { backgroundMs, pollWhileOpen } from '../../query/poll-while-open.ts';
import type { QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import {
  bulkReplyProblemPage,
  type BulkReplyProgress,
  listBulkReplies,
  listBulkReplyProblems,
} from './reviews.queries.ts';
import { useBulkReply, type BulkReplyOutcome } from './use-bulk-reply.ts';

/** What `useBulkReplies` returns. */
export interface UseBulkRepliesResult {
  bulkReplies: BulkReplyProgress[];
  isPending: boolean;
  error: ApiError | null;
  refetch: QueryResult<PageOf<BulkReplyProgress>>['refetch'];
  /** The id of the bulk reply that is being sent again. */
  retryingId: number | undefined;
  /** Sends rejected and failed replies again: each with its own text, or all with `replyComment`. */
  retry: (progress: BulkReplyProgress, replyComment?: string) => Promise<BulkReplyOutcome>;
}

/**
 * The latest bulk replies with their progress, and a function that sends rejected and failed replies again.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { bulkReplies, retry } = useBulkReplies();
 * const failed = bulkReplies.find((one) => one.failed > 0);
 * ```
 */
export function useBulkReplies({ enabled = true }: { enabled?: boolean } = {}): UseBulkRepliesResult {
  const { client, report } = usePinfold();
  const bulkReply = useBulkReply();
  const [collecting, setCollecting] = useState<number>();
  const query = usePinfoldQuery({
    ...listBulkReplies(client),
    enabled,
    refetchInterval: pollWhileOpen(({ results }) => results.some(isUnderWay), backgroundMs),
  });

  return {
    bulkReplies: query.data?.results ?? [],
    isPending: query.isPending,
    error: query.error,
    refetch: query.refetch,
    retryingId: collecting,
    retry: async (progress: BulkReplyProgress, replyComment?: string) => {
      setCollecting(progress.id);
      try {
        const ids = await problemIds();
        return await bulkReply.mutateAsync(
          replyComment === undefined ? { ids, isAgain: true } : { ids, replyComment },
        );
      } finally {
        setCollecting(undefined);
      }

      async function problemIds() {
        const ids: number[] = [];
        try {
          for (let page = 1; ; page += 1) {
            const { results, count } = await bulkReplyProblemPage(client, progress.id, page);
            ids.push(...results.map((review) => review.id));
            if (results.length === 0 || ids.length >= count) return ids;
          }
        } catch (error) {
          report(error);
          throw error;
        }
      }
    },
  };
}

/**
 * The first 100 reviews of a bulk reply whose replies were rejected or failed.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: problems } = useBulkReplyProblems(bulkReply.id);
 * problems?.results.map(({ reply_status }) => reply_status);
 * ```
 */
export function useBulkReplyProblems(id: number | undefined): QueryResult<Schemas['ReviewPage']> {
  const { client } = usePinfold();
  return usePinfoldQuery({ ...listBulkReplyProblems(client, id ?? 0), enabled: id !== undefined });
}
