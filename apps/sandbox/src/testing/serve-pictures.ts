import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renderAsync } from '@resvg/resvg-js';
import { onTestFinished } from 'vitest';

/** A PNG of noise in this size, so that it is never too plain. */
export async function noisyPicture(width: number, height: number): Promise<Buffer> {
  const squares = Array.from(
    { length: 1500 },
    (_, index) =>
      `<rect x="${(index * 37) % width}" y="${(index * 53) % height}" width="9" height="7" fill="hsl(${(index * 47) % 360} 70% ${20 + (index % 60)}%)"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${squares.join('')}</svg>`;
  return (await renderAsync(svg)).asPng();
}

/** An HTTP server for what Google may find at a `sourceUrl`: pictures, and what is none. */
export async function servePictures(): Promise<{ origin: string; fetched: string[] }> {
  const good = await noisyPicture(800, 600);
  const small = await noisyPicture(300, 200);
  const webp = Buffer.concat([
    Buffer.from(
      'RIFF\u0020\u0000\u0000\u0000WEBPVP8X\u000a\u0000\u0000\u0000\u0000\u0000\u0000\u0000',
      'latin1',
    ),
    Buffer.from([0x1f, 3, 0, 0x57, 2, 0]),
    Buffer.alloc(20_000),
  ]);
  const fetched: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    fetched.push(path);
    if (path.startsWith('/good')) response.setHeader('Content-Type', 'image/png').end(good);
    else if (path === '/small.png') response.end(small);
    else if (path === '/webp.jpg') response.end(webp);
    else if (path === '/plain.png') response.end(good.subarray(0, 9000));
    else if (path === '/large.png') response.end(Buffer.concat([good, Buffer.alloc(5 * 1024 * 1024)]));
    else if (path === '/html.jpg') response.end('<!doctype html><p>Sign in</p>'.padEnd(20_000));
    else if (path === '/moved.jpg') response.writeHead(302, { Location: '/good.png' }).end();
    else if (path !== '/hangs.jpg') response.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, fetched };
}
