import { createElement, type ComponentType, type VNode } from 'preact';

/**
 * The part of React that the visitor’s view is written in, on preact alone: its compatibility layer is half as large as
 * preact, for what nobody uses here. Tests of the view run on React and on that layer.
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

/** What an element of React becomes on preact: the same, by the names that the browser has for its properties. */
export function jsx(type: string | ComponentType<object>, props: Props, key?: string | number): VNode {
  if (typeof type !== 'string') return createElement(type, { ...props, key });
  const named: Record<string, unknown> = { key };
  for (const name in props) named[nativeName(name, type, props)] = props[name];
  return createElement(type, named);
}

export { jsx as jsxs };

/** Names of React for what the browser calls otherwise. */
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

/** Fields that React calls changed with each key. */
function isTyped(tag: string, { type }: Props): boolean {
  return tag === 'textarea' || (tag === 'input' && !/^(checkbox|radio|file)$/.test(String(type)));
}
