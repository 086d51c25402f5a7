import { isUnderWay } from '@pinfold/contract/batch-status';
import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { PageOf } from '../../../client/schema.ts';
import type { ApiError } from '../../../client/api-error.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { backgroundMs, pollWhileOpen } from '../../../query/poll-while-open.ts';
import type { QueryOf, QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import type { InboxOpinion, InboxPage } from './inbox-opinion.ts';
import type { BulkReplyProgress, BulkInboxSource } from './inbox-source.ts';
import { useInboxBulkReply, type BulkReplyOutcome } from './use-bulk-reply.ts';

/** The latest bulk replies and how far they are, as a query. */
export function listInboxBulkReplies(
  { reads: { keys }, bulk }: Pick<BulkInboxSource, 'reads' | 'bulk'>,
  client: PinfoldClient,
): QueryOf<PageOf<BulkReplyProgress>> {
  return queryOptions({
    queryKey: keys.bulkReplyList(client.scope),
    queryFn: ({ signal }) => bulk.list(client, signal),
  });
}

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

/** The latest bulk replies with their progress, and a function that sends rejected and failed replies again. */
export function useInboxBulkReplies(
  source: BulkInboxSource,
  { enabled = true }: { enabled?: boolean } = {},
): UseBulkRepliesResult {
  const { client, report } = usePinfold();
  const bulkReply = useInboxBulkReply(source);
  const [collecting, setCollecting] = useState<number>();
  const query = usePinfoldQuery({
    ...listInboxBulkReplies(source, client),
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
            const { results, count } = await source.bulk.problems(client, progress.id, page);
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

/** The first 100 opinions of a bulk reply whose replies were rejected or failed. */
export function useInboxBulkProblems<Opinion extends InboxOpinion>(
  { reads: { keys }, bulk }: BulkInboxSource<Opinion>,
  id: number | undefined,
): QueryResult<InboxPage<Opinion>> {
  const client = useClient();
  return usePinfoldQuery({
    queryKey: keys.bulkReplyProblems(client.scope, id ?? 0),
    queryFn: ({ signal }) => bulk.problems(client, id ?? 0, 1, signal),
    enabled: id !== undefined,
  });
}
