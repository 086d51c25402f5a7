/** Drawn by objects, since a policy may forbid pictures from `data:` addresses, and markup from texts. */
export function pinIcon(): SVGSVGElement {
  const icon = document.createElementNS(namespace, 'svg');
  const shape = document.createElementNS(namespace, 'path');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.ariaHidden = 'true';
  shape.setAttribute(
    'd',
    'M12 2a7 7 0 0 0-7 7c0 5 7 13 7 13s7-8 7-13a7 7 0 0 0-7-7Zm0 10a3 3 0 1 1 0-6 3 3 0 0 1 0 6Z',
  );
  icon.append(shape);
  return icon;
}

const namespace = 'http://www.w3.org/2000/svg';
