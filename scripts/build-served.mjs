import { buildPanel } from './build-panel.mjs';
import { buildPortal } from './build-portal.mjs';
import { buildWidget } from './build-widget.mjs';

/** Builds what journeys open in a browser, where it is stale: the panel, the locator's script, a partner's portal. */
await buildPanel();
await buildWidget();
await buildPortal();
