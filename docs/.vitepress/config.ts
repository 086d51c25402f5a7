import { defineConfig } from 'vitepress';

export default defineConfig({
  title: 'Pinfold',
  description: 'Listings and reviews of a business with many locations: an SDK, a panel and an API',
  // Problem documents link to /docs/errors#code.
  base: '/docs/',
  cleanUrls: true,
  themeConfig: {
    search: { provider: 'local' },
    nav: [
      { text: 'Guides', link: '/guides/getting-started' },
      { text: 'Architecture', link: '/architecture' },
      { text: 'Reference', link: '/reference/api' },
    ],
    sidebar: [
      {
        text: 'Guides',
        items: [
          { text: 'Getting started', link: '/guides/getting-started' },
          { text: 'Embed in five minutes', link: '/guides/embed-in-five-minutes' },
          { text: 'Embed tokens', link: '/guides/embed-tokens' },
        ],
      },
      {
        text: 'How it is built',
        items: [
          { text: 'Architecture', link: '/architecture' },
          { text: 'Decisions', link: '/decisions/' },
        ],
      },
      {
        text: 'Features',
        items: [
          { text: 'Reviews', link: '/features/reviews' },
          { text: 'Session', link: '/features/session' },
          { text: 'Company', link: '/features/company' },
          { text: 'Team', link: '/features/team' },
          { text: 'Listings', link: '/features/listings' },
        ],
      },
      {
        text: 'Reference',
        items: [
          { text: 'API', link: '/reference/api' },
          { text: 'Errors', link: '/errors' },
          { text: 'Permissions', link: '/reference/permissions' },
          { text: 'Permission matrix', link: '/reference/permission-matrix' },
          { text: 'Environment', link: '/reference/environment' },
          { text: 'Sandbox', link: '/reference/sandbox' },
        ],
      },
    ],
  },
});
