export type Toast = {
  text: string;
  tone: 'success' | 'error';
  /** Offered as a button while the toast shows. */
  undo?: (() => unknown) | undefined;
};

const waiting: Toast[] = [];
let listener: (() => void) | null = null;

/**
 * Says that something worked, above everything and for a few seconds; `undo` takes it back. Failures belong beside
 * what failed (an Alert), so `toast.error` is for those that have no such place.
 */
export function toast(text: string, options: { undo?: () => unknown } = {}) {
  show({ text, tone: 'success', undo: options.undo });
}

toast.error = (text: string) => show({ text, tone: 'error' });

function show(entry: Toast) {
  waiting.push(entry);
  listener?.();
}

/** For the host: calls back now if something waits, and whenever something comes. */
export function onToast(callback: () => void) {
  listener = callback;
  if (waiting.length > 0) callback();
  return () => {
    listener = null;
  };
}

export function takeToasts(): Toast[] {
  return waiting.splice(0);
}
