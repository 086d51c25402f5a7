'use client';
import { type JSX, useEffect, useRef, useState } from 'react';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { Appearance } from '../../../theme/appearance.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Surface } from '../../../ui/surface.tsx';

export interface FreshLoginProps {
  /** Appearance of its dialog alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Asks for the password or a code where the API wants a fresh log-in: before an API key, another owner, or a change of
 * how people log in. The call that was refused is then made again, so that its form goes on where it was. Render it once,
 * anywhere below the Provider; it shows nothing until it is needed.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * <PinfoldProvider client={client}>
 *   <FreshLogin />
 *   <TeamMembers />
 * </PinfoldProvider>
 * ```
 */
export function FreshLogin({ appearance }: FreshLoginProps): JSX.Element | null {
  const { freshLogin } = useClient();
  const [isAsked, setAsked] = useState(false);
  /** Calls that wait for the answer: one dialog is for all of them. */
  const waiting = useRef<((isFresh: boolean) => void)[]>([]);

  useEffect(() => {
    const calls = waiting.current;
    const ask = () =>
      new Promise<boolean>((resolve) => {
        calls.push(resolve);
        setAsked(true);
      });
    freshLogin.ask = ask;
    return () => {
      if (freshLogin.ask === ask) freshLogin.ask = undefined;
      for (const settle of calls.splice(0)) settle(false);
    };
  }, [freshLogin]);

  const settle = (isFresh: boolean) => {
    setAsked(false);
    for (const one of waiting.current.splice(0)) one(isFresh);
  };
  if (!isAsked) return null;
  return (
    <Surface component="FreshLogin" appearance={appearance}>
      <FreshLoginDialog onDone={() => settle(true)} onClose={() => settle(false)} />
    </Surface>
  );
}

const FreshLoginDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./fresh-login-dialog.tsx')).FreshLoginDialog,
);
