/** A strict policy for a page whose form ends, after redirects, at the site that asked. */
export function formPolicy(askingSite: string, extra: readonly string[] = []): string {
  const { origin } = new URL(askingSite);
  return [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action 'self' ${origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...extra,
  ].join('; ');
}
