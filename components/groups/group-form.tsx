'use client';

import { useRouter } from 'next/navigation';
import { type SubmitEvent, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useUnsaved } from '@/components/ui/use-unsaved';
import { ApiError, api } from '@/lib/client/api';
import type { GroupJson } from '@/lib/groups/schema';
import { groupUrl } from '@/lib/urls';
import { GroupFormFailure } from './group-form-failure';
import { GroupPeople, type PeopleLists } from './group-people';
import { GroupTypeField } from './group-type-field';

type Props = { group: GroupJson | null; viewer: { id: number; admin: boolean } };

/** Creates a group or changes its settings; the type is chosen once. */
export function GroupForm({ group, viewer }: Props) {
  const router = useRouter();
  const [isPrivate, setPrivate] = useState(group?.private === 1);
  const [allCreate, setAllCreate] = useState(group ? group.all_users_can_create_posts === 1 : true);
  const [people, setPeople] = useState<PeopleLists>({
    members: group?.members ?? [],
    creators: group?.creators ?? [],
    admins: group?.admins ?? [],
  });
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const unsaved = useUnsaved();
  const errors = failure?.errors ?? {};
  // Whoever is on a list of a private group sees it, so a list that is out of sight must not count.
  const counted = isPrivate && allCreate ? { ...people, creators: [] } : people;
  const ids = (list: keyof PeopleLists) => listIds(counted[list]);

  async function save(form: FormData, version?: number) {
    setPending(true);
    setFailure(null);
    const body = {
      name: form.get('name'),
      ...(group ? {} : { type: Number(form.get('type')) }),
      private: isPrivate,
      all_users_can_create_posts: allCreate,
      members: ids('members'),
      creators: ids('creators'),
      admins: ids('admins'),
    };
    try {
      const saved = group
        ? await api<GroupJson>('PUT', `/api/groups/${group.slug}`, {
            body,
            ...(version !== undefined && { version }),
          })
        : await api<GroupJson>('POST', '/api/groups', { body });
      leaveTo(seesAfter(group !== null) ? groupUrl(saved) : '/groups');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
      setPending(false);
    }
  }

  /** Who takes themself off every list of a private group has just lost sight of it; who makes a group is its admin. */
  function seesAfter(existed: boolean): boolean {
    const listed = (['members', 'creators', 'admins'] as const).some((list) => ids(list).includes(viewer.id));
    return !existed || !isPrivate || viewer.admin || listed;
  }

  function leaveTo(path: string) {
    router.push(path as Parameters<typeof router.push>[0]);
    router.refresh();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!pending) save(new FormData(event.currentTarget), group?.version);
  }

  return (
    <form
      id="group-form"
      method="post"
      className="form"
      ref={unsaved.form}
      onChange={unsaved.onChange}
      onSubmit={submit}
    >
      <Field label="Name" error={errors.name} required>
        {(control) => <Input name="name" defaultValue={group?.name} maxLength={100} {...control} />}
      </Field>
      <input type="hidden" name="people" value={JSON.stringify(Object.values(people).map(listIds))} />
      <GroupTypeField fixed={group?.type} />
      <fieldset className="form-group">
        <legend className="label">Who takes part</legend>
        <Checkbox
          name="private"
          label="Private group"
          hint="Only its members see the group and what is in it. Nobody else is told that it exists."
          checked={isPrivate}
          onChange={(event) => setPrivate(event.target.checked)}
        />
        <Checkbox
          name="all_users_can_create_posts"
          label="All users can create posts"
          hint="Everybody who sees the group can write in it. Otherwise only the people you select."
          checked={allCreate}
          onChange={(event) => setAllCreate(event.target.checked)}
        />
      </fieldset>
      <GroupPeople
        people={people}
        counted={counted}
        onChange={setPeople}
        errors={errors}
        showMembers={isPrivate}
        showCreators={!allCreate}
        closing={group?.private === 0 && isPrivate}
        leaver={group && !viewer.admin && !ids('admins').includes(viewer.id) ? viewer.id : null}
        isNew={!group}
      />
      {failure && (
        <GroupFormFailure
          failure={failure}
          onReload={() => router.refresh()}
          onOverwrite={() => {
            const form = document.querySelector<HTMLFormElement>('#group-form');
            if (form) save(new FormData(form));
          }}
        />
      )}
      <div className="form-actions">
        <ButtonLink href={group ? groupUrl(group) : '/groups'}>Cancel</ButtonLink>
        <Button type="submit" variant="primary" pending={pending}>
          {group ? 'Save changes' : 'Create group'}
        </Button>
      </div>
    </form>
  );
}

const listIds = (people: PeopleLists[keyof PeopleLists]) => people.map((person) => person.id);
