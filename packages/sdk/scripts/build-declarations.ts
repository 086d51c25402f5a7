import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createRequire } from 'node:module';
import { hashFiles } from '../../../scripts/hash-files.mjs';

/** Writes the types of the package, once for ESM and once for CommonJS. */
export function buildDeclarations(root: string): void {
  writeDeclarations(root, join(root, 'dist/types'), ['.js', '.cjs']);
}

/**
 * Writes declarations into a folder, once for each module extension. Declarations of private packages are included,
 * since hosts cannot install them.
 */
export function writeDeclarations(
  root: string,
  folder: string,
  kinds: readonly ('.js' | '.cjs')[],
  isStrict = true,
): void {
  const emitted = emitDeclarations(root, isStrict);
  const write = (path: string, textFor: (kind: '.js' | '.cjs') => string) => {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    for (const kind of kinds)
      writeFileSync(target.replace(/\.d\.ts$/, `.d${kind.replace('js', 'ts')}`), textFor(kind));
  };
  for (const file of globSync('**/*.d.ts', { cwd: emitted })) {
    const text = readFileSync(join(emitted, file), 'utf8');
    write(publishedPath(file), (kind) => rewriteSpecifiers(text, file, kind));
  }
  for (const file of globSync('i18n/locales/pl/*.json', { cwd: join(root, 'src') })) {
    const messages = JSON.parse(readFileSync(join(root, 'src', file), 'utf8')) as object;
    write(file.replace(/\.json$/, '.d.ts'), () => messagesDeclaration(Object.keys(messages)));
  }
}

/** Returns a declaration with the keys of a Polish message file, since a host's compiler may not resolve JSON. */
function messagesDeclaration(keys: readonly string[]): string {
  const lines = keys.map((key) => `  readonly ${JSON.stringify(key)}: string;\n`);
  return `declare const messages: {\n${lines.join('')}};\nexport default messages;\n`;
}

/** Inputs of the declarations; a change of any recompiles them. */
const inputs = [
  'packages/sdk/src',
  'packages/sdk/tsconfig.json',
  'packages/sdk/tsconfig.build.json',
  'packages/contract/src',
  'packages/store-locator/package.json',
  'packages/store-locator/src',
  'tsconfig.base.json',
  'package-lock.json',
];

/**
 * Compiles declarations, cached by the hash of their inputs: the build and the API reports both need them. Returns
 * their folder.
 */
function emitDeclarations(root: string, isStrict: boolean): string {
  const kept = join(root, '../../.cache/emitted-declarations');
  const emitted = join(kept, hashFiles(inputs).slice(0, 16));
  if (existsSync(emitted)) return emitted;
  rmSync(kept, { recursive: true, force: true });
  const unfinished = `${emitted}-unfinished`;
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  // Without checking: exports have explicit types (`isolatedDeclarations`), and the types check covers all files.
  const args = [tsc, '-p', 'tsconfig.build.json', '--noCheck', '--outDir', unfinished];
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: isStrict ? 'inherit' : 'ignore',
  });
  if (isStrict && status !== 0) throw new Error('The types of the package do not compile.');
  // The compiler does not copy `.d.ts` files.
  cpSync(
    join(root, '../contract/src/schema.generated.d.ts'),
    join(unfinished, 'contract/src/schema.generated.d.ts'),
  );
  // Output with errors is not cached, so that the next build reports them again.
  if (status !== 0) return unfinished;
  renameSync(unfinished, emitted);
  return emitted;
}

/** Returns a declaration's published path: private packages get a folder each, the SDK's own files the root. */
function publishedPath(file: string): string {
  return file.replace(/^sdk\/src\//, '').replace(/^(contract|store-locator)\/src\//, '$1/');
}

/** Replaces the specifiers of a declaration by relative paths of published files. */
export function rewriteSpecifiers(text: string, file: string, extension: '.js' | '.cjs'): string {
  return withPublicStyledTypes(text).replaceAll(
    /(from\s+|import\s*\(\s*|import\s+|declare\s+module\s+)(['"])([^'"]+)\2/g,
    (_match, before: string, quote: string, specifier: string) =>
      before + quote + publishedSpecifier(specifier, file, extension) + quote,
  );
}

/** Inlines `StyledComponent`, which the oldest supported styled-components does not export. */
function withPublicStyledTypes(text: string): string {
  const imported =
    /^import (?:type )?\{([^}]*)\bStyledComponent\b([^}]*)\} from ['"]styled-components['"];$/m;
  return text.replace(
    imported,
    (_match, before: string, after: string) =>
      `import {${before}IStyledComponent${after}} from 'styled-components';\n` +
      "type StyledComponent<Target extends import('react').ElementType, Props extends object = object> = " +
      "IStyledComponent<'web', import('react').ComponentPropsWithRef<Target> & Props>;",
  );
}

function publishedSpecifier(specifier: string, file: string, extension: string): string {
  const own = privateModule(specifier);
  if (own) {
    const path = relative(dirname(publishedPath(file)), own);
    return (path.startsWith('.') ? path : `./${path}`) + extension;
  }
  if (!specifier.startsWith('.')) return specifier;
  return specifier.replace(/((\.d)?\.tsx?|\.json)$/, '') + extension;
}

/** Returns the published path of a private package's module; undefined for other specifiers. */
function privateModule(specifier: string): string | undefined {
  const contract = /^@pinfold\/contract\/(.+)$/.exec(specifier)?.[1];
  if (contract) return `contract/${contract}`;
  const locator = /^@pinfold\/store-locator(\/.+)?$/.exec(specifier);
  return locator ? `store-locator${locator[1] ?? '/index'}` : undefined;
}
