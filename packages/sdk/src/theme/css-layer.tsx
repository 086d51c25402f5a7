'use client';
import { useContext, useMemo, type ReactNode } from 'react';
import { StyleSheetContext, StyleSheetManager, type IStyleSheetManager } from 'styled-components';

export interface CssLayerProps {
  /** Name of the layer, with dots for nested ones; an invalid name is ignored. */
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

// Themes may come from a host's users: a name must not be able to close the rule.
const layerName = /^[a-z_][\w-]*(\.[a-z_][\w-]*)*$/i;
const prefix = 'pinfold-layer-';
const wrapped = new Set(['rule', '@media', '@container', '@supports']);

/** Returns a stylis plugin that wraps top-level rules in the layer. styled-components identifies plugins by name. */
function layerPlugin(name: string): Plugin {
  const plugin: Plugin = (element) => {
    if (element.root || !wrapped.has(element.type)) return;
    const inner = { ...element };
    inner.root = element;
    Object.assign(element, { type: '@layer', value: `@layer ${name}`, props: [name], children: [inner] });
  };
  return Object.defineProperty(plugin, 'name', { value: `${prefix}${name}` });
}
