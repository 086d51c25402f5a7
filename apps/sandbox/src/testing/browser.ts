import { CookieJar } from './cookie-jar.ts';
import { formsOf, type PageForm } from './page-forms.ts';

/** Who answers at an address, by origin. */
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
  /** What the script of a page at this address could send. */
  fetch(url: string, init?: RequestInit): Promise<Response>;
  /** A cookie that a script could read. */
  readableCookie(url: string, name: string): string | undefined;
  cookieNames(url: string): string[];
}

const maxRedirects = 20;

/** As much of a browser as a login needs: cookies with their rules, redirects and forms. Scripts do not run. */
export function createBrowser(sites: Sites): Browser {
  const jar = new CookieJar();

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
      next = new Request(new URL(location, url));
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
    fetch: (url, init) => send(new Request(url, init), new URL(url)),
    readableCookie: (url, name) => jar.readable(new URL(url), name),
    cookieNames: (url) => jar.names(new URL(url)),
  };
}
