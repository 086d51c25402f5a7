/** A plausible fault, and the cheapest test that has to find it. */
export interface Mutant {
  name: string;
  file: string;
  /** A text that stands in the file exactly once. */
  from: string;
  to: string;
  proof: Proof;
}

/** A vitest project with a part of a test file's path, or a check. */
export type Proof = { project: string; test: string } | { check: string };

const api = (test: string): Proof => ({ project: 'api', test });
const contract = (test: string): Proof => ({ project: 'contract', test });
const sdk = (test: string): Proof => ({ project: 'sdk', test });

export const mutants: readonly Mutant[] = [
  {
    name: 'the log tells the token of an account that was connected',
    file: 'apps/api/src/features/integrations/accounts/connect-google.service.ts',
    from: "  if (found.length === 0) throw new Problem('google_no_accounts');",
    to: "  if (found.length === 0) throw new Problem('google_no_accounts');\n  services.log.info({ login, refreshToken }, 'a Google account was connected');",
    proof: api('accounts/connect-google.test.ts'),
  },
  {
    name: 'the address of a call to Facebook has the token of a person',
    file: 'apps/api/src/providers/facebook/authorization.ts',
    from: '        hasSecretParams: true,\n',
    to: '',
    proof: api('facebook/facebook.test.ts'),
  },
  {
    name: 'an error repeats what opens the provider',
    file: 'apps/api/src/providers/provider-request.ts',
    from: 'await hideCredentials(fetch)(url, {',
    to: 'await fetch(url, {',
    proof: api('providers/provider.conformance.test.ts'),
  },
  {
    name: 'the gate forgets the permission of an endpoint',
    file: 'packages/contract/src/access/decide-access.ts',
    from: "if (isLimited && access.permission && !membership.permissions[access.permission])\n    return 'permission_denied';",
    to: '',
    proof: contract('access/'),
  },
  {
    name: 'an endpoint asks for no permission any more',
    file: 'packages/contract/src/features/reviews/replies.endpoints.ts',
    from: "until the provider decides',\n  access: { permission: 'reply_reviews', ",
    to: "until the provider decides',\n  access: { ",
    proof: { check: 'generated' },
  },
  {
    name: 'a manager of some locations changes what all of them share',
    file: 'packages/contract/src/access/decide-access.ts',
    from: "if (access.concernsAllLocations === true && !seesEveryLocation(membership))\n    return 'concerns_other_locations';",
    to: '',
    proof: contract('access/'),
  },
  {
    name: 'an endpoint no longer says that it concerns all locations',
    file: 'packages/contract/src/features/integrations/google-accounts.endpoints.ts',
    from: ', concernsAllLocations: true',
    to: '',
    proof: contract('endpoints.test.ts'),
  },
  {
    name: 'the demo may write',
    file: 'packages/contract/src/access/decide-access.ts',
    from: "if (isWrite && isReadOnly(membership)) return 'demo_read_only';",
    to: '',
    proof: contract('access/'),
  },
  {
    name: 'a limited manager sees the locations of everybody',
    file: 'apps/api/src/features/listings/visible-locations.ts',
    from: 'if (scope.seesAllLocations) return undefined;',
    to: 'if (scope.userId > 0) return undefined;',
    proof: api('http/security-scope.test.ts'),
  },
  {
    name: 'what the provider has is sent again after a lost answer',
    file: 'apps/api/src/delivery/send-once.ts',
    from: 'if (sentBefore) {',
    to: 'if (sentBefore && now() < sentBefore) {',
    proof: api('delivery/deliveries.conformance.test.ts'),
  },
  {
    name: 'what always fails begins its tries anew after each quota',
    file: 'apps/api/src/delivery/define-provider-job.ts',
    from: 'tries: isRetry ? tries : undefined',
    to: 'tries: isRetry && undefined',
    proof: api('delivery/deliveries.conformance.test.ts'),
  },
  {
    name: 'an older job sends the reply that was replaced',
    file: 'apps/api/src/features/reviews/replies/reply-lifecycle.ts',
    from: "and r.id = ${reviewId} and r.reply_version = ${version} and r.reply_status = 'processing'\n          for update",
    to: "and r.id = ${reviewId} and ${version} > 0 and r.reply_status = 'processing'\n          for update",
    proof: api('reviews/replies/reply.test.ts'),
  },
  {
    name: 'a bulk reply overwrites replies that are there',
    file: 'apps/api/src/features/reviews/replies/reply-lifecycle.ts',
    from: 'isReplacing ? isSettled : isUnanswered',
    to: 'isSettled',
    proof: api('reviews/replies/bulk-reply.test.ts'),
  },
  {
    name: 'the days of a filter are those of UTC, not of the company',
    file: 'apps/api/src/database/company-days.ts',
    from: '${day}::date::timestamp at time zone ${timezone})',
    to: "${day}::date::timestamp at time zone ${timezone && 'UTC'})",
    proof: api('reviews/search-reviews.test.ts'),
  },
  {
    name: 'the filter by note is ignored',
    file: 'apps/api/src/features/opinions/search/opinion-filter.ts',
    from: 'isOrNot(sql`r.has_note`, search.has_note),',
    to: '',
    proof: api('reviews/search-reviews.test.ts'),
  },
  {
    name: 'a reply that an app store may have is sent again',
    file: 'apps/api/src/features/app-reviews/replies/publish-app-reply.job.ts',
    from: 'find: () => findSentReply(reply),',
    to: 'find: async () => (version.version < 0 ? findSentReply(reply) : undefined),',
    proof: api('app-reviews/replies/app-reply.test.ts'),
  },
  {
    name: 'a week without Google Play leaves no gap',
    file: 'apps/api/src/features/app-reviews/sync/app-review-reads.ts',
    from: 'lastRead < shownFrom',
    to: 'lastRead > shownFrom',
    proof: api('app-reviews/app-reviews.test.ts'),
  },
  {
    name: 'a new stream is not told what changed just before it',
    file: 'apps/api/src/live/live-bus.ts',
    from: '(at < since ? [] : [topic])',
    to: '(at > since ? [] : [topic])',
    proof: api('src/live/'),
  },
  {
    name: 'a link out of a mail works twice',
    file: 'apps/api/src/features/session/mailed-link.ts',
    from: '.delete(mailedLinks)\n    .where(usable(kind, parts, now))\n    .returning();',
    to: '.select()\n    .from(mailedLinks)\n    .where(usable(kind, parts, now));',
    proof: api('session/mailed-link.test.ts'),
  },
  {
    name: 'wrong passwords are not counted',
    file: 'apps/api/src/limits/throttle.ts',
    from: 'where ${left} < ${limit}',
    to: 'where true',
    proof: api('session/session.test.ts'),
  },
  {
    name: 'an identity provider’s answer can be used twice',
    file: 'apps/api/src/features/session/federated/sso-login.service.ts',
    from: "if (fresh.length === 0) throw new FederatedLoginFault('saml_replay_attack');",
    to: '',
    proof: api('session/federated/sso-trust.test.ts'),
  },
  {
    name: 'a website has pages that only begin with its path',
    file: 'packages/contract/src/features/websites/organic-rank.ts',
    from: 'part.path.startsWith(`${path}/`)',
    to: 'part.path.startsWith(path)',
    proof: contract('websites/organic-rank.test.ts'),
  },
  {
    name: 'a website that was not found counts as if it stood at the top',
    file: 'apps/api/src/features/websites/organic/measured-keywords.ts',
    from: 'sum(coalesce(d.position, ${missingRank}::int4))',
    to: 'sum(coalesce(d.position, ${missingRank}::int4 - 20))',
    proof: api('websites/organic/organic-reads.test.ts'),
  },
  {
    name: 'what Google leaves out replaces what was known of a day',
    file: 'apps/api/src/features/insights/collect/store-insight-days.ts',
    from: 'sql`coalesce(g.${metric}, d.${metric}) as ${metric}`',
    to: 'sql`g.${metric} as ${metric}`',
    proof: api('insights/collect/insight-sums'),
  },
  {
    name: 'a manager is told what all locations of the company add up to',
    file: 'apps/api/src/features/insights/read/insight-rows.ts',
    from: 'if (source.locationIds) return locationInsightRows(source, period, { byMonth });',
    to: '',
    proof: api('insights/read/insights.test'),
  },
  {
    name: 'a day that Google told nothing of is drawn as zero',
    file: 'apps/api/src/features/insights/read/insight-sums.ts',
    from: 'perMetric(insightMetrics, () => null)',
    to: 'perMetric(insightMetrics, () => 0)',
    proof: api('insights/read/insights.test'),
  },
  {
    name: 'a month of keywords is compared with months of which too few are known',
    file: 'apps/api/src/features/insights/read/insight-keywords.queries.ts',
    from: 'known.from <= earlier.from &&',
    to: '',
    proof: api('insights/read/insight-keywords'),
  },
  {
    name: 'a listing can be edited while an update of it is on its way',
    file: 'packages/contract/src/features/listings/updates/listing-edit.ts',
    from: "if (listing.processing_in_progress) return 'update_in_progress';",
    to: '',
    proof: contract('listings/updates/updates.test.ts'),
  },
  {
    name: 'a formula in a name runs in the spreadsheet of who exports it',
    file: 'packages/contract/src/csv-text.ts',
    from: "? `'${text}` : text",
    to: '? `${text}` : text',
    proof: contract('csv-text.test.ts'),
  },
  {
    name: 'a store is open on a day that special hours close',
    file: 'packages/contract/src/features/listings/hours/open-at.ts',
    from: 'special.some((period) => period.closed)',
    to: 'special.every((period) => !period.closed)',
    proof: contract('listings/hours/open-at.test.ts'),
  },
  {
    name: 'weeks begin on Sunday',
    file: 'packages/contract/src/period.ts',
    from: '(day.day() + 6) % 7',
    to: 'day.day()',
    proof: contract('period.test.ts'),
  },
  {
    name: 'a score of 21 is neutral',
    file: 'packages/contract/src/features/opinions/analytics/figures.ts',
    from: 'if (shown > 20)',
    to: 'if (shown > 21)',
    proof: contract('opinions/analytics/'),
  },
  {
    name: 'others who keep changing a field back are never noticed',
    file: 'packages/contract/src/features/external-changes/protection.ts',
    from: '.length >= limit',
    to: '.length > limit',
    proof: contract('external-changes/'),
  },
  {
    name: 'a refused reply stays shown as on its way',
    file: 'packages/sdk/src/features/reviews/use-reply.ts',
    from: 'onError: (_error, _variables, undo) => undo?.(),',
    to: '',
    proof: sdk('reviews/use-reply.test.tsx'),
  },
  {
    name: 'taking a change back undoes what the server said meanwhile',
    file: 'packages/sdk/src/query/optimistic.ts',
    from: '(formerOf.get(JSON.stringify(entry)) ?? entry)',
    to: '([...formerOf.values()].find(({ id }) => id === entry.id) ?? entry)',
    proof: sdk('reviews/reviews-cache.test.ts'),
  },
  {
    name: 'a filter in the address is lost',
    file: 'packages/sdk/src/state/search-params.ts',
    from: 'choice([true, false])',
    to: 'choice([true])',
    proof: sdk('state/define-filters.test.ts'),
  },
  {
    name: 'what was begun stays in the cache of who logged out',
    file: 'packages/sdk/src/features/session/session.ts',
    from: 'onSettled: () => {\n      queryClient.clear();',
    to: 'onSettled: () => {',
    proof: sdk('session/session.test.tsx'),
  },
  {
    name: 'logging in leads to the dashboard, not to the page that was asked for',
    file: 'apps/panel/src/routing/guards.ts',
    from: 'hasLeft ? undefined : location',
    to: 'undefined',
    proof: { project: 'panel', test: 'routing/' },
  },
  {
    name: 'the focus is lost when somebody is removed from the team',
    file: 'packages/sdk/src/features/team/ui/list/member-list.tsx',
    from: 'if (removals > 0) list.current?.focus();',
    to: '',
    proof: { project: 'storybook*', test: 'team/ui/team-members' },
  },
  {
    name: 'a host’s letter spacing leaks into our parts',
    file: 'packages/sdk/src/theme/shelter-style.ts',
    from: '    letter-spacing: inherit;\n    line-height: inherit;',
    to: '    line-height: inherit;',
    proof: { project: 'storybook*', test: 'coexistence' },
  },
];
