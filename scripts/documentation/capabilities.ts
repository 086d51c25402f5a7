/** One area of the product, with its capabilities by id. Tests name in their titles the capability that they prove. */
export interface CapabilityArea {
  title: string;
  rows: Readonly<Record<string, string>>;
}

/** All that the product does or is to do, in the order of the documentation. */
export const capabilityAreas: readonly CapabilityArea[] = [
  {
    title: 'The embeddable SDK',
    rows: {
      'SDK-01':
        'One Provider takes API client, permissions and locale (also theme, feature flags, error and navigation callbacks); hooks throw a clear error outside it',
      'SDK-02': 'Headless hooks per feature, usable without any of our components',
      'SDK-03':
        'Themable components ReviewsInbox, ListingEditor, RankChart, ExternalChangesTable, StoreLocator, each complete on its own',
      'SDK-04':
        'Tokens → CSS variables; light and dark; partial theme override; per-part style/slot override',
      'SDK-05':
        'Coexists with the host: its own React Query client and i18next instance, no global CSS, no leaked styles, portals stay themed, two Providers on one page, CSP nonce',
      'SDK-06':
        'pl (default), en, es (flagged), loaded on demand; strings can be overridden by the host; locale switch without remount',
      'SDK-07':
        'Permission gates: a component hides or disables what the permission map forbids, and says why',
      'SDK-08':
        'Package quality: subpath exports per feature, types, tree-shaking, `publint` and `attw` clean, size budgets, React 18 and 19, SSR-safe import',
      'SDK-09':
        'Versioned: changesets, generated changelog, an API report that shows every public change in review',
      'SDK-10':
        'Storybook: every component with its states (loading, empty, error, forbidden, dark, each locale), controls, a11y checks; works as a static site',
      'SDK-11':
        'Docs: five-minute embed guide, guide per component, hooks reference, theming, i18n, errors, API reference, each code sample compiled by a test',
      'SDK-12':
        'Example hosts: a partner portal (another router, another styled-components theme, its own React Query) and a plain HTML page',
      'SDK-13':
        'Host pages, the embed guide, the widget and five screens work in Firefox and WebKit as in Chromium',
    },
  },
  {
    title: 'Session, sign-up and demo',
    rows: {
      'SES-01':
        'Sign up by e-mail with an approved access query (or audit and custom-invitation both true), else redirect to the external pricing page; terms must be accepted',
      'SES-02': 'Free trial of a configurable number of days, no card, plan Standard',
      'SES-03':
        'Login: token and e-mail stored, success notified; redirect-after-login path; global loader suppressed there',
      'SES-04': 'Logout clears user, company id, import status and every cached query',
      'SES-05': 'Social login (OIDC)',
      'SES-06':
        'SSO by team name (SAML): team not found; success and failure routes; token retrieval with CSRF header from a temporary cookie; every saml_* error has its own message; replay is refused',
      'SES-07': 'Select account type (employee or company), employee page',
      'SES-08':
        'Forgot password, reset by uid and token, change password; invitation accept (e-mail dropped from payload) and resend',
      'SES-09':
        'Language: PATCH current user, `lang` query parameter, language chooser; es only with the flag',
      'SES-10':
        'Demo mode: read-only, Polish only, every write blocked with a modal and contact button, except login, logout, read-style posts and the admin account type; guarded session pages go to login',
      'SES-11': 'Stored browser keys: user, company id, language, demo user, locations import status',
      'SES-12': "Service-unavailable page titled 'Przerwa techniczna'",
    },
  },
  {
    title: 'Shell and routing',
    rows: {
      'SHL-01': 'Every route exists with its redirects, title and description; named routes',
      'SHL-02':
        'Guards in order: token, wizard, maintenance flag, module, permission, plan restriction, feature flag, company flag → dashboard; authenticated user on session pages → single-location visibility',
      'SHL-03': 'Expired subscription modal → subscription settings; unpaid → order-details with notice',
      'SHL-04': 'Sidebar 287/88 px, items by module and permission, Booster items by module',
      'SHL-05':
        'Top bar: company selector with search, account type, add company, team button; trial chip red under 6 days; help; language; user menu',
      'SHL-06': 'External-changes info bar with reject button',
      'SHL-07':
        'Loader while company data loads; notifications top right in two groups; generic modal; video tutorial dialog (750/410); dialog 620 max, modal 390',
      'SHL-08': 'Page-view event on every route change; do-not-track and excluded domains respected',
      'SHL-09':
        'After load and on company change: user details and protection summary refetched; a failing company list clears the company id and retries once',
      'SHL-10': 'Chunk load error after a deploy recovers',
      'SHL-11': 'Wizard: steps, completion rule, `action=add` adds a company',
    },
  },
  {
    title: 'Errors',
    rows: {
      'ERR-01':
        '400/403 first message; 401 clears session and goes to login; 404; others generic; parsing error',
      'ERR-02': '402: three cases; 429: modal with given or default message; import too many requests',
      'ERR-03':
        '500 with and without the flag; wizard company profile 500 logs out; 503 tracked and to maintenance',
      'ERR-04': 'Every remaining message exists in each language and has a place where it appears',
    },
  },
  {
    title: 'Company, team and permissions',
    rows: {
      'COM-01': 'Companies: list, current, parent, create, edit; master owner with the add flag only',
      'COM-02': 'Permission keys, enforced by the API on every call and by the UI',
      'COM-03': 'Owner/admin/manager rules; manager by list, group, or all current and future',
      'COM-04':
        'Team dialog: members, locations, groups, permissions, preview, complete; defaults; resets; locked initial locations; payload per member type',
      'COM-05': 'Invitations: pending, active, resend',
      'COM-06':
        'Company profile, websites, keywords (company-in-web), search locations, suggested locations and rejections',
      'COM-07': 'Tax number lookup (valid Polish numbers only), not-found message',
      'COM-08': 'User profile, consents, account settings, date and time (timezone flag)',
      'COM-09': 'Plan limits and capabilities enforced by API and panel',
      'COM-10': 'Modules disabled per company disappear and are refused by the API',
    },
  },
  {
    title: 'Listings',
    rows: {
      'LST-01':
        'List with every filter, sort, paging, ids-only, statuses; refetched every 10 minutes; 10,000 locations stay smooth',
      'LST-02':
        'Google account import: accounts, places, already imported, unverified ignored, errors; progress; import status kept',
      'LST-03':
        'ListingEditor: every field of a location with its validation; blocked while an update is running; re-verification warning',
      'LST-04':
        'Regular, special and more hours; services; attributes of four types; URL attributes; labels; categories 1+9',
      'LST-05':
        'Listing update status: pending, in progress, ok, failed, external change, no data, per listing',
      'LST-06':
        'Bulk edit: modes add/delete/overwrite; switching clears only the bulk form after confirmation; one at a time; coordinates rule',
      'LST-07': 'Create on the map: duplicate and ownership dialogs, then import and verification',
      'LST-08': 'Groups and label groups; CSV import with its errors; page size 8',
      'LST-09': 'Quality view and bands',
      'LST-10': 'Export csv/xls/xlsx as a background job with progress dialog and e-mail',
      'LST-11': 'Per-listing tabs: details, external changes list and history, store locator',
      'LST-12': 'Delete listing or profile; restricted cases refused with the reason',
    },
  },
  {
    title: 'External changes',
    rows: {
      'EXT-01': 'Detection from the provider, with source, type, field, date, user',
      'EXT-02': 'ExternalChangesTable: list, filters, accept/reject one, group and mass actions with the cap',
      'EXT-03':
        'Protection settings per field; accepting is automatic under protection; reject under protection: confirm, dialog, summary refetched',
      'EXT-04': 'Status changes are informational and cannot be rejected',
      'EXT-05': 'History with decision and who decided',
      'EXT-06': 'Summary fetched after navigation for owner and admin who can protect',
    },
  },
  {
    title: 'Posts and photos',
    rows: {
      'PUB-01': 'Four post types with their own fields and call to action; visibility; image rules',
      'PUB-02':
        'Immediate and scheduled sending; states; sent of total; published and rejected counts; per-listing failures and retry',
      'PUB-03':
        'Planned posts: edit date, delete; edit needs author or admin; sent and planned tabs; calendar',
      'PUB-04':
        'Photos: categories with ids, limits, cover ratio, one per category per send; partial failure and retry',
      'PUB-05': 'At least one listing; only verified listings',
      'PUB-06': 'Post statistics with their cut-off date',
    },
  },
  {
    title: 'Reviews',
    rows: {
      'RV-01': 'Inbox with every filter and sort, paging 10, only_count, only_ids',
      'RV-02': 'Reply, edit, delete; optimistic processing; blocked until done; sending error',
      'RV-03': 'Bulk reply and template bulk reply: marked processing, already replied skipped',
      'RV-04':
        'AI reply: streamed, done marker, too-many-requests marker, limit shown, only with text, config',
      'RV-05': 'Reply categories and templates: CRUD',
      'RV-06':
        'Review categories with phrase lists, automatic categorisation, tags, bulk tagging, sentiment per category; blocked while processing; no-permission message',
      'RV-07': 'Notes',
      'RV-08': 'Analytics: NSS, sentiment bands, distribution, per category, per location, over time',
      'RV-09': 'Export',
      'RV-10': 'Auto replies: list, accept, reject (flag)',
      'RV-11': 'Review Booster: promo, forms, responses, analytics, categories',
      'RV-12': 'App reviews: App Store and Google Play, reply, categories, notes, export, AI',
      'RV-13': 'Questions and answers, read-only from 3 November 2025',
    },
  },
  {
    title: 'Monitoring and dashboard',
    rows: {
      'MON-01': 'Dashboard: overall score 0–100 and six indicators, over the last days',
      'MON-02': 'Keywords with scope company, group, location; add, delete, limits',
      'MON-03':
        'Single location: RankChart, periodic positions (top, average), chart and table; average takes one keyword',
      'MON-04': 'All locations chart and table with rank buckets',
      'MON-05': 'Competition: at most 5; comparator sets A and B; service-area locations refused',
      'MON-06': 'Map of positions, green to red, grey beyond 20',
      'MON-07': 'Websites: organic rankings, competition, quality audits last and history',
      'MON-08': 'Insights (users-behavior and archive): last two weeks not selectable; export xlsx',
      'MON-09': 'Date presets, earliest 2005-01-01, comparison periods',
    },
  },
  {
    title: 'Store locator',
    rows: {
      'LOC-01': 'Standalone bundle: one script tag on any page; floating button; inline; themed; isolated',
      'LOC-02':
        'Configuration: general, locations, floating button, reviews, posts, photos, FAQ, contact, extra sections, with live preview',
      'LOC-03':
        'Visitor: search by place and position, distance, open now with special hours, filters, map with clusters, details, directions, reviews, posts, photos, FAQ',
      'LOC-04': 'FAQ for all or one location, ordered; per-listing config',
      'LOC-05': 'Changes visible within about 10 minutes; 10,000+ locations',
      'LOC-06': 'Structured data for search engines',
    },
  },
  {
    title: 'Integrations',
    rows: {
      'INT-01': 'Google accounts: connect, list, delete, map settings',
      'INT-02': 'Facebook accounts and page selection',
      'INT-03': 'Apple accounts, brand per country, enable/disable',
      'INT-04': 'Bing: enable/disable and its five states',
      'INT-05': 'Mobile apps: App Store and Google Play accounts',
    },
  },
  {
    title: 'Subscription and payment',
    rows: {
      'PAY-01': 'Plans, monthly/annual, tiers, price preview with tax, promotion codes by period',
      'PAY-02':
        'order-details, invoice-data (tax lookup), checkout (card or quick payment), payment-completed (success, pending, failed)',
      'PAY-03':
        'Plan change blocked while limits are exceeded, naming them; voucher activation with its errors',
      'PAY-04': 'Trial, active, expired, suspended/unpaid and what each shows; remaining days',
    },
  },
  {
    title: 'What runs underneath',
    rows: {
      'BAS-01': 'Reference API: every call on a real database, embedded by default, PostgreSQL at scale',
      'BAS-02':
        'The outside world (map providers, payments, AI, mail, app stores, registries) reached through real protocols, with a built-in sandbox as the default',
      'BAS-03': 'Background work survives a crash: nothing lost, nothing done twice',
      'BAS-04': 'Two commands on a fresh machine: one starts it with data, one passes all tests',
    },
  },
  {
    title: 'Beyond the usual',
    rows: {
      'BEY-01': 'Embed tokens: short-lived, limited to permissions and locations, asked for server to server',
      'BEY-02':
        'Scriptable sandbox: movable clock, quotas, moderation, suggested edits, faults, replayed by seed',
      'BEY-03':
        "Three-way field diff: ours, live, proposed, with the provider's reason; equality that knows phones, URLs, hours, coordinates",
      'BEY-04': 'Protection rules with a dry run over history ("would have rejected 412 of 450")',
      'BEY-05': 'Edit-war breaker: stop after N reverts of one field, escalate',
      'BEY-06': 'Bulk edit as a change set: preview per location, quota ETA, pause, retry failed, revert all',
      'BEY-07': 'Reply pre-flight: bytes, repetition across a bulk, personal data, language',
      'BEY-08':
        'Moderation tracker: rejected with the reason → fix → resend; outdated when the review changed after the reply',
      'BEY-09': 'Explainable score: formula, inputs, what the next five points need',
      'BEY-10': 'Geo-grid ranks: time-lapse, A/B of two scans, noise band',
      'BEY-11': 'Time machine: a listing as of any date; attributed edits pinned on charts',
      'BEY-12': "Hours intelligence: public-holiday gaps, a week's timeline, OSM `opening_hours` in and out",
      'BEY-13': 'A Review Booster that cannot gate: every score is offered the public link, provably',
      'BEY-14': 'Exit-safe: snapshot before connecting, full export, restore',
      'BEY-15': 'Live updates: what changes on the server changes on the screen, with polling as fallback',
      'BEY-16': 'Keyboard first: shortcuts, command palette, undo',
      'BEY-17':
        "Posts exactly once under kill and lost answers; handed over ahead of time, so that they appear on the minute by each location's clock; one taken down later is noticed",
      'BEY-18':
        'Billing that converges without webhooks; a double charge refunds itself; overages named with the way out; self-hosters can switch selling off',
      'BEY-19':
        "A partner's server hears of what happens: signed webhooks (Standard Webhooks), chosen by topic and location, retried, replayable, with a delivery log and a test button",
      'BEY-20':
        "The contract as tools for an assistant (MCP): each endpoint's permission, plan, demo and confirmation rules hold; read-only unless granted; every write attributed and undoable as a person's",
      'BEY-21':
        'What Google added in 2026: recurring posts as a series in composer and calendar, photos and videos in reviews, the reply link where we cannot send, policy violations in words that help',
      'BEY-22':
        'Second factor: passkeys and one-time codes with recovery, enforceable for a company; a fresh log-in before what cannot be taken back',
      'BEY-23':
        'Read by machines: every operation described with an example from recorded answers, headers declared, idempotency keys on creates, docs as Markdown and `llms.txt`',
    },
  },
  {
    title: 'Packages',
    rows: {
      'CRD-01':
        "i18next and react-i18next carry every text of SDK and panel, by private instances; a host's own i18next stays untouched",
      'CRD-02': 'dayjs carries presets, periods and time zones in SDK, panel and API, by a private copy',
      'CRD-03': 'recharts draws the charts, React Aria carries interaction, React Query carries data',
    },
  },
  {
    title: 'Operated by others',
    rows: {
      'OPS-01':
        'Image, compose and chart whose every variable, port, path and script is checked; a bare Debian with PostgreSQL works by the same scripts',
      'OPS-02':
        'Many web and worker processes on one PostgreSQL: started together on an empty database, restarted in turn without a failed request, through PgBouncer',
      'OPS-03': 'Online migrations by rule: N and N+1 side by side, upgrade and back under traffic',
      'OPS-04': 'Metrics, alerts, traces from click to provider, logs with company, trace and job',
      'OPS-05': 'Backup, restore into a copy whose jobs are paused, and a check of the copy',
      'OPS-06': 'Key ring, rotation and resealing',
      'OPS-07':
        'Database away, disk full, worker killed, provider down: named problem, nothing lost, recovery alone',
      'OPS-08': 'Published capacity, load and soak tables that anyone can run again',
    },
  },
];
