import { expect, it } from 'vitest';
import { compactLines } from './compact-lines.mjs';

it('SDK-08 styles lose comments and indents, and nothing that a browser reads', () => {
  const source = [
    '/** Where it stands. */',
    "const Root = styled.div.withConfig(partClass('Root'))<{ $isOpen: boolean }>`",
    '  /* Why it is',
    '     so. */',
    '  margin: 0 4px;',
    '',
    '  ${({ $isOpen }) => $isOpen && css`',
    "    content: 'a  b';",
    '  `}',
    '`;',
    'const Dialog =',
    '  /* @__PURE__ */ lazyComponent(load);',
  ].join('\n');
  expect(compactLines(source).split('\n')).toEqual([
    "const Root = styled.div.withConfig(partClass('Root'))<{ $isOpen: boolean }>`",
    'margin:0 4px;',
    '${({ $isOpen }) => $isOpen && css`',
    "content:'a  b';",
    '`}',
    '`;',
    'const Dialog =',
    '/* @__PURE__ */ lazyComponent(load);',
  ]);
});
