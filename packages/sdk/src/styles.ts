export { tokenNames, type TokenName, type TokenValue } from './theme/tokens.ts';
export type { Appearance, AppearanceOptions, ColorScheme } from './theme/appearance.ts';
export type { PartName } from './theme/parts.ts';
