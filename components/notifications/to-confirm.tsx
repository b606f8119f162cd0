import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { LocalTime } from '@/components/ui/local-time';
import type { ToConfirmJson } from '@/lib/confirmations/schema';
import { formatDateTime } from '@/lib/dates';
import { postUrl } from '@/lib/urls';

/** What its reader has to read and confirm, before what they are merely told. */
export function ToConfirm({ posts }: { posts: ToConfirmJson[] }) {
  if (posts.length === 0) return null;
  const now = formatDateTime(new Date());
  return (
    <section className="to-confirm" aria-labelledby="to-confirm">
      <h2 id="to-confirm">To confirm</h2>
      <ul>
        {posts.map(({ post, group, due_at }) => (
          <li key={post.id}>
            <Link className="notification" href={postUrl({ slug: post.slug, group })}>
              <Icon name="circle-exclamation-point" />
              <span>
                {post.title}
                <small>
                  {group.name} · {due_at <= now ? 'was due on' : 'due on'}{' '}
                  <LocalTime value={due_at} format="dateTime" />
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
