import { defineConfig } from 'vitepress';
import { sidebar } from './sidebar.ts';

export default defineConfig({
  title: 'Pinfold',
  description: 'Listings and reviews of a business with many locations: an SDK, a panel and an API',
  // Problem documents link to /docs/errors#code.
  base: '/docs/',
  cleanUrls: true,
  // Vite's own default names browsers for which the bundled esbuild no longer writes destructuring.
  vite: { build: { target: 'es2022' } },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Guides', link: '/guides/embed-in-five-minutes' },
      { text: 'SDK', link: '/reference/entries/' },
      { text: 'API', link: '/reference/api' },
      // The build puts it beside the pages.
      { text: 'Storybook', link: '/storybook/', target: '_self' },
    ],
    sidebar,
  },
});
