'use client';

import { Button } from '@/components/ui/button';

export function PrintButton() {
  return (
    <Button variant="ghost" icon="printer" onClick={() => window.print()}>
      Print
    </Button>
  );
}
