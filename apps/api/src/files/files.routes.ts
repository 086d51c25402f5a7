import type { Api } from '../http/mount.ts';
import { Problem } from '../problem.ts';
import { readFileLink } from './file-link.ts';

/** Where links to files lead. The link itself is the permission. */
export function mountFiles({ hono, services }: Api): void {
  hono.get('/files/:token/:filename', async (context) => {
    const file = readFileLink(services, context.req.param('token'));
    const content = file && (await services.files.read(file.key));
    if (!file || !content) throw new Problem('file_gone');
    return context.body(content, 200, {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  });
}
