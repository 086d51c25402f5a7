import { text } from 'node:stream/consumers';
import { Resvg } from '@resvg/resvg-js';

const maxPixels = 512;

/** Reads an SVG and writes a PNG. It opens no files, and nothing of a network. */
const svg = await text(process.stdin);
const { width, height } = new Resvg(svg);
const mode = width >= height ? 'width' : 'height';
const drawn = new Resvg(svg, { fitTo: { mode, value: maxPixels } }).render();
process.stdout.write(drawn.asPng());
