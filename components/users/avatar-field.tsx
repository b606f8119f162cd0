'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { MediaLibrary } from '@/components/media/media-library';
import { Alert } from '@/components/ui/alert';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/client/api';
import type { Crop } from '@/lib/media/crop';
import type { MediaJson } from '@/lib/media/schema';
import type { UserJson } from '@/lib/users/schema';
import { AvatarCrop } from './avatar-crop';

/** The picture is changed at once, around the face; then one may choose another part of it. */
type Props = {
  user: UserJson;
  /** What the avatar was made of; an older one may have lost it. */
  made: MediaJson | null;
};

const middle: Crop = { x: 0.5, y: 0.5, zoom: 1.5 };

export function AvatarField({ user, made }: Props) {
  const router = useRouter();
  const [choosing, setChoosing] = useState(false);
  const [cropping, setCropping] = useState(false);
  const [source, setSource] = useState(made);
  const [chosen, setChosen] = useState(middle);
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<string[]>([]);

  async function change(body: { avatar: number | null; avatar_crop?: Crop }, said: string): Promise<boolean> {
    setErrors([]);
    setPending(true);
    try {
      await api<UserJson>('PUT', `/api/user/${user.id}`, { body });
      toast(said);
      router.refresh();
      return true;
    } catch (error) {
      setErrors(error instanceof ApiError ? error.messages : ['That did not work. Try again.']);
      return false;
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
        {user.avatar && source && (
          <Button disabled={pending} onClick={() => setCropping(true)}>
            Choose the part that is shown
          </Button>
        )}
        {user.avatar && (
          <Button
            variant="ghost"
            disabled={pending}
            onClick={() => change({ avatar: null }, 'The picture was removed')}
          >
            Remove
          </Button>
        )}
      </div>
      {errors.length > 0 && !cropping && <Alert errors={errors} />}
      <MediaLibrary
        type="image"
        open={choosing}
        onOpenChange={setChoosing}
        onSelect={async (media) => {
          if (!(await change({ avatar: media.id }, 'The picture was changed'))) return;
          setSource(media);
          setChosen(middle);
        }}
      />
      {cropping && source?.width !== undefined && source.height !== undefined && (
        <AvatarCrop
          initial={chosen}
          media={{ ...source, width: source.width, height: source.height }}
          errors={errors}
          onClose={() => setCropping(false)}
          onSave={async (crop) => {
            const done = await change({ avatar: source.id, avatar_crop: crop }, 'The picture was changed');
            if (done) setChosen(crop);
            return done;
          }}
        />
      )}
    </fieldset>
  );
}
