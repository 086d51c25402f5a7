'use client';
import { type JSX, useMemo } from 'react';
import { encode } from 'uqr';
import { Row } from '../../../ui/layout/stack.tsx';

/** A text as a QR code: dark on light in both colour schemes, since most cameras read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }): JSX.Element {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <Row justify="center">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${size} ${size}`}
        width={200}
        height={200}
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
    </Row>
  );
}

function drawn(text: string) {
  const { size, data } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
