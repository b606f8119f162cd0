import { EmptyState } from '@/components/ui/empty-state';
import { LocalTime } from '@/components/ui/local-time';
import { PageHeader } from '@/components/ui/page';
import { Pagination } from '@/components/ui/pagination';
import type { DeadJobJson, JobsReportJson, WaitingQueueJson } from '@/lib/jobs/schema';
import { withQuery } from '@/lib/urls';
import { JobButtons } from './job-buttons';

const queueNames: Record<string, string> = { quick: 'Quick jobs', slow: 'Long jobs' };

/** What happens without anybody pressing a button, where it stopped happening. */
export function JobsScreen({ report }: { report: JobsReportJson }) {
  const { queues, data, current_page, last_page } = report;
  return (
    <>
      <PageHeader
        title="Jobs"
        description="What Hearth does by itself: announcing posts, reminding people, cleaning up. A job that fails is tried again; what failed at every try waits here."
      />
      <dl className="job-queues">
        {queues.map((queue) => (
          <div key={queue.name}>
            <dt>{queueNames[queue.name] ?? queue.name}</dt>
            <dd>{queue.waiting === 0 ? 'Nothing waits' : waitingText(queue)}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-8 mb-3">Failed jobs</h2>
      {data.length === 0 && (
        <EmptyState icon="circle-check" title="No job has failed">
          A job that fails at every try is kept here until somebody tries it again or discards it.
        </EmptyState>
      )}
      {data.length > 0 && (
        <ul className="audit" aria-label="Failed jobs, the latest first">
          {data.map((job) => (
            <Failed key={job.id} job={job} />
          ))}
        </ul>
      )}
      <Pagination
        page={current_page}
        lastPage={last_page}
        href={(page) => withQuery('/settings/jobs', { page })}
      />
    </>
  );
}

function waitingText({ waiting, seconds }: WaitingQueueJson): string {
  const since = seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
  return `${waiting} waiting, the oldest for ${since}`;
}

function Failed({ job: { id, job, input, error, tries, failed_at } }: { job: DeadJobJson }) {
  return (
    <li>
      <div className="audit-line">
        <p>
          <strong>{job}</strong> {input && <span className="text-soft">{inputText(input)}</span>}
        </p>
        <LocalTime value={failed_at} format="dateTime" className="audit-time" />
      </div>
      <p className="job-error">{error ?? 'It ended without a word, as when a process was killed.'}</p>
      <div className="audit-line items-center">
        <p className="text-13 text-soft">{tries === 1 ? 'Tried once' : `Tried ${tries} times`}</p>
        <JobButtons id={id} name={job} />
      </div>
    </li>
  );
}

function inputText(input: Record<string, unknown>): string {
  return Object.entries(input)
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ');
}
