'use client';

import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { type Crop, moveCrop, squareIn } from '@/lib/media/crop';
import type { MediaJson } from '@/lib/media/schema';
import './avatar-crop.css';

type Props = {
  /** What was chosen last. */
  initial: Crop;
  media: MediaJson & { width: number; height: number };
  onClose: () => void;
  /** Answers whether it was saved. */
  onSave: (crop: Crop) => Promise<boolean>;
  errors: readonly string[];
};

/** The part of a picture that becomes the avatar: a circle to drag, or to move with the arrow keys. */
export function AvatarCrop({ initial, media, onClose, onSave, errors }: Props) {
  const [crop, setCrop] = useState(initial);
  const [pending, setPending] = useState(false);

  async function save() {
    setPending(true);
    if (await onSave(crop)) onClose();
    else setPending(false);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Choose the part that is shown"
      error={errors}
      locked={pending}
      footer={
        <>
          <Button onClick={onClose} disabled={pending}>
            Cancel
          </Button>
          <Button variant="primary" pending={pending} onClick={save}>
            Use this part
          </Button>
        </>
      }
    >
      <Circle media={media} crop={crop} onCrop={setCrop} />
      <label className="avatar-zoom">
        Zoom
        <input
          type="range"
          min={1}
          max={4}
          step={0.1}
          value={crop.zoom}
          onChange={(event) => setCrop({ ...crop, zoom: Number(event.target.value) })}
        />
      </label>
    </Dialog>
  );
}

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type CircleProps = Pick<Props, 'media'> & { crop: Crop; onCrop: (crop: Crop) => void };

function Circle({ media, crop, onCrop }: CircleProps) {
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef<{ crop: Crop; x: number; y: number } | null>(null);
  const { width, height } = media;
  const { left, top, side } = squareIn(media, crop);
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

  function hold({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent) {
    currentTarget.setPointerCapture(pointerId);
    held.current = { crop, x, y };
  }

  /** By the whole way since the press: single steps would leave out what was walked past the edge. */
  function drag({ clientX, clientY }: PointerEvent) {
    const shown = frame.current?.clientWidth ?? 0;
    if (!held.current || shown === 0) return;
    const { crop: from, x, y } = held.current;
    const scale = width / shown;
    onCrop(moveCrop(media, from, { x: (clientX - x) * scale, y: (clientY - y) * scale }));
  }

  function press(event: KeyboardEvent) {
    const [x, y] = steps[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    const step = side / (event.shiftKey ? 50 : 10);
    onCrop(moveCrop(media, crop, { x: x * step, y: y * step }));
  }

  return (
    <>
      <p className="hint" id="avatar-crop-hint">
        Drag the circle, or move it with the arrow keys.
      </p>
      <div
        ref={frame}
        className="avatar-crop"
        // As high as fits beside the rest of the dialog, whatever the picture's shape.
        style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, ${(50 * width) / height}dvh)` }}
      >
        {/* biome-ignore lint/performance/noImgElement: a stored file; next/image is off. */}
        <img src={`${media.url}?w=960`} alt="" draggable={false} />
        <button
          type="button"
          aria-label="Part of the picture that is shown"
          aria-describedby="avatar-crop-hint"
          style={{
            left: percent(left, width),
            top: percent(top, height),
            width: percent(side, width),
          }}
          onPointerDown={hold}
          onPointerMove={drag}
          onLostPointerCapture={() => {
            held.current = null;
          }}
          onKeyDown={press}
        />
      </div>
      <p className="sr-only" role="status">
        {`${Math.round(((left + side / 2) / width) * 100)} % across, ${Math.round(((top + side / 2) / height) * 100)} % down`}
      </p>
    </>
  );
}
