import type { Navigate } from '@pinfold/sdk';
import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** The router's way to another page, the same function on every page, so that nothing renders anew for it. */
export function useSteadyNavigate(): Navigate {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  latest.current = navigate;
  return useCallback<Navigate>((href, options) => void latest.current(href, options), []);
}
