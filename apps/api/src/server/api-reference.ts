import { Hono } from 'hono';

/** Placeholder page for the rendered reference. */
export function apiReference(): Hono {
  return new Hono().get('/', (context) => context.redirect('/openapi.json'));
}
