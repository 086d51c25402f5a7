'use client';
import { type JSX, useMemo } from 'react';
import { encode } from 'uqr';
import { Row } from '../layout/stack.tsx';

interface QrCodeProps {
  text: string;
  label: string;
  /** Edge length as a CSS length. @default '200px' */
  size?: string | undefined;
  /** Still read when a quarter of it is covered, with the margin that a print needs. @default false */
  isForPrint?: boolean | undefined;
}

/** A text as a QR code: dark on light in both colour schemes, since most cameras read nothing else. */
export function QrCode({ text, label, size = '200px', isForPrint = false }: QrCodeProps): JSX.Element {
  const { squares, path } = useMemo(() => drawn(text, isForPrint), [text, isForPrint]);
  return (
    <Row justify="center">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${squares} ${squares}`}
        width={size}
        height={size}
        shapeRendering="crispEdges"
      >
        <rect width={squares} height={squares} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
    </Row>
  );
}

function drawn(text: string, isForPrint: boolean) {
  const { size, data } = encode(text, isForPrint ? { border: 4, ecc: 'Q' } : { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { squares: size, path: dark.join('') };
}
