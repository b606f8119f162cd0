import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { type GeoPermissibleObjects, geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

export type MapRoot = { root: string };

export type MapDrawing = {
  lat: number;
  lng: number;
  /** Written beside the pin. */
  name?: string;
  width: number;
  height: number;
  theme: 'light' | 'dark';
  towns: { name: string; lat: number; lng: number }[];
};

type Atlas = Topology<{ countries: GeometryCollection }>;
type Canvas = typeof import('@napi-rs/canvas');

const { root } = workerData as MapRoot;
const { createCanvas, GlobalFonts } = createRequire(join(root, 'package.json'))('@napi-rs/canvas') as Canvas;
for (const part of ['latin', 'extended', 'greek', 'cyrillic'])
  GlobalFonts.registerFromPath(join(root, `app/fonts/inter-${part}.woff2`), `Inter ${part}`);
const family = '"Inter latin", "Inter extended", "Inter greek", "Inter cyrillic", sans-serif';

const atlas = JSON.parse(
  readFileSync(join(root, 'node_modules/world-atlas/countries-10m.json'), 'utf8'),
) as Atlas;
const land = feature(atlas, atlas.objects.countries).features;
const boxes = land.map((country) => geoBoxOf(country.geometry));

const themes = {
  light: {
    sea: '#dbe7ea',
    land: '#f6f4ee',
    line: '#cfc9bb',
    town: '#8a8373',
    text: '#5f594c',
    ink: '#1f1d19',
    halo: '#f6f4ee',
    pin: '#0f766e',
    dot: '#ffffff',
  },
  dark: {
    sea: '#172226',
    land: '#26241f',
    line: '#403c34',
    town: '#8d8676',
    text: '#a8a08f',
    ink: '#f3efe6',
    halo: '#1c1a17',
    pin: '#2dd4bf',
    dot: '#12211f',
  },
};

parentPort?.on('message', (wish: MapDrawing) => parentPort?.postMessage(draw(wish)));
parentPort?.postMessage('loaded');

/** Pixels a degree: about 250 km across at the usual width. */
function scaleOf(width: number) {
  return (width * 180) / Math.PI / 3.4;
}

function draw({ lat, lng, name, width, height, theme, towns }: MapDrawing): Uint8Array {
  const colours = themes[theme];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const unit = Math.max(0.75, Math.min(2, width / 860));
  const latitude = Math.min(82, Math.max(-82, lat));
  const projection = geoMercator()
    .center([lng, latitude])
    .scale(scaleOf(width) * Math.cos((latitude * Math.PI) / 180))
    .translate([width / 2, height / 2])
    .rotate([0, 0])
    .clipExtent([
      [-2, -2],
      [width + 2, height + 2],
    ]);
  const path = geoPath(projection, context as unknown as CanvasRenderingContext2D);
  context.fillStyle = colours.sea;
  context.fillRect(0, 0, width, height);
  const [west, south] = projection.invert?.([0, height]) ?? [-180, -90];
  const [east, north] = projection.invert?.([width, 0]) ?? [180, 90];
  for (const [index, country] of land.entries()) {
    const box = boxes[index];
    if (box && (box[0] > east || box[2] < west || box[1] > north || box[3] < south)) continue;
    context.beginPath();
    path(country as GeoPermissibleObjects);
    context.fillStyle = colours.land;
    context.fill();
    context.strokeStyle = colours.line;
    context.lineWidth = unit;
    context.stroke();
  }
  const taken: Box[] = [];
  const middle: Point = [width / 2, height / 2];
  const label = name ? shorten(name) : '';
  if (label) taken.push(measure(context, label, middle, unit, 600, 14));
  taken.push([middle[0] - 16 * unit, middle[1] - 34 * unit, middle[0] + 16 * unit, middle[1] + 6 * unit]);
  taken.push([width - 210 * unit, height - 20 * unit, width, height]);
  for (const town of towns) {
    const at = projection([town.lng, town.lat]) as Point | null;
    if (at && town.name !== label) writeTown(context, town.name, at, { width, height, unit, colours, taken });
  }
  drawPin(context, middle, unit, colours);
  if (label) {
    context.font = `600 ${14 * unit}px ${family}`;
    write(context, label, middle[0] + 18 * unit, middle[1] - 12 * unit, colours.ink, colours.halo, unit);
  }
  context.font = `400 ${10 * unit}px ${family}`;
  context.textAlign = 'right';
  write(
    context,
    'Natural Earth · GeoNames (CC BY 4.0)',
    width - 8 * unit,
    height - 7 * unit,
    colours.text,
    colours.halo,
    unit,
  );
  return canvas.toBuffer('image/png');
}

type Context = ReturnType<ReturnType<Canvas['createCanvas']>['getContext']>;
type Point = [number, number];
type Box = [number, number, number, number];
type Colours = (typeof themes)['light'];
type Place = { width: number; height: number; unit: number; colours: Colours; taken: Box[] };

function shorten(name: string): string {
  const short = name.split(',')[0]?.trim() ?? '';
  return short.length > 40 ? `${short.slice(0, 39)}…` : short;
}

function measure(
  context: Context,
  text: string,
  [x, y]: Point,
  unit: number,
  weight: number,
  size: number,
): Box {
  context.font = `${weight} ${size * unit}px ${family}`;
  const wide = context.measureText(text).width;
  return [x - 8 * unit, y - size * 1.8 * unit, x + wide + 22 * unit, y + 6 * unit];
}

/** The larger towns come first; one whose name would cover another's is left out. */
function writeTown(context: Context, name: string, [x, y]: Point, place: Place) {
  const { width, height, unit, colours, taken } = place;
  context.font = `500 ${11 * unit}px ${family}`;
  const wide = context.measureText(name).width;
  const box: Box = [x - 5 * unit, y - 8 * unit, x + wide + 10 * unit, y + 8 * unit];
  if (box[0] < 2 || box[1] < 2 || box[2] > width - 2 || box[3] > height - 2) return;
  if (taken.some((other) => box[0] < other[2] && box[2] > other[0] && box[1] < other[3] && box[3] > other[1]))
    return;
  taken.push(box);
  context.beginPath();
  context.arc(x, y, 2.4 * unit, 0, Math.PI * 2);
  context.fillStyle = colours.town;
  context.fill();
  write(context, name, x + 6 * unit, y + 4 * unit, colours.text, colours.halo, unit);
}

function write(
  context: Context,
  text: string,
  x: number,
  y: number,
  fill: string,
  halo: string,
  unit: number,
) {
  context.lineJoin = 'round';
  context.lineWidth = 3 * unit;
  context.strokeStyle = halo;
  context.strokeText(text, x, y);
  context.fillStyle = fill;
  context.fillText(text, x, y);
}

function drawPin(context: Context, [x, y]: Point, unit: number, colours: Colours) {
  const head = y - 20 * unit;
  context.beginPath();
  context.moveTo(x, y);
  context.bezierCurveTo(x - 4 * unit, y - 8 * unit, x - 10 * unit, head + 9 * unit, x - 10 * unit, head);
  context.arc(x, head, 10 * unit, Math.PI, 0);
  context.bezierCurveTo(x + 10 * unit, head + 9 * unit, x + 4 * unit, y - 8 * unit, x, y);
  context.fillStyle = colours.pin;
  context.fill();
  context.strokeStyle = colours.dot;
  context.lineWidth = 2 * unit;
  context.stroke();
  context.beginPath();
  context.arc(x, head, 3.6 * unit, 0, Math.PI * 2);
  context.fillStyle = colours.dot;
  context.fill();
}

/** West, south, east, north of all corners; countries across the date line get the whole width, which is harmless. */
function geoBoxOf(geometry: { type: string }): Box | null {
  const { coordinates } = geometry as unknown as { coordinates: unknown };
  const box: Box = [180, 90, -180, -90];
  const visit = (part: unknown): void => {
    if (!Array.isArray(part)) return;
    const [x, y] = part;
    if (typeof x !== 'number' || typeof y !== 'number') {
      for (const inner of part) visit(inner);
      return;
    }
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  };
  visit(coordinates);
  return box[0] <= box[2] ? box : null;
}
