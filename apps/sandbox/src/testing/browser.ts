import { CookieJar } from './cookie-jar.ts';
import { formsOf, type PageForm } from './page-forms.ts';

/** The handler of each origin. */
export type Sites = Record<string, (request: Request) => Promise<Response> | Response>;

export interface Page {
  url: URL;
  status: number;
  headers: Headers;
  text: string;
  forms: PageForm[];
}

export interface Browser {
  /** Opens an address and follows where it leads. */
  open(url: string): Promise<Page>;
  /** Presses the button of a form, with some fields filled in. */
  submit(page: Page, form: PageForm | undefined, fields?: Record<string, string>): Promise<Page>;
  /** Does something, but stops at a redirect to a URL with this beginning; returns that URL. */
  stopAt(beginning: string, act: () => Promise<unknown>): Promise<string>;
  /** What the script of a page at this address could send. */
  fetch(url: string, init?: RequestInit): Promise<Response>;
  /** A cookie that a script could read. */
  readableCookie(url: string, name: string): string | undefined;
  cookieNames(url: string): string[];
  /** Returns a cookie, whether it is readable by scripts or not. */
  cookie(url: string, name: string): string | undefined;
}

const maxRedirects = 20;

class Stopped extends Error {}

/** As much of a browser as a login needs: cookies with their rules, redirects and forms. Scripts do not run. */
export function createBrowser(sites: Sites): Browser {
  const jar = new CookieJar();
  let barrier: string | undefined;

  async function navigate(request: Request, from: URL | undefined): Promise<Page> {
    let next = request;
    for (let count = 0; count < maxRedirects; count += 1) {
      const url = new URL(next.url);
      const response = await send(next, from);
      const location = response.headers.get('Location');
      if (location === null || response.status < 300 || response.status > 399) {
        const text = await response.text();
        return { url, status: response.status, headers: response.headers, text, forms: formsOf(text, url) };
      }
      const target = new URL(location, url);
      if (barrier !== undefined && target.href.startsWith(barrier)) throw new Stopped(target.href);
      next = new Request(target);
    }
    throw new Error(`${request.url} redirects without end.`);
  }

  async function send(request: Request, from: URL | undefined): Promise<Response> {
    const url = new URL(request.url);
    const site = sites[url.origin];
    if (!site) return new Response(`Nothing is at ${url.origin}.`, { status: 200 });
    const isFromElsewhere = from !== undefined && from.host !== url.host;
    const cookies = jar.header(url, isFromElsewhere && request.method !== 'GET');
    if (cookies) request.headers.set('Cookie', cookies);
    const response = await site(request);
    for (const line of response.headers.getSetCookie()) jar.store(url, line);
    return response;
  }

  return {
    open: (url) => navigate(new Request(url), undefined),
    submit(page, form, fields = {}) {
      if (!form) throw new Error(`${page.url.href} has no such form:\n${page.text}`);
      const body = new URLSearchParams({ ...form.fields, ...fields });
      return navigate(new Request(form.action, { method: form.method, body }), page.url);
    },
    async stopAt(beginning, act) {
      barrier = beginning;
      try {
        await act();
      } catch (error) {
        if (error instanceof Stopped) return error.message;
        throw error;
      } finally {
        barrier = undefined;
      }
      throw new Error(`Nothing led to ${beginning}.`);
    },
    fetch: (url, init) => send(new Request(url, init), new URL(url)),
    readableCookie: (url, name) => jar.readable(new URL(url), name),
    cookieNames: (url) => jar.names(new URL(url)),
    cookie: (url, name) => jar.value(new URL(url), name),
  };
}
