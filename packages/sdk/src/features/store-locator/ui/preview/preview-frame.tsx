'use client';
import { useLayoutEffect, useRef, useState, type ReactNode, type JSX } from 'react';
import { styled } from 'styled-components';
import { innerClass } from '../../../../theme/part-class.ts';
import { Row } from '../../../../ui/layout/stack.tsx';

/** How wide the page is on which the preview stands. */
export type PreviewWidth = 'phone' | 'desktop';

/** In pixels of that page. */
const pages: Record<PreviewWidth, { width: number; height: number }> = {
  phone: { width: 390, height: 680 },
  desktop: { width: 1180, height: 760 },
};

interface PreviewFrameProps {
  width: PreviewWidth;
  label: string;
  children: ReactNode;
}

/** A page as wide as a phone or a computer, made smaller to fit; what is in it lays itself out for that width. */
export function PreviewFrame({ width, label, children }: PreviewFrameProps): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>();
  const page = pages[width];
  const scale = room === undefined ? 1 : Math.min(1, room / page.width);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setRoom(element.clientWidth);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Row
      align="stretch"
      justify="center"
      minInlineSize="0"
      ref={frame}
      role="group"
      aria-label={label}
      data-width={width}
    >
      <Stage style={{ inlineSize: page.width * scale, blockSize: page.height * scale }}>
        <Page style={{ inlineSize: page.width, blockSize: page.height, transform: `scale(${scale})` }}>
          {children}
        </Page>
      </Stage>
    </Row>
  );
}

const Stage = styled.div.withConfig(innerClass('LocatorPreview-stage'))`
  position: relative;
  overflow: hidden;
`;

const Page = styled.div.withConfig(innerClass('LocatorPreview-page'))`
  --pinfold-height: 100%;
  position: relative;
  transform-origin: 0 0;
  &:where([dir='rtl'] *) {
    transform-origin: 100% 0;
  }
`;
