'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { MediaLibrary } from '@/components/media/media-library';
import { Alert } from '@/components/ui/alert';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/client/api';
import type { UserJson } from '@/lib/users/schema';

/** The picture is changed at once, whatever becomes of the form below it. */
export function AvatarField({ user }: { user: UserJson }) {
  const router = useRouter();
  const [choosing, setChoosing] = useState(false);
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<string[]>([]);

  async function change(avatar: number | null, said: string) {
    setErrors([]);
    setPending(true);
    try {
      await api<UserJson>('PUT', `/api/user/${user.id}`, { body: { avatar } });
      toast(said);
      router.refresh();
    } catch (error) {
      setErrors(error instanceof ApiError ? error.messages : ['That did not work. Try again.']);
    } finally {
      setPending(false);
    }
  }

  return (
    <fieldset className="mb-6 grid gap-3">
      <legend className="sr-only">Picture</legend>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar person={user} size={96} named />
        <Button icon="image" pending={pending} onClick={() => setChoosing(true)}>
          {user.avatar ? 'Change the picture' : 'Choose a picture'}
        </Button>
        {user.avatar && (
          <Button variant="ghost" disabled={pending} onClick={() => change(null, 'The picture was removed')}>
            Remove
          </Button>
        )}
      </div>
      {errors.length > 0 && <Alert errors={errors} />}
      <MediaLibrary
        type="image"
        open={choosing}
        onOpenChange={setChoosing}
        onSelect={(media) => change(media.id, 'The picture was changed')}
      />
    </fieldset>
  );
}
