'use client';
import { createContext, useContext, type Context } from 'react';
import type { Appearance } from './appearance.ts';

const emptyAppearance: Appearance = {};

export const AppearanceContext: Context<Appearance> = createContext<Appearance>(emptyAppearance);

/** The appearance of the nearest root, merged from every level above. */
export function useAppearance(): Appearance {
  return useContext(AppearanceContext);
}
