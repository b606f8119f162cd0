'use client';

import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { CategoryJson } from '@/lib/categories/schema';
import { formatDateTime } from '@/lib/dates';
import type { EditedPost } from '@/lib/posts/edit';
import { postStatus } from '@/lib/posts/status';
import { AuthorsField } from './authors-field';
import { DateField } from './date-field';
import type { Draft } from './draft';
import { ImageField } from './image-field';
import { MustReadField } from './must-read-field';

type Props = {
  draft: Draft;
  post: EditedPost | null;
  categories: CategoryJson[];
  errors: Record<string, string[]>;
  saving: boolean;
  /** Of who may edit the group. */
  mayAsk: boolean;
  onChange: (part: Partial<Draft>) => void;
  onPublish: () => void;
};

/** Everything about a post that is not its text. */
export function Rail({ draft, post, categories, errors, saving, mayAsk, onChange, onPublish }: Props) {
  const published = post?.status === postStatus.published;
  return (
    <div className="grid gap-5">
      <div className="flex items-center justify-between gap-3">
        <Badge>{statusText(post)}</Badge>
        {/* Where the clocks of browser and server differ, the server's word stands until something changes. */}
        <span className="text-13 text-soft" suppressHydrationWarning>
          {timeframe(draft, published)}
        </span>
      </div>
      <Button variant="primary" pending={saving} onClick={onPublish}>
        {published ? 'Update' : 'Publish'}
      </Button>
      <DateField
        label="Publish date"
        empty="Immediately"
        value={draft.publishedAt}
        error={errors.published_at}
        onChange={(publishedAt) => onChange({ publishedAt })}
      />
      {!published && (
        <Checkbox
          label="Notify"
          hint={draft.notify ? 'Everyone' : 'Nobody'}
          checked={draft.notify}
          onChange={({ target }) => onChange({ notify: target.checked })}
        />
      )}
      <ImageField
        value={draft.image}
        contain={draft.contain}
        error={errors.featured_image}
        onChange={onChange}
      />
      <Field label="Category" error={errors.categories}>
        {(control) => (
          <Select
            {...control}
            value={draft.category ?? ''}
            options={[{ value: '', label: 'None' }, ...optionsOf(categories)]}
            onChange={({ target }) => onChange({ category: Number(target.value) || null })}
          />
        )}
      </Field>
      <Checkbox
        label="Featured"
        hint="Stands first on the homepage."
        checked={draft.featured}
        onChange={({ target }) => onChange({ featured: target.checked })}
      />
      {mayAsk && (
        <MustReadField
          draft={draft}
          asked={published && post.must_read !== null}
          error={errors['must_read.due_at']}
          onChange={onChange}
        />
      )}
      <AuthorsField
        value={draft.authors}
        error={errors.authors}
        onChange={(authors) => onChange({ authors })}
      />
    </div>
  );
}

function statusText(post: EditedPost | null): string {
  if (!post || post.status === postStatus.unsaved) return 'Un-Saved';
  return post.status === postStatus.published ? 'Published' : 'Draft';
}

/** Spec §4: 'Scheduled' for a date to come, 'Published' for a past one that is live, else 'Publish'. */
function timeframe(draft: Draft, published: boolean): string {
  if (draft.publishedAt > formatDateTime(new Date())) return 'Scheduled';
  return published && draft.publishedAt ? 'Published' : 'Publish';
}

function optionsOf(tree: CategoryJson[], depth = 0): { value: number; label: string }[] {
  return tree.flatMap(({ id, name, children }) => [
    { value: id, label: `${'\u00a0\u00a0'.repeat(depth)}${name}` },
    ...optionsOf(children, depth + 1),
  ]);
}
