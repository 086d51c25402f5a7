import type { FirstAnswer } from './first-answer.ts';
import type { Settings } from './settings.ts';

/** What the script asks of the app; the two are built apart. */
export interface LocatorApp {
  /** Shows the locator inside of a part of the shadow root. */
  showInline(place: Place): Shown;
  /** Brings the window that the floating button opens. */
  showPanel(place: Place, button: HTMLButtonElement): Promise<ShownPanel>;
}

export interface Place {
  /** The element that hears of events. */
  host: HTMLElement;
  root: ShadowRoot;
  into: HTMLElement;
  settings: Settings;
  first: FirstAnswer;
}

export interface ShownPanel extends Shown {
  toggle(): void;
}

export interface Shown {
  update(settings: Settings): void;
  end(): void;
}
