'use client';

import { useEffect, useEffectEvent } from 'react';
import { api } from '@/lib/client/api';

/** Who signs in again in another tab or window is found this soon, where coming back tells nothing. */
const lookEvery = 15_000;

const stranger = 'That is somebody else. Sign in as the person who wrote this.';

/** Null when the writer is back; the page then has the token of the new session. */
export async function lookForWriter(writer: { id: number }): Promise<string | null> {
  try {
    const user = await api<{ id: number }>('GET', '/api/account/user');
    if (user.id !== writer.id) return stranger;
    const { token } = await api<{ token: string }>('GET', '/api/csrf');
    document.querySelector('meta[name="csrf-token"]')?.setAttribute('content', token);
    return null;
  } catch (reason) {
    return reason instanceof Error ? reason.message : stranger;
  }
}

/** While the writer is signed out, looks whether they are back by another way than the dialog. */
export function useReturn(away: boolean, writer: { id: number }, onBack: () => void) {
  const back = useEffectEvent(onBack);
  const { id } = writer;
  useEffect(() => {
    if (!away) return;
    let here = true;
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      if ((await lookForWriter({ id })) === null && here) back();
    };
    const timer = setInterval(look, lookEvery);
    window.addEventListener('focus', look);
    window.addEventListener('online', look);
    return () => {
      here = false;
      clearInterval(timer);
      window.removeEventListener('focus', look);
      window.removeEventListener('online', look);
    };
  }, [away, id]);
}
