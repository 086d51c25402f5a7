type Json = string | boolean | Json[] | { [key: string]: Json };

/** Returns the published manifest: without devDependencies, scripts and paths to our sources. */
export function publishedManifest(manifest: { [key: string]: Json }): { [key: string]: Json } {
  const { devDependencies: _dev, scripts: _scripts, ...rest } = manifest;
  return withoutSource(rest) as { [key: string]: Json };
}

function withoutSource(value: Json): Json {
  if (Array.isArray(value) || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => typeof inner !== 'string' || !inner.startsWith('./src/'))
      .map(([key, inner]) => [key, withoutSource(inner)]),
  );
}
