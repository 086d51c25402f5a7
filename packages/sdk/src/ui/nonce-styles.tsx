'use client';
import { useContext, useEffect, useState, type ReactNode } from 'react';
import { StyleSheetContext, StyleSheetManager } from 'styled-components';

type Sheet = NonNullable<Parameters<typeof StyleSheetManager>[0]['sheet']>;

/** A manager with a nonce adds a style element that nobody takes away, so later ones go on with the first one's. */
const sheets = new Map<string, Sheet>();

/** Writes the styles below it into elements with the nonce, the same ones however often it is mounted. */
export function NonceStyles({ nonce, children }: { nonce: string; children: ReactNode }) {
  // A server has a sheet for each answer, and the nonce is on that.
  const [known] = useState(() => (typeof document === 'undefined' ? undefined : sheets.get(nonce)));
  return (
    <StyleSheetManager {...(known ? { sheet: known } : { nonce })}>
      <KeepSheet nonce={nonce} />
      {children}
    </StyleSheetManager>
  );
}

function KeepSheet({ nonce }: { nonce: string }) {
  const { styleSheet } = useContext(StyleSheetContext);
  useEffect(() => {
    if (!sheets.has(nonce)) sheets.set(nonce, styleSheet);
  }, [nonce, styleSheet]);
  return null;
}
