import localFont from 'next/font/local';

/* Cut by scripts/fonts.ts. Calls of next/font take nothing but literals; only the first file is preloaded. */
export const latin = localFont({
  src: './inter-latin.woff2',
  weight: '400 700',
  variable: '--inter',
  adjustFontFallback: 'Arial',
});

export const latinItalic = localFont({
  src: './inter-latin-italic.woff2',
  weight: '400 700',
  style: 'italic',
  variable: '--inter-italic',
  preload: false,
  adjustFontFallback: false,
});

export const extended = localFont({
  src: './inter-extended.woff2',
  weight: '400 700',
  variable: '--inter-extended',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0100-0130,U+0132-0151,U+0154-024F,U+1E00-1EFF,U+20A0-20AB,U+20AD-20C0',
    },
  ],
});

export const cyrillic = localFont({
  src: './inter-cyrillic.woff2',
  weight: '400 700',
  variable: '--inter-cyrillic',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116' }],
});

export const greek = localFont({
  src: './inter-greek.woff2',
  weight: '400 700',
  variable: '--inter-greek',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0370-03FF' }],
});
