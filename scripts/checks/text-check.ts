import { join } from 'node:path';
import ts from 'typescript';
import type { Check } from './checks.ts';
import { trackedFiles } from './tracked-files.ts';

const screens = /^(packages\/(sdk|store-locator)\/src|apps\/panel\/src)\/.*\.tsx$/;
const tests = /\.(test|stories)\.tsx$|\/(stories|testing)\//;

/**
 * Finds texts that come and go beside elements, and elements that come and go in front of a text. A browser that
 * translates the page replaces text nodes, so React fails when it removes one or inserts in front of one.
 */
export const textCheck: Check = {
  name: 'texts',
  find(root) {
    const files = trackedFiles(root).filter((file) => screens.test(file) && !tests.test(file));
    const program = ts.createProgram(
      files.map((file) => join(root, file)),
      {
        jsx: ts.JsxEmit.ReactJSX,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        target: ts.ScriptTarget.ESNext,
        customConditions: ['pinfold-source'],
        allowImportingTsExtensions: true,
        resolveJsonModule: true,
        strict: true,
        noEmit: true,
        types: [],
      },
    );
    const checker = program.getTypeChecker();
    return Promise.resolve(
      files.flatMap((file) => {
        const source = program.getSourceFile(join(root, file));
        if (!source) return [`${file}: not read`];
        return faultsIn(source, checker).map(({ node, fault }) => {
          const { line } = source.getLineAndCharacterOfPosition(node.getStart());
          return `${file}:${line + 1}: ${fault}: give the text an element of its own`;
        });
      }),
    );
  },
};

interface Fault {
  node: ts.Node;
  fault: string;
}

/** What a child may be while the page lives. */
interface Child {
  node: ts.Node;
  isText: boolean;
  comesAndGoes: boolean;
}

function faultsIn(source: ts.SourceFile, checker: ts.TypeChecker): Fault[] {
  const faults: Fault[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression && isInComponent(node) && isWritten(node.expression))
      faults.push({ node, fault: 'a component returns a text' });
    if (ts.isConditionalExpression(node) && isReturned(node) && isInTurn(node, checker))
      faults.push({ node, fault: 'a function returns a text in turn with an element' });
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) faults.push(...faultsAmong(node.children, checker));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

function faultsAmong(children: readonly ts.JsxChild[], checker: ts.TypeChecker): Fault[] {
  const siblings = children.flatMap((child) => childOf(child, checker) ?? []);
  if (siblings.length < 2) return [];
  return siblings.flatMap(({ node, isText, comesAndGoes }, index) => {
    if (!comesAndGoes) return [];
    if (isText) return [{ node, fault: 'a text comes and goes beside others' }];
    // React inserts in front of the first sibling that stays.
    const next = siblings.slice(index + 1).find((sibling) => sibling.isText || !sibling.comesAndGoes);
    return next?.isText ? [{ node, fault: 'an element comes and goes in front of a text' }] : [];
  });
}

function childOf(child: ts.JsxChild, checker: ts.TypeChecker): Child | undefined {
  if (ts.isJsxText(child))
    return child.containsOnlyTriviaWhiteSpaces
      ? undefined
      : { node: child, isText: true, comesAndGoes: false };
  if (!ts.isJsxExpression(child)) return { node: child, isText: false, comesAndGoes: false };
  // A space between two is left as it is.
  if (!child.expression || (ts.isStringLiteral(child.expression) && child.expression.text.trim() === ''))
    return undefined;
  const { text, element, nothing } = rendered(child.expression, checker);
  return { node: child, isText: text, comesAndGoes: nothing || (text && element) };
}

/** Which kinds of things an expression may render. */
interface Rendered {
  text: boolean;
  element: boolean;
  nothing: boolean;
}

/** Looks at the branches first, and asks for a type only where the code does not show what is rendered. */
function rendered(expression: ts.Expression, checker: ts.TypeChecker): Rendered {
  if (ts.isParenthesizedExpression(expression)) return rendered(expression.expression, checker);
  if (ts.isConditionalExpression(expression))
    return either(rendered(expression.whenTrue, checker), rendered(expression.whenFalse, checker));
  if (
    ts.isBinaryExpression(expression) &&
    expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
  )
    return { ...rendered(expression.right, checker), nothing: true };
  if (isElement(expression)) return { text: false, element: true, nothing: false };
  if (ts.isStringLiteralLike(expression) || ts.isTemplateExpression(expression) || isTranslation(expression))
    return { text: true, element: false, nothing: false };

  const type = checker.getTypeAtLocation(expression);
  const parts = type.isUnion() ? type.types : [type];
  // What is handed over as a node is looked at where it is made.
  if (parts.some(({ symbol }) => symbol?.name === 'Promise'))
    return { text: false, element: true, nothing: false };
  const isEmpty = (part: ts.Type) => part.isLiteral() && !part.value;
  const isNothing = (part: ts.Type) =>
    isEmpty(part) ||
    (part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike)) !== 0;
  const isText = (part: ts.Type) =>
    !isEmpty(part) && (part.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0;
  return {
    text: parts.some(isText),
    element: parts.some((part) => !isText(part) && !isNothing(part)),
    nothing: parts.some(isNothing),
  };
}

function either(one: Rendered, other: Rendered): Rendered {
  return {
    text: one.text || other.text,
    element: one.element || other.element,
    nothing: one.nothing || other.nothing,
  };
}

/** Whether the code shows that a text is returned. */
const isWritten = (expression: ts.Expression): boolean =>
  ts.isStringLiteralLike(expression) || ts.isTemplateExpression(expression) || isTranslation(expression);

/** Whether one branch is an element as it is written, and the other a text. */
function isInTurn({ whenTrue, whenFalse }: ts.ConditionalExpression, checker: ts.TypeChecker): boolean {
  const [one, other] = [whenTrue, whenFalse].map(withoutParentheses);
  if (!one || !other || isElement(one) === isElement(other)) return false;
  return rendered(isElement(one) ? other : one, checker).text;
}

const withoutParentheses = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? withoutParentheses(node.expression) : node;

const isElement = (node: ts.Node): boolean =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

/** Whether a function returns it, such as the one that makes children of a list. */
function isReturned(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return isReturned(parent);
  return ts.isReturnStatement(parent) || (ts.isArrowFunction(parent) && parent.body === node);
}

function isInComponent(node: ts.Node): boolean {
  const parent = ts.findAncestor(node, ts.isFunctionLike);
  return parent !== undefined && ts.isFunctionDeclaration(parent) && /^[A-Z]/.test(parent.name?.text ?? '');
}

const isTranslation = (expression: ts.Expression): boolean =>
  ts.isCallExpression(expression) &&
  ts.isIdentifier(expression.expression) &&
  expression.expression.text === 't';
