'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { onToast } from './toast';

/** Mounted once in the frame; fetches what draws toasts when there is a first one. */
export function ToastHost() {
  const [Viewport, setViewport] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Viewport) return;
    return onToast(async () => {
      const { ToastViewport } = await import('./toast-viewport');
      setViewport(() => ToastViewport);
    });
  }, [Viewport]);
  return Viewport && <Viewport />;
}
