import { getExternalChangeStats } from '@pinfold/contract/features/external-changes/external-changes.endpoints';
import { listAppleAccounts } from '@pinfold/contract/features/integrations/apple-accounts.endpoints';
import { listFacebookAccounts } from '@pinfold/contract/features/integrations/facebook-accounts.endpoints';
import { listGoogleAccounts } from '@pinfold/contract/features/integrations/google-accounts.endpoints';
import { listLocalPosts } from '@pinfold/contract/features/publications/local-posts.endpoints';
import { getReviewStats } from '@pinfold/contract/features/reviews/reviews.endpoints';
import type { AttentionSource } from './attention-sources.ts';
import { changeStats } from './features/external-changes/read/changes.queries.ts';
import type { Member } from './features/company/member.ts';
import { listGoogleAccountsOf } from './features/integrations/accounts/google-account.ts';
import { listAppleAccountsOf } from './features/integrations/directories/apple/apple-account.ts';
import { listFacebookAccountsOf } from './features/integrations/directories/facebook/facebook-account.ts';
import { countPostsWithProblems } from './features/publications/posts/local-posts.queries.ts';
import { findReviews } from './features/reviews/reviews.queries.ts';
import type { Services } from './services.ts';

/** Connects the dashboard with what waits in other features, the most urgent first. */
export const connectedAttention: readonly AttentionSource[] = [
  {
    kind: 'lost_access',
    screen: listGoogleAccounts.access,
    target: { screen: 'google_accounts', filters: {} },
    async count(services, { companyId }) {
      const accounts = await listGoogleAccountsOf(services, companyId);
      return accounts.filter(({ is_disconnected }) => is_disconnected).length;
    },
  },
  lostAccess(
    'lost_facebook_access',
    'facebook_accounts',
    listFacebookAccounts.access,
    listFacebookAccountsOf,
  ),
  lostAccess('lost_apple_access', 'apple_accounts', listAppleAccounts.access, listAppleAccountsOf),
  {
    kind: 'apple_conflicts',
    screen: listAppleAccounts.access,
    target: { screen: 'apple_accounts', filters: {} },
    async count(services, member) {
      const accounts = await listAppleAccountsOf(services, member);
      return accounts.reduce((sum, { conflicts }) => sum + conflicts, 0);
    },
  },
  {
    kind: 'open_replies',
    screen: getReviewStats.access,
    target: { screen: 'reviews', filters: { reply: 'false', deleted: 'false' } },
    async count({ database }, member) {
      const unanswered = { reply: false, deleted: false };
      const { count } = await findReviews(database.queries, member, unanswered, {
        page: 1,
        page_size: 1,
        only_count: true,
      });
      return count;
    },
  },
  {
    kind: 'external_changes',
    screen: getExternalChangeStats.access,
    target: { screen: 'external_changes', filters: {} },
    count: async ({ database }, member) => (await changeStats(database.queries, member, undefined)).pending,
  },
  {
    kind: 'failed_posts',
    screen: listLocalPosts.access,
    target: { screen: 'posts', filters: { tab: 'sent', status: 'problems' } },
    count: ({ database }, member) => countPostsWithProblems(database.queries, member),
  },
];

/** Counts a provider's accounts that have to be connected again. */
function lostAccess(
  kind: AttentionSource['kind'],
  screen: AttentionSource['target']['screen'],
  access: AttentionSource['screen'],
  accountsOf: (services: Services, member: Member) => Promise<readonly { problem: string | null }[]>,
): AttentionSource {
  return {
    kind,
    screen: access,
    target: { screen, filters: {} },
    async count(services, member) {
      const accounts = await accountsOf(services, member);
      return accounts.filter(({ problem }) => problem !== null).length;
    },
  };
}
