'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { patient } from './patient';
import { onToast } from './toast';

const load = patient(() => import('./toast-viewport'));

/** Mounted once in the frame; fetches what draws toasts when there is a first one. */
export function ToastHost() {
  const [Viewport, setViewport] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Viewport) return;
    return onToast(async () => {
      const { ToastViewport } = await load();
      setViewport(() => ToastViewport);
    });
  }, [Viewport]);
  return Viewport && <Viewport />;
}
