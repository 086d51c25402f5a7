import { readableColor } from '@pinfold/contract/features/store-locator/readable-color';

/** The owner's colour for each scheme, as the sheet asks for it. */
export function brandColors(color: string): Record<`--pf-brand-${'light' | 'dark'}`, string> {
  const known = /^#[0-9a-f]{6}$/i.test(color) ? color : '#3d4edb';
  return {
    '--pf-brand-light': readableColor(known, 'light'),
    '--pf-brand-dark': readableColor(known, 'dark'),
  };
}
