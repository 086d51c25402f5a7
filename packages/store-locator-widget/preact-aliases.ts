import { fileURLToPath } from 'node:url';

/** Replaces React by preact in the widget: 6 KB instead of 82. */
export const viewAliases = [
  { find: /^react$/, replacement: fileURLToPath(new URL('src/preact.ts', import.meta.url)) },
  {
    find: /^react\/jsx-runtime$/,
    replacement: fileURLToPath(new URL('src/preact.ts', import.meta.url)),
  },
];

/** For tests of the view, whose library uses more of React: `preact/compat`. */
export const preactAliases = [
  alias('react-dom/test-utils', 'preact/test-utils'),
  alias('react-dom/client', 'preact/compat/client'),
  alias('react-dom', 'preact/compat'),
  alias('react/jsx-runtime', 'preact/jsx-runtime'),
  alias('react/jsx-dev-runtime', 'preact/jsx-dev-runtime'),
  alias('react', 'preact/compat'),
];

/** Resolved to a file, since the view's sources are outside this package. */
function alias(name: string, replacement: string) {
  return { find: new RegExp(`^${name}$`), replacement: fileURLToPath(import.meta.resolve(replacement)) };
}
