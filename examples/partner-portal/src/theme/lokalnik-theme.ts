/** What the portal's own styled-components read from their ThemeProvider. */
export interface LokalnikTheme {
  brand: string;
  onBrand: string;
  radius: string;
}

export const lokalnikThemes: Record<'light' | 'dark', LokalnikTheme> = {
  light: { brand: '#0f766e', onBrand: '#ffffff', radius: '12px' },
  dark: { brand: '#5eead4', onBrand: '#042f2e', radius: '12px' },
};
