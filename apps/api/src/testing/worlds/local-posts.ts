import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import type { ItemProblem, PostStatus } from '@pinfold/contract/features/publications/post-status';
import { oneRow, rows } from '../../database/database.ts';
import { postsForLocator } from '../../features/publications/for-locator.ts';
import { uploads } from '../../features/publications/pictures/pictures.table.ts';
import {
  acceptPost,
  acceptPostDeletion,
  acceptPostRetry,
  replanPost,
} from '../../features/publications/posts/accept/accept-post.ts';
import { localPosts } from '../../features/publications/posts/local-posts.table.ts';
import type { NewPostItem } from '../../features/publications/posts/accept/accept-items.ts';
import { readPublications } from '../../features/publications/read-publications.job.ts';
import { startChain, type ChainOptions } from './chain.ts';

export interface PostWritten extends Partial<typeof localPosts.$inferInsert> {
  plannedMoment?: Date | null;
  /** Indexes of the chain's locations; default all. */
  at?: readonly number[];
}

interface PostAtGoogle {
  id: string;
  summary: string;
  state: string;
  scheduledTime?: number;
  kind: string;
}

/** A chain whose posts are sent, below the services that people call. */
export async function startPostingChain(options: ChainOptions = {}) {
  const pictures = await servePicture();
  const chain = await startChain({
    ...options,
    config: { PINFOLD_PUBLIC_URL: pictures.origin, ...options.config },
  });
  const { services, companyId, owner, ids, jobs, script } = chain;
  const { queries } = services.database;
  await script('PUT', '/quotas', { requests_per_minute: null, edits_per_minute: null });
  await jobs.settle();

  const itemsOf = (at: readonly number[], text: string, plannedAt: Date | null, title = ''): NewPostItem[] =>
    at.map((index) => ({ locationId: ids[index] ?? 0, title, summary: text, plannedAt }));
  const all = ids.map((_, index) => index);

  return {
    ...chain,
    /** Writes a post and has it accepted, as its service does. */
    async post({ plannedMoment = null, at = all, ...values }: PostWritten = {}) {
      const summary = values.summary ?? 'Nowa karta jesienna.';
      return queries.transaction(async (tx) => {
        const [row] = await tx
          .insert(localPosts)
          .values({
            companyId,
            type: 1,
            title: '',
            summary,
            offer: { voucher_code: '', link: '', terms: '' },
            onMaps: true,
            inLocator: true,
            plannedZone: 'location',
            status: plannedMoment ? 'planned' : 'creating',
            requestId: randomUUID(),
            authorId: owner.userId,
            createdAt: services.now(),
            ...values,
          })
          .returning({ id: localPosts.id });
        const postId = row?.id ?? 0;
        await acceptPost(
          tx,
          services,
          { companyId, postId },
          itemsOf(at, summary, plannedMoment, values.title),
        );
        return postId;
      });
    },
    replan: (postId: number, text: string, plannedAt: Date | null, at: readonly number[] = all) =>
      queries.transaction((tx) =>
        replanPost(tx, services, { companyId, postId }, itemsOf(at, text, plannedAt)),
      ),
    remove: (postId: number) =>
      queries.transaction((tx) => acceptPostDeletion(tx, services, { companyId, postId })),
    retry: (postId: number, text: string, locationIds?: number[]) =>
      queries.transaction((tx) =>
        acceptPostRetry(tx, services, { companyId, postId }, itemsOf(all, text, null), locationIds),
      ),
    async picture(): Promise<number> {
      const [row] = await queries
        .insert(uploads)
        .values({
          companyId,
          purpose: 'post',
          width: 1200,
          height: 900,
          size: 20_000,
          authorId: owner.userId,
          createdAt: services.now(),
        })
        .returning({ id: uploads.id });
      return row?.id ?? 0;
    },
    statusOf: async (postId: number) =>
      (
        await oneRow<{ status: PostStatus }>(
          queries,
          sql`select status from local_posts where company_id = ${companyId} and id = ${postId}`,
        )
      ).status,
    /** By location. */
    items: (postId: number) =>
      rows<{ status: number; problem: ItemProblem | null; google_state: string | null }>(
        queries,
        sql`select status, problem, google_state from local_post_items
            where company_id = ${companyId} and post_id = ${postId} order by location_id`,
      ),
    atGoogle: async (index = 0) =>
      (await script<{ results: PostAtGoogle[] }>('GET', `/posts/place-${index}`)).results,
    /** How often posts were created at each location, by the sandbox's book. */
    async creations(): Promise<number> {
      const { calls } = await script<{ calls: { method: string; path: string }[] }>(
        'GET',
        '/journal?limit=10000',
      );
      return calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/localPosts')).length;
    },
    inLocator: (index = 0) => postsForLocator(services, companyId, ids[index] ?? 0, 'pl'),
    readDaily: (index = 0) =>
      readPublications.run(
        services,
        { companyId, locationId: ids[index] ?? 0 },
        { tries: 0, isLastTry: false },
      ),
    /** Paths that Google asked for. */
    fetched: pictures.fetched,
  };
}

/** Answers every address with one picture, as far as Google looks at it: the head of a PNG, and enough bytes. */
async function servePicture() {
  const head = Buffer.alloc(24);
  Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1').copy(head);
  head.writeUInt32BE(13, 8);
  head.write('IHDR', 12, 'latin1');
  head.writeUInt32BE(1200, 16);
  head.writeUInt32BE(900, 20);
  const picture = Buffer.concat([head, Buffer.alloc(20_000)]);
  const fetched: string[] = [];
  const server = createServer((request, response) => {
    fetched.push(request.url ?? '');
    response.setHeader('Content-Type', 'image/png').end(picture);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, fetched };
}
