'use client';

import {
  Chart,
  type ChartData,
  type ChartOptions,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useEffect, useRef, useState } from 'react';
import { Line } from 'react-chartjs-2';
import { displayDate, formatDateTime, parseDateTime } from '@/lib/dates';

Chart.register(Filler, LinearScale, LineController, LineElement, PointElement, Tooltip);

type Props = { labels: readonly string[]; views: readonly number[] };
type Colours = { line: string; text: string; grid: string };

const divisions = 4;

export function LineChart({ labels, views }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [colours, setColours] = useState<Colours | null>(null);

  useEffect(() => {
    const read = () => frame.current && setColours(coloursOf(frame.current));
    read();
    return onThemeChange(read);
  }, []);

  const points = labels.map((label, index) => ({ x: timeOf(label), y: views[index] ?? 0 }));
  return (
    <div ref={frame} className="h-full">
      {colours && <Line data={dataOf(points, colours)} options={optionsOf(points, colours)} />}
    </div>
  );
}

type Point = { x: number; y: number };

function dataOf(points: Point[], { line }: Colours): ChartData<'line', Point[]> {
  return {
    datasets: [
      {
        data: points,
        borderColor: line,
        backgroundColor: `color-mix(in oklab, ${line} 12%, transparent)`,
        borderWidth: 2,
        fill: true,
        pointRadius: points.length > 60 ? 0 : 2.5,
        pointBackgroundColor: line,
        pointHitRadius: 12,
        cubicInterpolationMode: 'monotone',
      },
    ],
  };
}

/** Whole numbers from 0 upwards, and four divisions of the time (spec §2, analytics). */
function optionsOf(points: Point[], { text, grid }: Colours): ChartOptions<'line'> {
  const from = points[0]?.x ?? 0;
  const to = points.at(-1)?.x ?? from;
  const span = Math.max(to - from, 1);
  return {
    maintainAspectRatio: false,
    animation: false,
    scales: {
      x: {
        type: 'linear',
        min: from,
        max: from + span,
        grid: { color: grid },
        border: { color: grid },
        ticks: {
          color: text,
          stepSize: span / divisions,
          maxRotation: 40,
          callback: (value) => dateOf(Number(value)),
        },
      },
      y: {
        beginAtZero: true,
        suggestedMax: 4,
        grid: { color: grid },
        border: { display: false },
        ticks: { color: text, precision: 0 },
      },
    },
    plugins: {
      tooltip: {
        displayColors: false,
        callbacks: {
          title: ([item]) => dateOf(item?.parsed.x ?? 0),
          label: ({ parsed }) => (parsed.y === 1 ? '1 view' : `${parsed.y} views`),
        },
      },
    },
  };
}

function timeOf(label: string) {
  return parseDateTime(label)?.getTime() ?? 0;
}

function dateOf(time: number) {
  return displayDate(formatDateTime(new Date(time)), 'chart');
}

/** A canvas knows no variables: the colours are read from elements that wear them. */
function coloursOf(frame: HTMLElement): Colours {
  const probe = frame.appendChild(document.createElement('span'));
  const read = (name: string) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const colours = { line: read('accent'), text: read('faint'), grid: read('line') };
  probe.remove();
  return colours;
}

function onThemeChange(changed: () => void) {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(changed);
  system.addEventListener('change', changed);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', changed);
    chosen.disconnect();
  };
}
