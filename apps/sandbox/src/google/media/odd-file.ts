import { oddFiles, type OddFile } from '../../world/publications/world-photo.ts';

interface OddAnswer {
  status: 200 | 404;
  type: string;
  content: string;
}

/** What a file says that is no picture, or a dangerous one; undefined for a name that asks for none. */
export function oddFile(name: string): OddAnswer | undefined {
  const file = oddFiles.find((one) => `odd-${one}` === name);
  return file && answers[file]();
}

const answers: Record<OddFile, () => OddAnswer> = {
  html: () => ({ status: 200, type: 'image/png', content: '<!doctype html><script>alert(1)</script>' }),
  svg: () => ({
    status: 200,
    type: 'image/svg+xml',
    content:
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><script>alert(1)</script></svg>',
  }),
  too_large: () => ({ status: 200, type: 'image/png', content: '\u0089PNG'.padEnd(6_000_000, '.') }),
  missing: () => ({ status: 404, type: 'text/plain', content: 'Not found' }),
};
