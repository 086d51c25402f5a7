import { buildPanel } from './build-panel.mjs';
import { buildPortal } from './build-portal.mjs';
import { buildServer } from './build-server.mjs';
import { buildWidget } from './build-widget.mjs';

/** Builds what journeys work with, where it is stale: the server, the panel, the locator's script, a partner's portal. */
await buildServer();
await buildPanel();
await buildWidget();
await buildPortal();
