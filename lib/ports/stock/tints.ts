type Tint = { name: string; title: string; words: string[]; ground: [string, string]; shades: string[] };

const tint = (name: string, words: string, ground: [string, string], shades: string[]): Tint => ({
  name,
  title: name.charAt(0).toUpperCase() + name.slice(1),
  words: words.split(' '),
  ground,
  shades,
});

export const tints = [
  tint(
    'teal',
    'green blue turquoise cool sea water fresh',
    ['#d5f0ec', '#0f766e'],
    ['#134e4a', '#14b8a6', '#5eead4'],
  ),
  tint(
    'navy',
    'blue dark night business corporate',
    ['#33518f', '#0f1d3d'],
    ['#0b1530', '#4f74c0', '#9db8ea'],
  ),
  tint('sky', 'blue light air cloud day summer', ['#f0f9ff', '#7dc4f0'], ['#0369a1', '#38a3e0', '#ffffff']),
  tint(
    'violet',
    'purple lilac dream creative evening',
    ['#ede9fe', '#6d4bc4'],
    ['#3b1f8f', '#8f72e0', '#f5d0fe'],
  ),
  tint(
    'rose',
    'pink red love celebration spring flower',
    ['#ffe4e6', '#e0607e'],
    ['#9f1239', '#fb8ba3', '#fff1f2'],
  ),
  tint(
    'coral',
    'orange red warm sunset autumn party',
    ['#ffedd5', '#f4795b'],
    ['#9a3412', '#fdba8c', '#fff7ed'],
  ),
  tint(
    'amber',
    'yellow gold warm sunrise summer light',
    ['#fef6d8', '#f0b429'],
    ['#92580a', '#fbd66b', '#fffbeb'],
  ),
  tint(
    'lime',
    'green spring garden growth nature fresh',
    ['#f4fbd9', '#8cb82b'],
    ['#3f6212', '#bfdf6b', '#fcffe8'],
  ),
  tint(
    'forest',
    'green dark nature tree wood eco environment',
    ['#c9dfc9', '#1f5a3d'],
    ['#0e3422', '#3d8a5f', '#a7d6b4'],
  ),
  tint(
    'sand',
    'beige brown earth desert beach paper neutral',
    ['#faf3e6', '#d6bd92'],
    ['#7a5c33', '#e8d3ae', '#fffaf0'],
  ),
  tint(
    'slate',
    'grey gray steel stone concrete neutral office',
    ['#e8edf2', '#64748b'],
    ['#28364a', '#94a3b8', '#f8fafc'],
  ),
  tint('ink', 'black dark night space midnight', ['#3a3f4a', '#0f1115'], ['#050608', '#5b6270', '#c8cdd6']),
];
