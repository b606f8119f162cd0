'use client';

import { lazy, Suspense } from 'react';
import { patient } from '@/components/ui/patient';
import { Skeleton } from '@/components/ui/skeleton';

const LineChart = lazy(
  patient(() => import('./line-chart').then((module) => ({ default: module.LineChart }))),
);

type Props = {
  /** The beginning of each hour or day, on the wire's format. */
  labels: readonly string[];
  views: readonly number[];
};

/** Fetches the library that draws only here, in a frame of the chart's own height. */
export function AnalyticsChart(props: Props) {
  return (
    <div className="chart" aria-hidden="true">
      <Suspense fallback={<Skeleton className="h-full" />}>
        <LineChart {...props} />
      </Suspense>
    </div>
  );
}
