import { reactAria } from './strip-locales.ts';

/**
 * What the published package carries within itself: our private packages, what a host would otherwise install a second
 * time, and dayjs, whose plugins and locales would change that of the page.
 */
export const bundled: (string | RegExp)[] = [
  /^@pinfold\/(contract|store-locator)($|\/)/,
  'dayjs',
  // Has no CommonJS, which hosts on older Node versions need.
  'eventsource-parser',
  'react-hook-form',
  'world-atlas',
  'topojson-client',
  reactAria,
];
