/** A phone by its codename, as reviews name it. */
export interface PlayDevice {
  codename: string;
  manufacturer: string;
  model: string;
  widthPx: number;
  heightPx: number;
  densityDpi: number;
  ramMb: number;
  /** SDK version of its Android, such as 34 for Android 14. */
  sdk: number;
}

/** Phones that reviews in the sandbox are written on. */
export const playDevices: readonly PlayDevice[] = [
  phone('a54x', 'Samsung', 'Galaxy A54 5G', [1080, 2340, 450], 6144, 34),
  phone('a15', 'Samsung', 'Galaxy A15', [1080, 2340, 450], 4096, 34),
  phone('b0q', 'Samsung', 'Galaxy S22 Ultra', [1440, 3088, 600], 8192, 35),
  phone('gold', 'Xiaomi', 'Redmi Note 13', [1080, 2400, 440], 6144, 33),
  phone('panther', 'Google', 'Pixel 7', [1080, 2400, 420], 8192, 35),
  phone('fogo', 'Motorola', 'moto g34 5G', [720, 1600, 280], 4096, 34),
];

/** The phone with a codename; the first for one that is not known. */
export function playDeviceOf(codename: string): PlayDevice {
  const [byDefault] = playDevices;
  const device = playDevices.find((one) => one.codename === codename) ?? byDefault;
  if (!device) throw new Error('There are no phones.');
  return device;
}

function phone(
  codename: string,
  manufacturer: string,
  model: string,
  [widthPx, heightPx, densityDpi]: readonly [number, number, number],
  ramMb: number,
  sdk: number,
): PlayDevice {
  return { codename, manufacturer, model, widthPx, heightPx, densityDpi, ramMb, sdk };
}
