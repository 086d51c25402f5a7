import { StoreLocatorElement } from './store-locator-element.ts';

const tag = 'pinfold-store-locator';

// A page that names the script twice has one element.
if (!customElements.get(tag)) customElements.define(tag, StoreLocatorElement);
