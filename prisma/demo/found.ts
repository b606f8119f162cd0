export function found<V>(map: ReadonlyMap<string, V>, name: string): V {
  const value = map.get(name);
  if (value === undefined) throw new Error(`The demo names ${name}, which it does not have.`);
  return value;
}
