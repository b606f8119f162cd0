/** Runs each after the one before, whether that succeeded or not: no answer comes after a later one. */
export function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(run: () => Promise<T>): Promise<T> => {
    const mine = last.then(run, run);
    last = mine;
    return mine;
  };
}
