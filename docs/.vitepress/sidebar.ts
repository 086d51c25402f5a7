import type { DefaultTheme } from 'vitepress';
import { referenceGroups } from './reference-groups.ts';

/** Two sidebars: what is read through, and what is looked up. */
export const sidebar: DefaultTheme.SidebarMulti = {
  '/': [
    group('Begin', [
      ['Embed in five minutes', '/guides/embed-in-five-minutes'],
      ['Run the whole product', '/guides/getting-started'],
      ['Run a server', '/guides/running-a-server'],
      ['The sandbox', '/guides/sandbox'],
      ['Embed tokens', '/guides/embed-tokens'],
      ['Store locator on any website', '/guides/store-locator-widget'],
    ]),
    group('Make it yours', [
      ['Theming', '/guides/theming'],
      ['Texts and languages', '/guides/texts-and-languages'],
      ['Permissions', '/guides/permissions'],
      ['Headless', '/guides/headless'],
      ['The API document', '/guides/api-document'],
      ['Repeat a request', '/guides/repeat-a-request'],
    ]),
    group('In your page', [
      ['Errors', '/guides/errors'],
      ['Live updates', '/guides/live-updates'],
      ['Accessibility', '/guides/accessibility'],
      ['Server rendering', '/guides/server-rendering'],
      ['Content security policy', '/guides/content-security-policy'],
      ['Beside your own code', '/guides/coexistence'],
      ['Testing', '/guides/testing'],
      ['Versioning', '/guides/versioning'],
    ]),
    group('Features', [
      ['Reviews', '/features/reviews'],
      ['AI replies', '/features/ai-replies'],
      ['App reviews', '/features/app-reviews'],
      ['Review Booster', '/features/review-booster'],
      ['Session', '/features/session'],
      ['Company', '/features/company'],
      ['Team', '/features/team'],
      ['Billing', '/features/billing'],
      ['Listings', '/features/listings'],
      ['Review Booster', '/features/review-booster'],
      ['External changes', '/features/external-changes'],
      ['Dashboard', '/features/dashboard'],
      ['Insights', '/features/insights'],
      ['Integrations', '/features/integrations'],
      ['Other maps', '/features/other-maps'],
      ['Apple Maps', '/features/apple-maps'],
      ['Facebook', '/features/facebook'],
      ['Questions and answers', '/features/questions'],
      ['Website audits', '/features/website-audits'],
      ['Store locator', '/features/store-locator'],
      ['Websites', '/features/websites'],
    ]),
    group('How it is built', [
      ['Architecture', '/architecture'],
      ['Performance', '/performance'],
      ['Decisions', '/decisions/'],
      ['Glossary', '/glossary'],
      ['Capabilities', '/capabilities'],
    ]),
    group('Recipes', [
      ['Add an endpoint', '/recipes/add-an-endpoint'],
      ['Add a job', '/recipes/add-a-job'],
      ['Add a delivery', '/recipes/add-a-delivery'],
      ['Add a poller', '/recipes/add-a-poller'],
      ['Add a list', '/recipes/add-a-list'],
      ['Add a chart', '/recipes/add-a-chart'],
      ['Add an export', '/recipes/add-an-export'],
      ['Add an inbox of opinions', '/recipes/add-an-inbox'],
      ['Add a draft of the model', '/recipes/add-an-ai-draft'],
      ['Add a form', '/recipes/add-a-form'],
      ['Add a provider', '/recipes/add-a-provider'],
    ]),
  ],
  '/reference/': [
    group('SDK', [
      ['Entries', '/reference/entries/'],
      ['Tokens', '/reference/tokens'],
      ['Parts', '/reference/parts'],
      ['Message keys', '/reference/messages'],
    ]),
    { text: 'Components', items: referenceGroups('components') },
    { text: 'Hooks', items: referenceGroups('hooks') },
    group('API', [
      ['Calls', '/reference/api'],
      ['Errors', '/errors'],
      ['Permissions', '/reference/permissions'],
      ['Permission matrix', '/reference/permission-matrix'],
    ]),
    group('Running it', [['Environment', '/reference/environment']]),
  ],
};

function group(text: string, pages: readonly (readonly [text: string, link: string])[]) {
  return { text, items: pages.map(([title, link]) => ({ text: title, link })) };
}

/** The same as one list of groups for `llms.txt`: of a group within a group the plugin forgets the site's base. */
export const flatSidebar: DefaultTheme.SidebarItem[] = Object.values(sidebar)
  .flatMap((groups) => (Array.isArray(groups) ? groups : groups.items))
  .flatMap(({ text = '', items = [] }) => [
    { text, items: items.filter(({ link }) => link !== undefined) },
    ...items.map((inner) => ({ text: `${text}: ${inner.text}`, items: inner.items ?? [] })),
  ])
  .filter(({ items }) => items.length > 0);
