'use client';
import { useContext, useMemo, type ReactNode } from 'react';
import { StyleSheetContext, StyleSheetManager, type IStyleSheetManager } from 'styled-components';

export interface CssLayerProps {
  /** A layer's name, with dots where it lies in another; anything else is ignored. */
  name: string | undefined;
  children: ReactNode;
}

/** Puts the rules of everything below it into a cascade layer. */
export function CssLayer({ name, children }: CssLayerProps): ReactNode {
  const around = useContext(StyleSheetContext).stylisPlugins;
  const plugins = useMemo(() => {
    if (name === undefined || !layerName.test(name)) return undefined;
    return [...(around ?? []).filter((plugin) => !plugin.name.startsWith(prefix)), layerPlugin(name)];
  }, [name, around]);
  return plugins ? <StyleSheetManager stylisPlugins={plugins}>{children}</StyleSheetManager> : children;
}

type Plugin = NonNullable<IStyleSheetManager['stylisPlugins']>[number];

// Themes are often stored by the host's users: a name must not be able to end its rule.
const layerName = /^[a-z_][\w-]*(\.[a-z_][\w-]*)*$/i;
const prefix = 'pinfold-layer-';
const wrapped = new Set(['rule', '@media', '@container', '@supports']);

/** A stylis plugin that wraps each outermost rule; styled-components tells plugins apart by their name. */
function layerPlugin(name: string): Plugin {
  const plugin: Plugin = (element) => {
    if (element.root || !wrapped.has(element.type)) return;
    const inner = { ...element };
    inner.root = element;
    Object.assign(element, { type: '@layer', value: `@layer ${name}`, props: [name], children: [inner] });
  };
  return Object.defineProperty(plugin, 'name', { value: `${prefix}${name}` });
}
