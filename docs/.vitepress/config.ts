import { defineConfig, type UserConfig } from 'vitepress';
import llmstxt from 'vitepress-plugin-llms';
import { flatSidebar, sidebar } from './sidebar.ts';

/**
 * `llms.txt`, and each page as Markdown at its address with `.md`. All in one file is what one reads, not looks up. The
 * plugin is typed for the other version of Vite that is installed.
 */
const markdownPages = llmstxt({
  injectLLMHint: false,
  sidebar: () => flatSidebar,
  ignoreFilesPerOutput: { llmsFullTxt: ['reference/**', 'decisions/**', 'capabilities.md', 'errors.md'] },
}) as unknown as NonNullable<NonNullable<UserConfig['vite']>['plugins']>;

export default defineConfig({
  title: 'Pinfold',
  description: 'Listings and reviews of a business with many locations: an SDK, a panel and an API',
  // Problem documents link to /docs/errors#code.
  base: '/docs/',
  cleanUrls: true,
  // Vite's own default names browsers for which the bundled esbuild no longer writes destructuring.
  vite: {
    build: { target: 'es2022' },
    plugins: markdownPages,
  },
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
