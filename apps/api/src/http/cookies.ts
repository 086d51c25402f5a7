import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/**
 * The browser's cookies. The API uses them for two things: logins at an identity provider, and known browsers, which
 * guesses of passwords elsewhere do not lock out.
 */
export interface Cookies {
  read(name: string): string | undefined;
  set(name: string, value: string, options: CookieOptions): void;
  drop(name: string): void;
}

export interface CookieOptions {
  seconds: number;
  /** Whether the page's own script may read it. Default false. */
  isReadable?: boolean;
  /** Whether it comes along when another site has the browser post to us, which takes HTTPS. Default false. */
  isSentFromElsewhere?: boolean;
}

/** Cookies go to our own site alone, and over HTTPS only once that is how we are reached. */
export function cookiesOf(context: Context, publicUrl: string): Cookies {
  const secure = publicUrl.startsWith('https:');
  return {
    read: (name) => getCookie(context, name),
    set: (name, value, { seconds, isReadable = false, isSentFromElsewhere = false }) =>
      setCookie(context, name, value, {
        path: '/',
        httpOnly: !isReadable,
        sameSite: isSentFromElsewhere && secure ? 'None' : 'Lax',
        secure,
        maxAge: seconds,
      }),
    drop: (name) => void deleteCookie(context, name, { path: '/', secure }),
  };
}
