'use client';
import { useContext, useEffect, useState, type ReactNode, type JSX } from 'react';
import { StyleSheetContext, StyleSheetManager } from 'styled-components';

type Sheet = NonNullable<Parameters<typeof StyleSheetManager>[0]['sheet']>;

/** Style sheets by nonce, which are reused: `StyleSheetManager` never removes its style element. */
const sheets = new Map<string, Sheet>();

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
  const [known] = useState(() => own && sheets.get(own));
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
    if (nonce && !sheets.has(nonce)) sheets.set(nonce, styleSheet);
  }, [nonce, styleSheet]);
  return null;
}
