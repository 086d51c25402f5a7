export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** Decodes a form whose names have brackets, as `items[0][price]=x&expand[]=y`; an object of numbered fields is a list. */
export function decodeForm(text: string): { [name: string]: FormValue } {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(text)) place(root, keysOf(name), value);
  return Object.fromEntries([...root].map(([name, value]) => [name, valueOf(value)]));
}

type Branch = Map<string, string | Branch>;

function keysOf(name: string): string[] {
  const [first = '', ...rest] = name.split('[');
  return [first, ...rest.map((key) => key.replace(/\]$/, ''))];
}

function place(branch: Branch, [key = '', ...rest]: string[], value: string): void {
  const own = key === '' ? String(branch.size) : key;
  if (rest.length === 0) {
    branch.set(own, value);
    return;
  }
  const below = branch.get(own);
  const next: Branch = below instanceof Map ? below : new Map();
  branch.set(own, next);
  place(next, rest, value);
}

function valueOf(value: string | Branch): FormValue {
  if (typeof value === 'string') return value;
  const isList = [...value.keys()].every((key) => /^\d+$/.test(key));
  if (isList)
    return [...value].sort(([one], [other]) => Number(one) - Number(other)).map(([, one]) => valueOf(one));
  return Object.fromEntries([...value].map(([name, one]) => [name, valueOf(one)]));
}
