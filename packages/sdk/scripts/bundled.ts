import { reactAria } from './strip-locales.ts';

/**
 * What the published package carries within itself: our contract, what a host would otherwise install a second time, and
 * dayjs, whose plugins and locales would change that of the page.
 */
export const bundled: (string | RegExp)[] = [
  /^@pinfold\/contract/,
  'dayjs',
  'react-hook-form',
  'world-atlas',
  'topojson-client',
  reactAria,
];
