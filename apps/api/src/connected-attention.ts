import { getExternalChangeStats } from '@pinfold/contract/features/external-changes/external-changes.endpoints';
import { listAppleAccounts } from '@pinfold/contract/features/integrations/apple-accounts.endpoints';
import { listFacebookAccounts } from '@pinfold/contract/features/integrations/facebook-accounts.endpoints';
import { listGoogleAccounts } from '@pinfold/contract/features/integrations/google-accounts.endpoints';
import { listLocalPosts } from '@pinfold/contract/features/publications/local-posts.endpoints';
import { getReviewStats } from '@pinfold/contract/features/reviews/reviews.endpoints';
import type { AttentionSource } from './attention-sources.ts';
import { waitingChangesStatement } from './features/external-changes/read/changes.queries.ts';
import {
  countLostGrants,
  type Grants,
  grantsStatement,
} from './features/integrations/accounts/google-account.ts';
import { appleConflictsStatement } from './features/integrations/directories/apple/apple-account.ts';
import { lostAccessStatement } from './features/integrations/directories/lost-access.ts';
import { postsWithProblemsStatement } from './features/publications/posts/local-posts.queries.ts';
import { reviewFilter } from './features/reviews/review-filter.ts';
import { reviewCountStatement } from './features/reviews/reviews.queries.ts';

/** Connects the dashboard with what waits in other features, the most urgent first. */
export const connectedAttention: readonly AttentionSource[] = [
  {
    kind: 'lost_access',
    screen: listGoogleAccounts.access,
    target: { screen: 'google_accounts', filters: {} },
    found: grantsStatement,
    count: ({ sealer }, found) => countLostGrants(sealer, found as Grants),
  },
  {
    kind: 'lost_facebook_access',
    screen: listFacebookAccounts.access,
    target: { screen: 'facebook_accounts', filters: {} },
    found: (member) => lostAccessStatement(member, 'facebook'),
  },
  {
    kind: 'lost_apple_access',
    screen: listAppleAccounts.access,
    target: { screen: 'apple_accounts', filters: {} },
    found: (member) => lostAccessStatement(member, 'apple'),
  },
  {
    kind: 'apple_conflicts',
    screen: listAppleAccounts.access,
    target: { screen: 'apple_accounts', filters: {} },
    found: appleConflictsStatement,
  },
  {
    kind: 'open_replies',
    screen: getReviewStats.access,
    target: { screen: 'reviews', filters: { reply: 'false', deleted: 'false' } },
    found: (member) => reviewCountStatement(reviewFilter(member, { reply: false, deleted: false })),
  },
  {
    kind: 'external_changes',
    screen: getExternalChangeStats.access,
    target: { screen: 'external_changes', filters: {} },
    found: waitingChangesStatement,
  },
  {
    kind: 'failed_posts',
    screen: listLocalPosts.access,
    target: { screen: 'posts', filters: { tab: 'sent', status: 'problems' } },
    found: postsWithProblemsStatement,
  },
];
