import { jobsReport } from '@/lib/jobs/schema';
import type { Domain } from '@/lib/openapi/operation';
import { pageQuery } from '@/lib/paging';

export const jobsDomain: Domain = {
  tag: 'Jobs',
  description: 'What Hearth does by itself, for team admins.',
  operations: {
    listJobs: {
      call: 'GET /api/account/jobs',
      summary: 'List the jobs that failed at every try, and what waits in the queues',
      query: pageQuery,
      answer: jobsReport,
      errors: [403],
    },
    retryJob: {
      call: 'POST /api/account/jobs/{job}/retry',
      summary: 'Try a failed job again',
      description: 'It goes back to its queue with all its tries. Written down in the audit log.',
      errors: [403],
    },
    discardJob: {
      call: 'DELETE /api/account/jobs/{job}',
      summary: 'Discard a failed job',
      description: 'Written down in the audit log.',
      errors: [403],
    },
  },
};
