/** Canvas pixels per CSS pixel. */
const sharpness = 2;

const padding = 16;
const lineHeight = 22;

/**
 * Returns a PNG of the chart in an element, with the names of its series below; undefined without an SVG. The shapes are
 * drawn on a canvas, since a strict Content-Security-Policy refuses an SVG loaded as an image.
 */
export async function pictureOf(element: HTMLElement): Promise<Blob | undefined> {
  const svg = element.querySelector('svg');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!svg || !context) return undefined;
  const { width, height } = svg.getBoundingClientRect();
  const names = [
    ...(element.parentElement?.querySelectorAll<HTMLElement>('button[aria-pressed="true"], li') ?? []),
  ];
  canvas.width = (width + 2 * padding) * sharpness;
  canvas.height = (height + 2 * padding + names.length * lineHeight) * sharpness;
  const { backgroundColor, color, fontFamily } = getComputedStyle(element.closest('section') ?? element);
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawShapes(context, svg, new DOMMatrix().scale(sharpness).translate(padding, padding));
  context.setTransform(sharpness, 0, 0, sharpness, 0, 0);
  context.globalAlpha = 1;
  context.font = `13px ${fontFamily}`;
  context.textAlign = 'left';
  names.forEach((name, index) => {
    const y = padding + height + (index + 0.6) * lineHeight;
    const mark = name.querySelector('svg');
    if (mark) drawShapes(context, mark, new DOMMatrix().scale(sharpness).translate(padding, y - 10));
    context.setTransform(sharpness, 0, 0, sharpness, 0, 0);
    context.setLineDash([]);
    context.fillStyle = color;
    context.fillText(name.innerText.trim().replaceAll('\n', '  '), padding + 32, y);
  });
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

function drawShapes(context: CanvasRenderingContext2D, svg: SVGSVGElement, at: DOMMatrix): void {
  for (const shape of svg.querySelectorAll<SVGGraphicsElement>('path, line, rect, text')) {
    if (shape.closest('defs, clipPath')) continue;
    const { fill, stroke, strokeWidth, strokeDasharray, fillOpacity, strokeOpacity, font } =
      getComputedStyle(shape);
    const { a, b, c, d, e, f } = shape.getCTM() ?? new DOMMatrix();
    context.setTransform(at.multiply(new DOMMatrix([a, b, c, d, e, f])));
    const outline = outlineOf(shape);
    if (fill !== 'none') {
      context.globalAlpha = Number(fillOpacity);
      context.fillStyle = fill;
      context.font = font;
      if (shape instanceof SVGTextElement) writeText(context, shape);
      else if (outline) context.fill(outline);
    }
    if (stroke !== 'none' && outline) {
      context.globalAlpha = Number(strokeOpacity);
      context.strokeStyle = stroke;
      context.lineWidth = Number.parseFloat(strokeWidth);
      context.setLineDash(
        strokeDasharray
          .split(/[\s,]+/)
          .map(Number.parseFloat)
          .filter(Number.isFinite),
      );
      context.stroke(outline);
    }
  }
}

function writeText(context: CanvasRenderingContext2D, text: SVGTextElement): void {
  if (text.getNumberOfChars() === 0) return;
  const { x, y } = text.getStartPositionOfChar(0);
  context.textAlign = 'left';
  context.fillText(text.textContent.trim(), x, y);
}

function outlineOf(shape: SVGGraphicsElement): Path2D | undefined {
  const outline = new Path2D();
  if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute('d') ?? '');
  if (shape instanceof SVGLineElement) {
    outline.moveTo(shape.x1.baseVal.value, shape.y1.baseVal.value);
    outline.lineTo(shape.x2.baseVal.value, shape.y2.baseVal.value);
    return outline;
  }
  if (shape instanceof SVGRectElement) {
    const { x, y, width, height } = shape;
    outline.rect(x.baseVal.value, y.baseVal.value, width.baseVal.value, height.baseVal.value);
    return outline;
  }
  return undefined;
}
