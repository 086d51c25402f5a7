'use client';
import { useContext, useEffect, useState, type ReactNode, type JSX } from 'react';
import { StyleSheetContext, StyleSheetManager } from 'styled-components';

type Sheet = NonNullable<Parameters<typeof StyleSheetManager>[0]['sheet']>;

/** A manager with a nonce adds a style element that nobody takes away, so later ones go on with the first one's. */
const sheets = new Map<string, Sheet>();

/**
 * Writes the styles below it into elements with the nonce, the same ones however often it is mounted. It is there
 * without a nonce too, and on a server, or the ids of what is inside would differ between the two.
 */
export function NonceStyles({
  nonce,
  children,
}: {
  nonce: string | undefined;
  children: ReactNode;
}): JSX.Element {
  // A server has a sheet for each answer, and the nonce is on that.
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
