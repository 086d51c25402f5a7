import { adoptStyles, sheet } from './styles.ts';
import type { Shown } from './loader.ts';
import { settingsOf } from './settings.ts';
import { showInline } from './inline.ts';
import { showLauncher } from './launcher.ts';

/** `<pinfold-store-locator>`: loads the app when the locator comes near the viewport, or when its button is pressed. */
class StoreLocatorElement extends HTMLElement {
  static readonly observedAttributes = ['name', 'api', 'launcher', 'lang', 'theme', 'height'];
  #isIn = false;
  #shown: Shown | undefined;

  connectedCallback(): void {
    if (this.#isIn) return;
    this.#isIn = true;
    this.#begin();
  }

  /** Defined so that `moveBefore` does not disconnect the locator. */
  connectedMoveCallback(): void {}

  /** Unmounts in a microtask, since moving an element disconnects and reconnects it in one task. */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#isIn = false;
      this.#end();
    });
  }

  attributeChangedCallback(attribute: string, before: string | null, after: string | null): void {
    if (before === after || !this.#isIn) return;
    if (attribute === 'lang' || attribute === 'theme' || attribute === 'height')
      this.#shown?.update(settingsOf(this));
    else {
      this.#end();
      this.#begin();
    }
  }

  #begin(): void {
    const settings = settingsOf(this);
    if (!settings.name) return;
    const root = this.shadowRoot ?? adoptStyles(this.attachShadow({ mode: 'open' }), sheet);
    this.#shown = (this.hasAttribute('launcher') ? showLauncher : showInline)(this, root, settings);
  }

  #end(): void {
    this.#shown?.end();
    this.#shown = undefined;
  }
}

const tag = 'pinfold-store-locator';

// A page may include the script twice.
if (!customElements.get(tag)) customElements.define(tag, StoreLocatorElement);
