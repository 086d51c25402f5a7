import { createRequire } from 'node:module';
import { JSDOM } from 'jsdom';

/**
 * Requires the files that it is given as Jest does in its plain `jest-environment-jsdom`: CommonJS, in a page that has
 * nothing of Node's. What an entry needs of it must wait until it is called.
 */
const ofNodeAlone =
  /^(fetch|Request|Response|Headers|FormData|structuredClone|BroadcastChannel|Message(Channel|Port)|Text(De|En)coder.*|.*Stream.*|.*QueuingStrategy|Performance.*|CryptoKey|SubtleCrypto|URLPattern)$/;
const { window } = new JSDOM('<!doctype html>', { url: 'https://host.example' });
for (const name of Object.getOwnPropertyNames(globalThis))
  if (ofNodeAlone.test(name)) Reflect.deleteProperty(globalThis, name);
for (const name of Object.getOwnPropertyNames(window))
  if (!(name in globalThis) && !ofNodeAlone.test(name))
    Reflect.set(globalThis, name, Reflect.get(window, name));

const require = createRequire(import.meta.url);
for (const file of process.argv.slice(2)) require(file);
window.close();
