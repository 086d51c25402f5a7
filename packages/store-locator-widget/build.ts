import { fileURLToPath } from 'node:url';
import { buildWidget } from './build-widget.ts';

/** `npm run build` here, and what `npm start` runs when something changed. */
await buildWidget(fileURLToPath(new URL('dist', import.meta.url)));
