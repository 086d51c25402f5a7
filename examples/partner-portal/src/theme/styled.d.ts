import 'styled-components';
import type { LokalnikTheme } from './lokalnik-theme.ts';

declare module 'styled-components' {
  export interface DefaultTheme extends LokalnikTheme {}
}
