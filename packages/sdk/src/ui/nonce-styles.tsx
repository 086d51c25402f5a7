'use client';
import { useContext, useEffect, useState, type ReactNode, type JSX } from 'react';
import { StyleSheetContext, StyleSheetManager } from 'styled-components';

type Sheet = NonNullable<Parameters<typeof StyleSheetManager>[0]['sheet']>;

/**
 * Style sheets by the element that holds them, such as one in a host's shadow root, and by nonce. They are reused:
 * `StyleSheetManager` never removes its style element.
 */
const sheets = new WeakMap<object, Map<string, Sheet>>();

function sheetsIn(target: object): Map<string, Sheet> {
  const known = sheets.get(target) ?? new Map<string, Sheet>();
  sheets.set(target, known);
  return known;
}

/**
 * Writes styles of its children into style elements with the nonce; reuses them when mounted again. Also rendered
 * without a nonce and on a server, since ids generated inside would otherwise differ.
 */
export function NonceStyles({
  nonce,
  children,
}: {
  nonce: string | undefined;
  children: ReactNode;
}): JSX.Element {
  // On a server each response has its own sheet, which carries the nonce.
  const own = typeof document === 'undefined' ? undefined : nonce;
  const { target } = useContext(StyleSheetContext).styleSheet.options;
  const [known] = useState(() => own && sheetsIn(target ?? document).get(own));
  return (
    <StyleSheetManager {...(known ? { sheet: known } : own && { nonce: own })}>
      <KeepSheet nonce={own} />
      {children}
    </StyleSheetManager>
  );
}

function KeepSheet({ nonce }: { nonce: string | undefined }) {
  const { styleSheet } = useContext(StyleSheetContext);
  useEffect(() => {
    const known = sheetsIn(styleSheet.options.target ?? document);
    if (nonce && !known.has(nonce)) known.set(nonce, styleSheet);
  }, [nonce, styleSheet]);
  return null;
}
