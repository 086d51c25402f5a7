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
