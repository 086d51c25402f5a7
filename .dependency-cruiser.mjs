const sdk = '^packages/sdk/src/';
const tests = '[.](test|stories)[.]tsx?$|/testing/';
/** Features that others may build on, through their `index.ts` where they have one. */
const foundations = 'session|company|team|billing|listings|opinions';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule(
      'no-circle',
      'A circle of imports has no order to be read in.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
      'no-unresolved',
      'An import must lead somewhere.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:|[.]css$' },
    ),
    rule(
      'features-are-islands',
      'A feature knows no other feature, except the foundations. Where two meet, the panel composes them.',
      { path: '^(packages|apps)/([^/]+)/src/features/([^/]+)/', pathNot: tests },
      { path: '^$1/$2/src/features/', pathNot: `^$1/$2/src/features/($3|${foundations})/` },
    ),
    rule(
      'packages-by-their-names',
      'A package is imported by its name, so that its `exports` say what others may use.',
      { path: '^(packages|apps)/([^/]+)/' },
      { path: '^(packages|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    ),
    rule(
      'contract-stands-alone',
      'The contract is what both sides say; it knows neither.',
      { path: '^packages/contract/' },
      {
        path: '^(packages/(?!contract)|apps/)|(^|/)node_modules/(?!zod/|dayjs/|libphonenumber-js/|@types/)',
        pathNot: '(^|/)node_modules/(vitest|fast-check|luxon|@types/luxon|temporal-polyfill)/',
      },
    ),
    rule(
      'sdk-knows-only-the-contract',
      'The SDK runs in other people’s pages, without our apps.',
      { path: sdk, pathNot: tests },
      { path: '^apps/' },
    ),
    rule(
      'sdk-never-reaches-zod',
      'Rules and enumerations only: zod would cost every embedder its size.',
      { path: sdk, pathNot: tests },
      {
        path: '(^|/)node_modules/zod/',
        reachable: true,
      },
    ),
    rule(
      'browsers-load-phone-numbers-late',
      'The numbers of all countries are larger than a screen: a browser fetches them when one is read.',
      { path: '^packages/(sdk|store-locator|store-locator-widget)/src/', pathNot: tests },
      { path: 'contact/phone-numbers[.]ts$|(^|/)node_modules/libphonenumber-js/', dynamic: false },
    ),
    rule(
      'patterns-know-no-feature',
      'What every list and form is made of cannot depend on one of them.',
      { path: `${sdk}(ui|patterns)/`, pathNot: tests },
      { path: `${sdk}features/` },
    ),
    rule(
      'kit-knows-no-pattern',
      'Patterns are made of the kit; the kit is made of nothing of ours.',
      { path: `${sdk}(ui|theme)/`, pathNot: tests },
      { path: `${sdk}patterns/` },
    ),
    rule(
      'headless-stays-headless',
      'Hooks work without our components and styles.',
      {
        path: sdk,
        pathNot: `${sdk}(ui|theme|patterns)/|/ui/|${sdk}(index|styles|billing|reviews|app-reviews|review-analytics|app-review-analytics|review-management|team|session|company|dashboard|insights|websites|review-booster|booster-review-analytics|listings|integrations|external-changes|questions|rankings|publications|store-locator-settings|storybook|ui)[.]ts$|${tests}`,
      },
      {
        path: `${sdk}(ui|patterns)/|/features/[^/]+/ui/|(^|/)node_modules/styled-components/`,
      },
    ),
    rule(
      'headless-entries-reach-no-styles',
      'A host that takes only hooks gets no styles.',
      { path: `${sdk}headless/` },
      {
        path: `${sdk}(ui|patterns)/|/features/[^/]+/ui/|(^|/)node_modules/styled-components/`,
        reachable: true,
      },
    ),
    rule(
      'patterns-know-no-feature',
      'A pattern is what several features draw alike; it gets what it shows.',
      { path: `${sdk}(patterns|state)/`, pathNot: tests },
      { path: '/features/' },
    ),
    rule(
      'locator-knows-only-the-contract',
      'The view of visitors runs on preact too, in pages without a Provider.',
      { path: '^packages/store-locator/', pathNot: tests },
      { path: '^(packages/(?!contract/|store-locator/)|apps/)|(^|/)node_modules/(styled-components|zod)/' },
    ),
    rule(
      'panel-embeds-the-sdk',
      'What the panel lacks, every embedder lacks: it takes only what the SDK exports.',
      { path: '^apps/panel/' },
      {
        path: '^(packages/(contract|store-locator|store-locator-widget)/|apps/(?!panel/))',
      },
    ),
    rule(
      'panel-uses-public-entries',
      'Past the exports of @pinfold/sdk nothing is promised.',
      { path: '^apps/panel/' },
      {
        path: sdk,
        pathNot: `${sdk}((?!storybook)[a-z-]+|headless/[a-z-]+|locales/[a-z-]+|testing/index)[.]tsx?$`,
      },
    ),
    rule(
      'only-routes-know-http',
      'Services are called by jobs too, so they know no request.',
      {
        path: '^apps/api/src/features/',
        pathNot: '[.]routes[.]ts$|[.]test[.]ts$',
      },
      { path: '(^|/)node_modules/(hono|@hono)/|^apps/api/src/http/' },
    ),
    rule(
      'api-knows-no-front',
      'The API serves the panel’s files; it imports none of them.',
      { path: '^apps/api/' },
      { path: '^(packages/(sdk|store-locator|store-locator-widget)|apps/(panel|storybook))/' },
    ),
    rule(
      'offers-know-no-answer',
      'Everyone is offered the same public pages: what makes the offer can know nothing of a score.',
      { path: '^apps/api/src/features/review-booster/public-offer/', pathNot: tests },
      {
        path: '^(apps|packages)/',
        pathNot:
          '/review-booster/public-offer/|^apps/api/src/(answers|i18n)/|^packages/contract/src/(languages[.]ts|features/review-booster/booster-form[.]ts)',
      },
    ),
    rule(
      'offers-reach-no-answer',
      'Everyone is offered the same public pages: what makes the offer can know nothing of a score.',
      { path: '^apps/api/src/features/review-booster/public-offer/', pathNot: tests },
      { path: '/review-booster/(responses|audit|pages)/|review-booster[.]table[.]ts$', reachable: true },
    ),
    rule(
      'sandbox-only-at-the-root',
      'There is no second, simulated way of working: the sandbox is spoken to over the provider’s protocol.',
      {
        path: '^apps/api/src/',
        pathNot:
          '^apps/api/src/(start|billing|subscribe-to-sandbox|main)[.]ts$|[.]test[.]ts$|/(testing|seed)/',
      },
      { path: '^apps/sandbox/' },
    ),
    rule(
      'sandbox-stands-alone',
      'The outside world does not know who calls.',
      { path: '^apps/sandbox/' },
      { path: '^(packages/|apps/(?!sandbox))' },
    ),
    rule(
      'no-test-in-production',
      'What ships does not import what tests it.',
      { path: '^(packages|apps)/', pathNot: `${tests}|vitest|[.]storybook/|^apps/storybook/` },
      { path: '[.](test|stories)[.]tsx?$' },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/(dist|storybook-static)/' },
    enhancedResolveOptions: {
      conditionNames: ['pinfold-source', 'import', 'module', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};

function rule(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}
