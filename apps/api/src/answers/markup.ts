import type { html } from 'hono/html';

/** HTML in which every value that was put in is escaped; of requests it knows nothing. */
export { html, raw } from 'hono/html';

/** What needs no more escaping. */
export type Markup = ReturnType<typeof html>;
