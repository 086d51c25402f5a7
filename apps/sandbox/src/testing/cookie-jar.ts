interface Cookie {
  host: string;
  path: string;
  name: string;
  value: string;
  isHttpOnly: boolean;
  isForEverySite: boolean;
  endsAt: number;
}

/** Cookies by host and path, as RFC 6265bis has them; one without SameSite counts as Lax. */
export class CookieJar {
  #cookies: Cookie[] = [];

  store(url: URL, line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const attribute = (name: string) =>
      attributes
        .find((one) => one.toLowerCase().split('=')[0] === name)
        ?.split('=')
        .slice(1)
        .join('=');
    const at = pair.indexOf('=');
    const cookie: Cookie = {
      host: url.host,
      path: attribute('path') ?? '/',
      name: pair.slice(0, at),
      value: pair.slice(at + 1),
      isHttpOnly: attribute('httponly') !== undefined,
      isForEverySite: attribute('samesite')?.toLowerCase() === 'none' && attribute('secure') !== undefined,
      endsAt: endOf(attribute('max-age'), attribute('expires')),
    };
    this.#cookies = this.#cookies.filter(
      ({ host, path, name }) => host !== cookie.host || path !== cookie.path || name !== cookie.name,
    );
    if (cookie.endsAt > Date.now()) this.#cookies.push(cookie);
  }

  header(url: URL, isFromElsewhere: boolean): string {
    return this.#sent(url)
      .filter(({ isForEverySite }) => isForEverySite || !isFromElsewhere)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  readable(url: URL, name: string): string | undefined {
    return this.#sent(url).find((cookie) => cookie.name === name && !cookie.isHttpOnly)?.value;
  }

  value(url: URL, name: string): string | undefined {
    return this.#sent(url).find((cookie) => cookie.name === name)?.value;
  }

  names(url: URL): string[] {
    return this.#sent(url).map(({ name }) => name);
  }

  #sent(url: URL): Cookie[] {
    return this.#cookies.filter(
      ({ host, path, endsAt }) =>
        host === url.host &&
        `${url.pathname}/`.startsWith(path === '/' ? '/' : `${path}/`) &&
        endsAt > Date.now(),
    );
  }
}

function endOf(maxAge: string | undefined, expires: string | undefined): number {
  if (maxAge !== undefined) return Date.now() + Number(maxAge) * 1000;
  return expires === undefined ? Number.POSITIVE_INFINITY : Date.parse(expires);
}
