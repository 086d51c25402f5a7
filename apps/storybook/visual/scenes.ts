/** One screenshot of a story. */
export interface Scene {
  /** Name of the screenshot file and of its test. */
  name: string;
  /** The story's id, as in the address of the Storybook. */
  story: string;
  globals?: Readonly<Partial<Record<'colorScheme' | 'locale' | 'direction' | 'density', string>>>;
  /** Pixels. @default 1280 */
  width?: number;
  /** Pixels. @default 800 */
  height?: number;
  /** Text to wait for before the screenshot. */
  shows?: string | RegExp;
  /** Emulates forced colours. */
  forcedColors?: boolean;
  /** Captures the full page. @default the viewport */
  isWhole?: boolean;
}

const dark = { colorScheme: 'dark' };
const rtl = { direction: 'rtl' };
const phone = { width: 390, height: 844 };

const kits = ['actions', 'display', 'feedback', 'fields', 'collections'];
const sheets = kits.flatMap((kit): Scene[] => {
  const story = `guides-all-at-a-glance--${kit}`;
  return [
    { name: `${kit}-light`, story, isWhole: true },
    { name: `${kit}-dark`, story, globals: dark, isWhole: true },
    { name: `${kit}-phone-rtl`, story, globals: rtl, width: 390, isWhole: true },
    { name: `${kit}-forced-colors`, story, forcedColors: true, isWhole: true },
  ];
});

const overlays: Scene[] = [
  { name: 'dialog', story: 'ui-overlays-dialog--open', height: 500 },
  { name: 'dialog-phone-dark', story: 'ui-overlays-dialog--open', globals: dark, width: 390, height: 500 },
  { name: 'drawer-rtl', story: 'ui-overlays-drawer--end', globals: rtl, height: 500 },
  {
    name: 'menu-dark',
    story: 'ui-overlays-menu--open-dark',
    globals: dark,
    height: 400,
    shows: 'Dodaj notatkę',
  },
  { name: 'modal', story: 'ui-overlays-modal--open', height: 400 },
  { name: 'tooltip-forced-colors', story: 'ui-overlays-tooltip--on-focus', forcedColors: true, height: 200 },
];

const inbox = 'features-reviews-ui-reviews-inbox';
const reviews: Scene[] = [
  { name: 'inbox', story: `${inbox}--inbox`, shows: 'Wyślij i następna' },
  { name: 'inbox-dark-en', story: `${inbox}--dark`, globals: { ...dark, locale: 'en' }, shows: 'Reviews' },
  { name: 'inbox-rtl', story: `${inbox}--right-to-left`, globals: rtl, shows: 'Wyślij i następna' },
  { name: 'inbox-forced-colors', story: `${inbox}--inbox`, forcedColors: true, shows: 'Wyślij i następna' },
  { name: 'inbox-phone', story: `${inbox}--phone`, ...phone, shows: 'Opinie' },
  { name: 'inbox-phone-dark', story: `${inbox}--phone-dark`, globals: dark, ...phone, shows: 'Zadzwonić' },
  { name: 'inbox-loading', story: `${inbox}--loading` },
  { name: 'inbox-failed', story: `${inbox}--failed`, shows: 'Spróbuj ponownie' },
  { name: 'inbox-forbidden', story: `${inbox}--forbidden`, shows: 'Nie masz dostępu' },
  { name: 'inbox-bulk', story: `${inbox}-bulk--dialog`, shows: 'Tak będą wyglądać odpowiedzi' },
];

const team = 'features-team-ui-team-members';
const member = 'features-team-ui-member-dialog-steps';
const members: Scene[] = [
  { name: 'team', story: `${team}--team`, shows: 'Krzysztof Wójcik' },
  {
    name: 'team-dark-en',
    story: `${team}--dark`,
    globals: { ...dark, locale: 'en' },
    shows: 'Krzysztof Wójcik',
  },
  { name: 'team-rtl', story: `${team}--right-to-left`, globals: rtl, shows: 'Krzysztof Wójcik' },
  { name: 'team-phone', story: `${team}--phone`, ...phone, shows: 'Krzysztof Wójcik' },
  { name: 'team-forbidden', story: `${team}--forbidden`, height: 400, shows: 'Nie masz dostępu' },
  { name: 'member-permissions', story: `${member}--permissions`, height: 900 },
  { name: 'api-keys', story: 'features-team-ui-api-keys--keys', height: 500 },
];

const company = 'features-company-ui';
const companies: Scene[] = [
  { name: 'profile', story: `${company}-profile-company-profile-form--profile`, isWhole: true, shows: 'NIP' },
  {
    name: 'profile-phone-dark',
    story: `${company}-profile-company-profile-form--dark`,
    globals: dark,
    width: 390,
    isWhole: true,
    shows: 'NIP',
  },
  { name: 'websites', story: `${company}-websites-company-websites--websites`, isWhole: true },
  {
    name: 'keywords-en',
    story: `${company}-keywords-company-keywords--english`,
    globals: { locale: 'en' },
    isWhole: true,
  },
  {
    name: 'places-dark',
    story: `${company}-places-company-search-locations--dark`,
    globals: dark,
    isWhole: true,
  },
];

// The window is as high as the page: a full-page screenshot would resize it, and the lists would be measured again.
const guides: Scene[] = [
  { name: 'theming', story: 'guides-theming--theming', height: 1530, shows: 'Send reply' },
  { name: 'languages', story: 'guides-languages--languages', height: 1000, shows: 'Reseñas' },
];

export const scenes: readonly Scene[] = [
  ...sheets,
  ...overlays,
  ...reviews,
  ...members,
  ...companies,
  ...guides,
];
