export { tokenNames, type TokenName, type TokenValue } from './theme/tokens.ts';
export type { Appearance, AppearanceOptions, ColorScheme, ComponentAppearance } from './theme/appearance.ts';
export type { ComponentName, Components } from './theme/components.ts';
export type { PartName } from './theme/parts.ts';
