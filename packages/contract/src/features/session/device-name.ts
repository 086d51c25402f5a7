/** The browser and the machine that somebody logs in with. */
export interface DeviceName {
  browser: string | null;
  system: string | null;
}

/** Browsers that pretend to be another one stand before it. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What people call the browser and the machine behind a user agent; null where it is not known. */
export function deviceName(userAgent: string): DeviceName {
  return { browser: nameIn(browsers, userAgent), system: nameIn(systems, userAgent) };
}

/** The name of a passkey that nobody gave one: the browser and the machine that it was made with. */
export function defaultPasskeyName(userAgent: string): string {
  const { browser, system } = deviceName(userAgent);
  return [browser, system].filter((part) => part !== null).join(', ') || 'Passkey';
}

function nameIn(names: typeof browsers, userAgent: string): string | null {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}
