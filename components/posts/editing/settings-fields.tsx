import { Badge } from '@/components/ui/badge';
import { Checkbox, Switch } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { CategoryJson } from '@/lib/categories/schema';
import { type Draft, statuses } from './draft';
import { PublishDate } from './publish-date';

export type EditorGroup = {
  id: number;
  slug: string;
  name: string;
  type: number;
  categories: readonly CategoryJson[];
  can: { edit: boolean; createPosts: boolean };
};

type Props = {
  group: EditorGroup;
  draft: Draft;
  status: number;
  errors: Record<string, string[]>;
  onChange: (patch: Partial<Draft>) => void;
};

const labels = ['Un-Saved', 'Draft', 'Published'];
const filesGroup = 3;

/** What is decided about a post beside its text. */
export function SettingsFields({ group, draft, status, errors, onChange }: Props) {
  const published = status === statuses.published;
  return (
    <>
      <div className="post-editor-row">
        <span className="label">Status</span>
        <Badge tone={published ? 'green' : undefined}>{labels[status]}</Badge>
      </div>
      <PublishDate
        value={draft.published_at}
        status={status}
        onChange={(published_at) => onChange({ published_at })}
      />
      {!published && (
        <div className="field">
          <span className="label" id="post-editor-notify">
            Notify
          </span>
          <Switch
            label={draft.notify ? 'Everyone' : 'Nobody'}
            aria-describedby="post-editor-notify"
            checked={draft.notify}
            onChange={({ target }) => onChange({ notify: target.checked })}
          />
        </div>
      )}
      {group.categories.length > 0 && (
        <Field label={group.type === filesGroup ? 'Folder' : 'Category'} error={errors.categories}>
          {(control) => (
            <Select
              value={draft.category ?? ''}
              options={[{ value: '', label: 'None' }, ...optionsOf(group.categories)]}
              onChange={({ target }) => onChange({ category: Number(target.value) || null })}
              {...control}
            />
          )}
        </Field>
      )}
      <Checkbox
        label="Featured"
        hint="Shown large on the dashboard."
        checked={draft.featured}
        onChange={({ target }) => onChange({ featured: target.checked })}
      />
    </>
  );
}

/** A select has no levels, so the names are moved in. */
function optionsOf(categories: readonly CategoryJson[], depth = 0): { value: number; label: string }[] {
  return categories.flatMap(({ id, name, children }) => [
    { value: id, label: `${'\u2003'.repeat(depth)}${name}` },
    ...optionsOf(children, depth + 1),
  ]);
}
