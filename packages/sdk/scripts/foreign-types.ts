import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

interface Manifest {
  exports: Record<string, unknown>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * Returns packages that the declarations import but that are no dependencies, such as bundled ones, as `file:
 * package`. Follows imports from all entries; other declarations are never read by a host's compiler.
 */
export function foreignTypes(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const installed = new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }));
  const found: string[] = [];
  const seen = new Set<string>();
  const waiting = typesIn(manifest.exports).map((path) => join(folder, path));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !existsSync(file)) continue;
    seen.add(file);
    for (const specifier of specifiersIn(readFileSync(file, 'utf8'))) {
      if (specifier.startsWith('.')) {
        waiting.push(join(dirname(file), specifier.replace(/\.(c?)js$/, '.d.$1ts')));
        continue;
      }
      const name = packageOf(specifier);
      if (!installed.has(name) && !installed.has(`@types/${name}`))
        found.push(`${relative(folder, file)}: ${name}`);
    }
  }
  return found;
}

/** Returns all paths below a `types` condition. */
function typesIn(exported: unknown): string[] {
  if (typeof exported !== 'object' || exported === null) return [];
  return Object.entries(exported).flatMap(([key, value]: [string, unknown]) =>
    key === 'types' && typeof value === 'string' ? [value] : typesIn(value),
  );
}

function specifiersIn(declarations: string): string[] {
  const withoutComments = declarations.replaceAll(/\/\*[^]*?\*\//g, '');
  const written = withoutComments.matchAll(/(?:from\s+|import\s*\(\s*|import\s+)['"]([^'"]+)['"]/g);
  return [...written].flatMap(([, specifier]) => specifier ?? []);
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
