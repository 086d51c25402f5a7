import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** How what a screen is asked stands in its address. */
export interface UrlStateFormat<Values extends object> {
  /** Values that mean nothing are ignored: an address can be edited by hand. */
  parse: (params: URLSearchParams) => Values;
  /** Equal values have equal addresses. `former` is the address as it is, for a screen that keeps the rest of it. */
  format: (values: Values, former: URLSearchParams) => URLSearchParams;
}

/** Whether a change takes the place of the former address, or is a step that the back button undoes. */
export interface UrlStateOptions<Values extends object> {
  /** @defaultValue false */
  replace?: boolean | ((former: Values) => boolean);
}

/**
 * What a screen is asked, such as its filters and order, kept in the address: it survives a reload, can be
 * shared, and the back button undoes it. What is on screen changes at once; the router's address follows a moment
 * later.
 *
 * @example
 * ```ts
 * const [{ filters }, change] = useUrlState({
 *   parse: (params) => ({ filters: parseReviewFilters(params) }),
 *   format: ({ filters }) => formatReviewFilters(filters),
 * });
 * change({ filters: { rating: [1, 2] } });
 * ```
 */
export function useUrlState<Values extends object>({
  parse,
  format,
}: UrlStateFormat<Values>): [
  values: Values,
  change: (change: Partial<Values>, options?: UrlStateOptions<Values>) => void,
] {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const address = params.toString();
  const [values, setValues] = useState(() => parse(params));
  const [followed, setFollowed] = useState(address);
  const latest = useRef(values);

  if (followed !== address) {
    setFollowed(address);
    // Not our own change arriving, hence the back button or a link.
    if (address !== format(values, params).toString()) setValues(parse(params));
  }
  latest.current = values;

  // Who goes back before the router has followed would meet an address that, for the router, never changed.
  const read = useRef(parse);
  read.current = parse;
  useEffect(() => {
    const follow = () => {
      const { location } = window;
      if (location.pathname === pathname) setValues(read.current(new URLSearchParams(location.search)));
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [pathname]);

  return [
    values,
    (change, { replace = false } = {}) => {
      const former = latest.current;
      latest.current = { ...former, ...change };
      setValues(latest.current);
      setParams((now) => format(latest.current, now), {
        replace: typeof replace === 'function' ? replace(former) : replace,
      });
    },
  ];
}
