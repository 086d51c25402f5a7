import { defaultLanguage, type Language } from '@pinfold/sdk';
import { createInstance, type TFunction } from 'i18next';
import type { TextKey } from './text-key.ts';

/** Texts are loaded a room at a time: in front of the log-in, behind it, and apart from those what few pages need. */
export type TextRoom = 'front' | 'inside' | 'account' | 'company' | 'listings';

/** `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Returns the panel's own text for a key, with its braces filled. */
export type TextFunction = (key: TextKey, values?: TextValues) => string;

/** The panel's own instance: the SDK has another, and neither changes the other's language. */
export const i18n = createInstance();

void i18n.init({
  // Each room says in which language it is.
  lng: defaultLanguage,
  resources: {},
  ns: [],
  defaultNS: false,
  // No key names its namespace: each is in one file of one room.
  nsSeparator: false,
  keySeparator: false,
  initAsync: false,
  // React escapes.
  interpolation: { escapeValue: false },
  missingInterpolationHandler: () => '',
  parseMissingKeyHandler: () => '',
});

/** One file for each room, feature and language: `./locales/pl/front/session.json`. */
const files = import.meta.glob<Readonly<Record<string, string>>>('./locales/*/*/*.json', {
  import: 'default',
});

/** The namespaces of rooms, such as `front/session`. */
export function namespacesOf(rooms: readonly TextRoom[]): string[] {
  const polish = Object.keys(files).flatMap(
    (path) => /^[.]\/locales\/pl\/(.+)[.]json$/.exec(path)?.[1] ?? [],
  );
  return rooms.flatMap((room) => polish.filter((namespace) => namespace.startsWith(`${room}/`)));
}

/** Whether the texts of rooms are here in a language. */
export function hasTexts(rooms: readonly TextRoom[], language: Language): boolean {
  return namespacesOf(rooms).every((namespace) => i18n.hasResourceBundle(language, namespace));
}

/** Fetches the texts of rooms in a language, each file once. */
export async function loadTexts(rooms: readonly TextRoom[], language: Language): Promise<TextFunction> {
  const namespaces = namespacesOf(rooms);
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (i18n.hasResourceBundle(language, namespace)) return;
      const texts = await files[`./locales/${language}/${namespace}.json`]?.();
      i18n.addResourceBundle(language, namespace, texts);
    }),
  );
  return textFunction(i18n.getFixedT(language, namespaces));
}

/** Values are only ever filled in: none is an option of i18next, and none is read as a template. */
export function textFunction(t: TFunction): TextFunction {
  return (key, values = {}) => {
    const { count } = values;
    return t(key, { replace: values, nest: false, ...(typeof count === 'number' && { count }) });
  };
}
