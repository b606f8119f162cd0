import { clsx } from 'clsx';
import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { themeAttribute } from '@/components/frame/theme';
import { cyrillic, extended, greek, latin, latinItalic } from './fonts/inter';
import './globals.css';

export const metadata: Metadata = {
  title: { default: 'Hearth', template: '%s - Hearth' },
  description: 'The intranet of the team.',
  icons: { icon: '/icon.svg', apple: '/apple-icon.png' },
  robots: { index: false },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#1c1917' },
  ],
};

const fonts = clsx(
  latin.variable,
  extended.variable,
  latinItalic.variable,
  cyrillic.variable,
  greek.variable,
);

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = themeAttribute((await cookies()).get('theme')?.value);
  return (
    <html lang="en" className={fonts} data-theme={theme} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
