import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Settings } from '../apps/read-settings.ts';

/** Returns the server-rendered markup of a page. */
export type Render = (settings: Settings) => Promise<string>;

export interface AppServer {
  origin: string;
  stop(): void;
}

const kinds: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Serves built apps with a Content-Security-Policy that requires a nonce for inline content. */
export async function serveApps(
  built: string,
  settings: Omit<Settings, 'nonce'>,
  render: Render,
): Promise<AppServer> {
  const page = async (path: string, response: ServerResponse) => {
    const nonce = randomBytes(16).toString('base64');
    const own = { ...settings, nonce };
    const html = readFileSync(join(built, path, 'index.html'), 'utf8')
      .replace('<!--settings-->', () => headOf(own))
      .replace('NONCE', nonce)
      .replace('<!--page-->', path.includes('server-rendered') ? await render(own) : '');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Security-Policy', policyOf(nonce, settings.api));
    response.end(html);
  };
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://host').pathname);
    const kind = kinds[extname(path)];
    const answer = async () => {
      if (!kind) return page(path, response);
      response.setHeader('Content-Type', kind);
      response.end(readFileSync(join(built, path)));
    };
    answer().catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => server.closeAllConnections(),
  };
}

function headOf(settings: Settings): string {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="settings">${json}</script>
    <style nonce="${settings.nonce}">.inbox { height: 600px }</style>`;
}

function policyOf(nonce: string, api: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    `connect-src ${new URL(api).origin}`,
    `img-src data: ${new URL(api).origin}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
