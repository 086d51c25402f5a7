import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { jsonImports } from '../../../scripts/json-imports.mjs';

const config: StorybookConfig = {
  // An entry a package: a story without a title is named by its path below the entry's folder.
  stories: [
    '../src/**/*.stories.tsx',
    '../../../packages/sdk/src/**/*.stories.tsx',
    '../../../packages/store-locator/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props come from the types; the TypeScript 7 compiler has no API for the slower reader.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [jsonImports, ...(vite.plugins ?? [])],
    // Named, because the nearest one to be found above would drag in every other workspace's.
    tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)),
    resolve: {
      ...vite.resolve,
      conditions: ['pinfold-source', 'module', 'browser', 'development|production'],
    },
  }),
};

export default config;
