import type { Context } from 'hono';
import type { ReceivedMail } from '../mail/received-mail.ts';

const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-top-navigation-by-user-activation',
].join('; ');

/** A mail as its sender made it, locked in: it runs and loads nothing, and its links open in the whole window. */
export function mailContent(c: Context, { html, text }: ReceivedMail): Response {
  c.header('Content-Security-Policy', policy);
  const target = '<base target="_top">';
  if (html === '') return c.text(text);
  return c.html(/<head\b[^>]*>/i.test(html) ? html.replace(/<head\b[^>]*>/i, `$&${target}`) : target + html);
}
