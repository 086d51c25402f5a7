import { servePortal } from './serve-portal.ts';
import { readSettings } from './settings.ts';

const portal = await servePortal(readSettings(process.env));
process.stdout.write(`Lokalnik is at ${portal.url}\n`);
