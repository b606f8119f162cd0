const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 };

/**
 * Moves the focus among `elements` by arrows, Home and End. True when the key was one of them. The elements stay
 * ordinary links and buttons that Tab reaches too; this only adds a quicker way.
 */
export function arrowWalk(key: string, elements: readonly HTMLElement[], axis: 'row' | 'column'): boolean {
  const at = elements.indexOf(document.activeElement as HTMLElement);
  const next = nextIndex(key, at, elements.length, axis);
  if (next === null) return false;
  elements[next]?.focus();
  return true;
}

export function nextIndex(key: string, at: number, length: number, axis: 'row' | 'column'): number | null {
  if (length === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const horizontal = key === 'ArrowLeft' || key === 'ArrowRight';
  const step = steps[key];
  if (step === undefined || horizontal !== (axis === 'row')) return null;
  return at < 0 ? (step > 0 ? 0 : length - 1) : (at + step + length) % length;
}
