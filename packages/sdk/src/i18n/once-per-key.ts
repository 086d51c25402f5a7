/** Makes each thing once: an Intl formatter takes far longer to make than to use, and a list uses thousands. */
export function oncePerKey<Keys extends string[], Made extends object>(
  make: (...keys: Keys) => Made,
): (...keys: Keys) => Made {
  const known = new Map<string, Made>();
  return (...keys) => {
    const key = keys.join(' ');
    const made = known.get(key) ?? make(...keys);
    known.set(key, made);
    return made;
  };
}
