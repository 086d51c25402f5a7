'use client';
import { type JSX, useMemo } from 'react';
import { styled } from 'styled-components';
import { encode } from 'uqr';
import { innerClass } from '../../../theme/part-class.ts';

/** A text as a QR code: dark on light in both colour schemes, since most cameras read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }): JSX.Element {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </Picture>
  );
}

function drawn(text: string) {
  const { size, data } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}

const Picture = styled.svg.withConfig(innerClass('SecondFactor-qr'))`
  inline-size: min(200px, 100%);
  align-self: center;
  border-radius: var(--pf-radius-s);
  background: #fff;
`;
