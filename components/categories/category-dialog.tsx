'use client';

import { useRouter } from 'next/navigation';
import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import type { CategoryJson } from '@/lib/categories/schema';
import { ApiError, api } from '@/lib/client/api';
import type { GroupType } from '@/lib/groups/types';
import { categoryWords } from './category-words';

type Props = {
  open: boolean;
  onClose: () => void;
  group: { slug: string; type: GroupType };
  /** The one to edit; without it a new one is made. */
  category?: { slug: string; name: string; version: number } | undefined;
  /** The folder a new one goes into. */
  parentId?: number | undefined;
  /** Called before the page is refreshed. */
  onSaved?: ((category: CategoryJson) => void) | undefined;
  onDeleted?: (() => void) | undefined;
};

/** Creates, renames and deletes a category, in files groups a folder. */
export function CategoryDialog(props: Props) {
  const { open, onClose, group, category, parentId, onSaved, onDeleted } = props;
  const router = useRouter();
  const words = categoryWords(group.type);
  const nameInput = useRef<HTMLInputElement>(null);
  const [asksDelete, setAsksDelete] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [newerVersion, setNewerVersion] = useState<number | null>(null);
  const path = `/api/groups/${group.slug}/categories`;
  const version = newerVersion ?? category?.version;

  function close() {
    setFailure(null);
    setNewerVersion(null);
    setAsksDelete(false);
    onClose();
  }

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    setPending(true);
    setFailure(null);
    try {
      const saved = category
        ? await api<CategoryJson>('PUT', `${path}/${category.slug}`, {
            body: { name },
            ...(version !== undefined && { version }),
          })
        : await api<CategoryJson>('POST', path, { body: { name, parent_id: parentId ?? null } });
      close();
      toast(category ? words.saved(saved.name) : words.added(saved.name));
      onSaved?.(saved);
      router.refresh();
    } catch (error) {
      fail(error);
    } finally {
      setPending(false);
    }
  }

  function fail(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    setFailure(error);
    const current = error.code === 'stale' ? (error.current as CategoryJson) : null;
    if (current) setNewerVersion(current.version);
  }

  async function remove() {
    if (!category) return;
    await api('DELETE', `${path}/${category.slug}`);
    toast(words.deleted(category.name));
    if (onDeleted) onDeleted();
    else router.push(`/groups/${group.slug}`);
    router.refresh();
  }

  const named = failure?.errors.name;
  return (
    <>
      <Dialog
        open={open && !asksDelete}
        onClose={close}
        title={category ? words.edit : words.create}
        error={failure && !named ? explain(failure) : null}
        locked={pending}
        initialFocus={nameInput}
        onSubmit={save}
        footer={
          <>
            {category && (
              <Button
                variant="ghost"
                icon="trash"
                className="text-red sm:mr-auto"
                onClick={() => setAsksDelete(true)}
              >
                {words.remove}
              </Button>
            )}
            <Button onClick={close} disabled={pending}>
              Close
            </Button>
            <Button type="submit" variant="primary" pending={pending}>
              {category ? 'Save' : words.create}
            </Button>
          </>
        }
      >
        <Field label="Name" error={named} required>
          {(control) => (
            <Input ref={nameInput} name="name" defaultValue={category?.name} maxLength={100} {...control} />
          )}
        </Field>
      </Dialog>
      {category && (
        <ConfirmDialog
          danger
          open={open && asksDelete}
          onClose={close}
          title={words.deleteTitle(category.name)}
          confirm="Delete"
          onConfirm={remove}
        >
          <p>{words.deleteQuestion(category.name)}</p>
          <p>{words.deleteLoss}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** After a conflict the next press saves over it, so it says what it would replace. */
function explain(failure: ApiError): string[] {
  if (failure.code !== 'stale') return failure.messages;
  const { name } = failure.current as CategoryJson;
  return [`${failure.message} It is now called "${name}". Save again to replace that name with yours.`];
}
