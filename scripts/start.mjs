import { buildPanel } from './build-panel.mjs';
import { buildServer, server } from './build-server.mjs';
import { buildWidget } from './build-widget.mjs';
import { foreground } from './foreground.mjs';
import { installProduct } from './install.mjs';
import { node24 } from './node-24.mjs';

/** `npm start`: installs what the product needs and lacks, builds what is stale, and runs the product until it is stopped. */
await installProduct();
await buildPanel();
await buildWidget();
await buildServer();
const { code } = await foreground(node24, [server], {
  endsItself: true,
});
process.exit(code);
