/** A value of ours as a request takes it: the generated types know no read-only lists, and JSON no `undefined`. */
type Wire<Value> = Value extends readonly (infer Entry)[]
  ? Wire<Entry>[]
  : Value extends object
    ? { -readonly [Key in keyof Value]: Wire<Exclude<Value[Key], undefined>> }
    : Value;

export function toRequestBody<Value>(value: Value): Wire<Value> {
  const copy: Wire<Value> = JSON.parse(JSON.stringify(value));
  return copy;
}
