/**
 * Hostile styles: a reset like Tailwind's preflight, the same for all elements, and rules for element names. They keep
 * the specificity of rules for a whole page, but apply only inside `.hostile`.
 */
export const hostileStyles: string = [
  ['*, *::before, *::after', 'box-sizing: border-box; margin: 0; padding: 0; border: 0 solid'],
  ['*', 'letter-spacing: 0.2em; word-spacing: 1em; text-transform: uppercase; line-height: 3'],
  ['*', 'text-indent: 12px; text-shadow: 1px 1px red'],
  [
    'h1, h2, h3, h4',
    'margin: 24px 0; color: red; font-family: cursive; font-size: inherit; font-weight: inherit',
  ],
  ['p', 'margin-bottom: 2rem'],
  ['a', 'color: inherit; text-decoration: wavy underline'],
  ['ul, ol, menu', 'padding-left: 40px; list-style: square'],
  ['dl, dt, dd', 'margin: 16px'],
  ['label', 'display: inline-block; margin-bottom: 0.5rem; font-weight: 700'],
  ['button', 'margin: 8px; border-radius: 0; background: hotpink; color: yellow; font: inherit'],
  ['button:hover, a:hover', 'background: black'],
  ['input, textarea, select', 'border: 4px dotted red; background: black; color: lime; font: inherit'],
  ['img, svg, video', 'display: block; max-width: 100%; vertical-align: middle'],
  ['table', 'width: 50%; border-collapse: separate'],
  ['th, td', 'padding: 30px; text-align: center'],
  ['header, footer, section, article, nav', 'padding: 20px; background: yellow'],
]
  .map(([selector = '', body = '']) => `${within(selector)} { ${body}; }`)
  .join('\n');

function within(selectors: string): string {
  return selectors
    .split(', ')
    .map((selector) => `:where(.hostile) ${selector}`)
    .join(', ');
}
