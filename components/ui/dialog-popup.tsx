'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { Alert } from './alert';
import type { DialogProps } from './dialog';
import { IconButton } from './icon-button';

const fields = '.dialog-body :is(input:not([type="hidden"]), textarea, select):enabled';

/** Begins at the first field, or where the caller says; under a finger the keyboard stays down. */
export function DialogPopup(props: DialogProps) {
  const { open, onClose, title, footer, size = 'md', locked, alert, asks = alert, initialFocus } = props;
  // 'Close' is the button at the foot, where there is one (spec §2): a name is found once.
  const cross = footer ? 'Dismiss' : 'Close';
  const popup = useRef<HTMLDivElement>(null);
  const firstField = () => popup.current?.querySelector<HTMLElement>(fields) ?? true;
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => !next && !locked && onClose()}
      disablePointerDismissal={asks ?? false}
    >
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup
          className={clsx('dialog', size !== 'md' && `dialog-${size}`)}
          ref={popup}
          initialFocus={initialFocus ?? ((by) => by === 'touch' || firstField())}
          finalFocus={props.finalFocus}
          role={alert ? 'alertdialog' : 'dialog'}
        >
          <div className="dialog-head">
            <Base.Title>{title}</Base.Title>
            <Base.Close
              render={<IconButton icon="x" label={cross} size="sm" tooltip={false} disabled={locked} />}
            />
          </div>
          <Content {...props} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function Content({ children, footer, error, onSubmit }: DialogProps) {
  const errors = typeof error === 'string' ? [error] : (error ?? []);
  const content = (
    <>
      <div className="dialog-body">
        {errors.length > 0 && <Alert errors={errors} />}
        {children}
      </div>
      {footer && <div className="dialog-foot">{footer}</div>}
    </>
  );
  return onSubmit ? <form onSubmit={onSubmit}>{content}</form> : content;
}
