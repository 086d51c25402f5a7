import { fileURLToPath } from 'node:url';

/** What says React means preact: 6 kB instead of 82. */
export const viewAliases = [
  { find: /^react$/, replacement: fileURLToPath(new URL('src/preact.ts', import.meta.url)) },
  {
    find: /^react\/jsx-runtime$/,
    replacement: fileURLToPath(new URL('src/preact.ts', import.meta.url)),
  },
];

/** The same for tests of the view, whose library wants more of React than the view does. */
export const preactAliases = [
  alias('react-dom/test-utils', 'preact/test-utils'),
  alias('react-dom/client', 'preact/compat/client'),
  alias('react-dom', 'preact/compat'),
  alias('react/jsx-runtime', 'preact/jsx-runtime'),
  alias('react/jsx-dev-runtime', 'preact/jsx-dev-runtime'),
  alias('react', 'preact/compat'),
];

/** By its place on disk, since the view’s sources lie outside of this package. */
function alias(name: string, replacement: string) {
  return { find: new RegExp(`^${name}$`), replacement: fileURLToPath(import.meta.resolve(replacement)) };
}
