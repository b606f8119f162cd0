export type Motif = 'waves' | 'sun' | 'ripples' | 'sails' | 'dunes' | 'mesh';

export type Palette = {
  name: string;
  motif: Motif;
  /** Top to bottom. */
  ground: [string, string];
  /** Light in the air: colour, and where, as parts of the picture. */
  lights: [color: string, x: number, y: number, reach: number][];
  /** What stands in the picture, from back to front. */
  layers: string[];
};

export const palettes = {
  dawn: {
    name: 'Lindholmen at dawn',
    motif: 'waves',
    ground: ['#8fb98b', '#12656b'],
    lights: [
      ['#ffe28a', 0.2, 0.22, 0.5],
      ['#ff8f3a', 0.82, 0.12, 0.45],
    ],
    layers: ['#2f8f83', '#17706f', '#125a66', '#164e63'],
  },
  coral: {
    name: 'Two hundred lights',
    motif: 'sun',
    ground: ['#ffd0b0', '#7c1d3f'],
    lights: [
      ['#ff9a76', 0.5, 0.34, 0.55],
      ['#ffe9c7', 0.52, 0.3, 0.28],
    ],
    layers: ['#ffb27d', '#f0705e', '#c43d5c', '#8f2250'],
  },
  amber: {
    name: 'Evening, Käringön',
    motif: 'dunes',
    ground: ['#fbbf5a', '#8a3410'],
    lights: [
      ['#ffa4ae', 0.2, 0.85, 0.5],
      ['#fff0b8', 0.7, 0.2, 0.4],
    ],
    layers: ['#e08a1e', '#c2620f', '#9a3d10', '#6d2413'],
  },
  storm: {
    name: 'Storm over the outer pier',
    motif: 'waves',
    ground: ['#cbd7df', '#23323f'],
    lights: [
      ['#f4f7f5', 0.7, 0.18, 0.4],
      ['#7fa3b5', 0.2, 0.4, 0.5],
    ],
    layers: ['#6f8a99', '#4d6878', '#344e5e', '#1f3442'],
  },
  meadow: {
    name: 'July, four days a week',
    motif: 'dunes',
    ground: ['#d9f2ff', '#3f7d3a'],
    lights: [
      ['#fff6b0', 0.75, 0.2, 0.45],
      ['#a7e3c0', 0.2, 0.5, 0.5],
    ],
    layers: ['#9ed37c', '#6cb35a', '#45924b', '#27703f'],
  },
  night: {
    name: 'The night of the 9th',
    motif: 'ripples',
    ground: ['#0b1f3a', '#07101f'],
    lights: [
      ['#3f7fbf', 0.62, 0.42, 0.5],
      ['#8fd0ff', 0.64, 0.4, 0.16],
    ],
    layers: ['#9ad4ff', '#5aa6e6', '#2f6fb5', '#1f4f8f'],
  },
  lilac: {
    name: 'Cais do Sodré',
    motif: 'sails',
    ground: ['#e9defc', '#7a62c9'],
    lights: [
      ['#ffd9ec', 0.2, 0.2, 0.5],
      ['#b9c8ff', 0.85, 0.6, 0.5],
    ],
    layers: ['#ffffff', '#ffb8d9', '#8b6ff0', '#5b3fc4'],
  },
  teal: {
    name: 'Hall eleven',
    motif: 'mesh',
    ground: ['#0f766e', '#0b3b46'],
    lights: [
      ['#5eead4', 0.25, 0.2, 0.5],
      ['#fde68a', 0.85, 0.3, 0.35],
      ['#0ea5b7', 0.6, 0.95, 0.55],
    ],
    layers: [],
  },
  plum: {
    name: 'The north wall',
    motif: 'mesh',
    ground: ['#5b1a5e', '#22103f'],
    lights: [
      ['#ff7ab6', 0.2, 0.75, 0.5],
      ['#8b5cf6', 0.8, 0.2, 0.55],
      ['#ffd08a', 0.55, 0.5, 0.22],
    ],
    layers: [],
  },
  'coral-dusk': {
    name: 'Release day',
    motif: 'sails',
    ground: ['#ffe3d3', '#e0665a'],
    lights: [
      ['#fff4d6', 0.75, 0.25, 0.45],
      ['#ff9db0', 0.15, 0.6, 0.5],
    ],
    layers: ['#ffffff', '#ffd7a8', '#c93c55', '#7f1d4a'],
  },
  'teal-night': {
    name: 'Wind on the fjord',
    motif: 'waves',
    ground: ['#123a4f', '#051722'],
    lights: [
      ['#3fd3c2', 0.3, 0.3, 0.45],
      ['#2b6f9c', 0.85, 0.15, 0.5],
    ],
    layers: ['#1f7a80', '#155d69', '#0f4453', '#0a2f3d'],
  },
  rust: {
    name: 'The tank',
    motif: 'ripples',
    ground: ['#b4532a', '#3b1410'],
    lights: [
      ['#ffb37a', 0.4, 0.4, 0.45],
      ['#7a2a1a', 0.9, 0.9, 0.5],
    ],
    layers: ['#ffd9b8', '#ffa05c', '#e2703a', '#8f3a1f'],
  },
  indigo: {
    name: 'North pier, no signal',
    motif: 'sun',
    ground: ['#aab8ff', '#1e1b5e'],
    lights: [
      ['#e3e8ff', 0.5, 0.32, 0.5],
      ['#6f7dff', 0.15, 0.2, 0.4],
    ],
    layers: ['#8f9dff', '#5f6bf0', '#3f45c4', '#2a2a8f'],
  },
  paper: {
    name: 'Tideboard on paper',
    motif: 'waves',
    ground: ['#f6f4ee', '#dcd8cc'],
    lights: [['#ffffff', 0.4, 0.2, 0.5]],
    layers: ['#c9c5b8', '#9d998d', '#6c6960', '#33312c'],
  },
  apricot: {
    name: 'Buns at six',
    motif: 'mesh',
    ground: ['#ffd3a1', '#e98a5b'],
    lights: [
      ['#fff1cf', 0.25, 0.25, 0.45],
      ['#ff9fa2', 0.8, 0.75, 0.5],
      ['#ffc46b', 0.7, 0.15, 0.35],
    ],
    layers: [],
  },
  'dawn-blue': {
    name: 'Camogli before the rain',
    motif: 'sails',
    ground: ['#cfe8ff', '#3f74ad'],
    lights: [
      ['#ffe9c9', 0.7, 0.7, 0.45],
      ['#ffffff', 0.25, 0.2, 0.4],
    ],
    layers: ['#ffffff', '#ffe0b5', '#2d6aa3', '#164a7a'],
  },
  'dawn-soft': {
    name: 'First day',
    motif: 'sun',
    ground: ['#fff3d9', '#f0a28c'],
    lights: [
      ['#ffffff', 0.5, 0.3, 0.45],
      ['#ffd0de', 0.15, 0.5, 0.5],
    ],
    layers: ['#ffd59a', '#f7a98a', '#dd7f86', '#a85a7a'],
  },
  signal: {
    name: 'The ladder',
    motif: 'waves',
    ground: ['#ffe6b8', '#c2410c'],
    lights: [
      ['#fff6dd', 0.75, 0.2, 0.45],
      ['#ff9350', 0.2, 0.35, 0.5],
    ],
    layers: ['#f6923f', '#e2661f', '#b84712', '#7c2d12'],
  },
  violet: {
    name: 'All hands',
    motif: 'mesh',
    ground: ['#24338f', '#5b21b6'],
    lights: [
      ['#c4b5fd', 0.72, 0.18, 0.5],
      ['#4f46e5', 0.2, 0.7, 0.5],
      ['#f0abfc', 0.95, 0.85, 0.4],
    ],
    layers: [],
  },
  'plum-gold': {
    name: 'The winch',
    motif: 'dunes',
    ground: ['#ffdf9e', '#4a1942'],
    lights: [
      ['#fff3cf', 0.3, 0.25, 0.4],
      ['#d98cb3', 0.8, 0.5, 0.5],
    ],
    layers: ['#c76b8f', '#9c4379', '#6f2a63', '#43184b'],
  },
  midnight: {
    name: 'Winter dinner',
    motif: 'sun',
    ground: ['#1d2b53', '#0a0f24'],
    lights: [
      ['#f5d58a', 0.5, 0.3, 0.4],
      ['#4a5fa8', 0.85, 0.2, 0.5],
    ],
    layers: ['#f2c879', '#5a6bb0', '#2f3f7d', '#161f47'],
  },
  lime: {
    name: 'Things that float',
    motif: 'ripples',
    ground: ['#ecfccb', '#4d9a3f'],
    lights: [
      ['#ffffff', 0.65, 0.4, 0.4],
      ['#fde047', 0.15, 0.15, 0.4],
    ],
    layers: ['#ffffff', '#3f7d2f', '#65a30d', '#ffffff'],
  },
} satisfies Record<string, Palette>;

export type PaletteKey = keyof typeof palettes;
