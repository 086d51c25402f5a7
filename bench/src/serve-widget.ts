import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

interface Served {
  /** Of the built widget. */
  folder: string;
  /** Brotli by path. */
  answers: ReadonlyMap<string, Buffer>;
  files?: Record<string, string>;
}

/** Serves a page with our locator and one with Google's, with the public API's responses, from one small server. */
export async function serveWidget({ folder, answers, files = {} }: Served) {
  const scripts = await readScripts(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const send = (type: string, body: string | Buffer, encoding?: string) =>
      response
        .writeHead(200, { 'Content-Type': type, ...(encoding && { 'Content-Encoding': encoding }) })
        .end(body);
    const page = pages[pathname];
    const answer = answers.get(pathname);
    const file = files[pathname] ?? floorFiles[pathname];
    const script = scripts.get(pathname);
    if (page !== undefined) send('text/html; charset=utf-8', page);
    else if (answer) send('application/json', answer, 'br');
    else if (file !== undefined)
      send(pathname.endsWith('.js') ? 'text/javascript' : 'application/json', file);
    else if (script) send('text/javascript', script, 'br');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no address.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What was built, by path: no side of a race waits for a disk. */
async function readScripts(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const files = await readdir(folder, { recursive: true });
  const packed = files.filter((file) => file.endsWith('.br'));
  return new Map(
    await Promise.all(
      packed.map(async (file) => [`/${file.slice(0, -3)}`, await readFile(join(folder, file))] as const),
    ),
  );
}

const head =
  '<!doctype html><html lang="pl"><meta charset="utf-8"><title>Sklepy</title><link rel="icon" href="data:,">';

/** Responds to everything at once: as fast as Google's API could ever be. */
const stub = `<script>
  const any = () => new Proxy(function () {}, {
    get: (_, key) => key === 'then' ? undefined : key === Symbol.toPrimitive ? () => '' : any(),
    apply: any, construct: any,
  });
  window.google = { maps: { importLibrary: async () => any() } };
</script>`;

const article = `<h1>Nasze sklepy</h1>${'<p>Zapraszamy codziennie, także w niedziele handlowe.</p>'.repeat(20)}`;

/** The minimal script tag: loads one module and the first response, and renders the first seven names. */
const floorFiles: Record<string, string> = {
  '/floor.js': `
    const answer = fetch('/api/locators/sklepy/?lang=pl');
    import('/floor-module.js').then(async ({ draw }) => draw(await (await answer).json()));`,
  '/floor-module.js': `
    export function draw({ stores }) {
      const list = document.body.appendChild(document.createElement('ul'));
      for (const { name, street, city } of stores.slice(0, 7))
        list.appendChild(document.createElement('li')).append(name, ', ', street, ', ', city);
    }`,
};

const pages: Record<string, string> = {
  '/ours': `${head}<script async src="/store-locator.js"></script><pinfold-store-locator name="sklepy"></pinfold-store-locator></html>`,
  '/floor': `${head}<body><script async src="/floor.js"></script></html>`,
  '/gmpx': `${head}${stub}<script async type="module" src="/gmpx.js"></script><gmpx-store-locator feature-set="basic"></gmpx-store-locator></html>`,
  '/plain': `${head}<meta name="viewport" content="width=device-width"><meta name="description" content="Sklepy w okolicy">${article}</html>`,
  '/inline': `${head}<meta name="viewport" content="width=device-width"><meta name="description" content="Sklepy w okolicy">${article}<script async src="/store-locator.js"></script><pinfold-store-locator name="sklepy"></pinfold-store-locator></html>`,
  '/launcher': `${head}<meta name="viewport" content="width=device-width"><meta name="description" content="Sklepy w okolicy">${article}<script async src="/store-locator.js"></script><pinfold-store-locator name="sklepy" launcher></pinfold-store-locator></html>`,
};
