import { createElement, type ComponentType, type VNode } from 'preact';

/**
 * The part of React's API that the visitors' view uses, on preact alone: `preact/compat` would add half of preact's size.
 * Tests of the view run on React and on `preact/compat`.
 */
export {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';
export { Fragment } from 'preact';

type Props = Readonly<Record<string, unknown>>;

/** Creates a preact element, with React's property names replaced by those of the browser. */
export function jsx(type: string | ComponentType<object>, props: Props, key?: string | number): VNode {
  if (typeof type !== 'string') return createElement(type, { ...props, key });
  const named: Record<string, unknown> = { key };
  for (const name in props) named[nativeName(name, type, props)] = props[name];
  return createElement(type, named);
}

export { jsx as jsxs };

/** React's property names that the browser calls differently. */
const native: Readonly<Record<string, string>> = {
  onFocus: 'onfocusin',
  onBlur: 'onfocusout',
  onDoubleClick: 'ondblclick',
};

const isCamel = /^(clip|fill|font|stroke|text)[A-Z]/;

function nativeName(name: string, tag: string, props: Props): string {
  if (name === 'onChange' && isTyped(tag, props)) return 'onInput';
  return native[name] ?? (isCamel.test(name) ? name.replace(/[A-Z]/g, '-$&').toLowerCase() : name);
}

/** Fields whose `onChange` React calls for each key. */
function isTyped(tag: string, { type }: Props): boolean {
  return tag === 'textarea' || (tag === 'input' && !/^(checkbox|radio|file)$/.test(String(type)));
}
