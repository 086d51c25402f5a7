import { createHash } from 'node:crypto';
import type { Language } from '@pinfold/contract/languages';
import { html, jsonLdElement, type Markup, styleElement } from './markup.ts';

/** A page for everyone, without a Provider and without a session. */
export interface Page {
  content: Markup;
  /** SHA-256 of the style that stands in the page itself, which its policy lets through. */
  styleHash: string;
}

interface PageParts {
  language: Language;
  style: string;
  head: Markup;
  data?: object | undefined;
  body: Markup;
}

export function page({ language, style, head, data, body }: PageParts): Page {
  return {
    styleHash: createHash('sha256').update(style).digest('base64'),
    content: html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          ${head} ${styleElement(style)} ${data && jsonLdElement(data)}
        </head>
        <body>
          ${body}
        </body>
      </html>`,
  };
}

interface Sources {
  /** Where people open the product, whose origin is ours. */
  publicUrl: string;
  /** Other origins of pictures. */
  pictures?: readonly string[];
  /** Whether forms are sent to us; otherwise to nobody. */
  sendsForms?: boolean;
  /** The one policy of trusted types by which a script of ours begins a worker of ours. */
  workerPolicy?: string;
}

/**
 * The policy of such a page: scripts of our own, the one style that stands in it, and pictures of ours. JSON-LD is data,
 * which no policy has to let through.
 */
export function pagePolicy(
  { publicUrl, pictures = [], sendsForms = false, workerPolicy }: Sources,
  hashOfStyle: string,
): string {
  const { origin } = new URL(publicUrl);
  return [
    "default-src 'none'",
    `script-src 'self' ${origin}`,
    `style-src 'sha256-${hashOfStyle}'`,
    `img-src 'self' data: ${[origin, ...pictures].join(' ')}`,
    `connect-src 'self' ${origin}`,
    ...(workerPolicy === undefined ? [] : ["worker-src 'self'"]),
    "base-uri 'none'",
    `form-action ${sendsForms ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
    // Text never becomes a script, and no policy but the named one can allow it.
    "require-trusted-types-for 'script'",
    `trusted-types ${workerPolicy ?? "'none'"}`,
  ].join('; ');
}
